package org.ipukern.tile.sim;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.NamedConstant;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Prng;

/**
 * Runs single aux-lane instructions on a worker context, written as in assembly without dollars.
 */
final class AuxBench {
  private static final Map<String, OperationFactory> TABLE = ArithmeticOperations.table();

  final Worker worker = new Worker(0);

  AuxBench() {
    Prng.seed(worker.prng, 1);
  }

  /** Decodes, runs and commits one instruction. */
  AuxBench run(String mnemonic, String... operands) {
    return run(insn(mnemonic, operands));
  }

  /** Decodes, runs and commits one instruction. */
  AuxBench run(Insn insn) {
    worker.newGarbage = 0;
    TABLE.get(insn.mnemonic()).create(insn).run(worker);
    worker.commit();
    worker.garbage = (worker.garbage & ~RegisterMask.writes(insn)) | worker.newGarbage;
    return this;
  }

  /** Fills registers from {@code $aN} on. */
  AuxBench set(int register, int... words) {
    System.arraycopy(words, 0, worker.a, register, words.length);
    return this;
  }

  AuxBench setSingles(int register, float... values) {
    for (int i = 0; i < values.length; i++) {
      worker.a[register + i] = Float.floatToRawIntBits(values[i]);
    }
    return this;
  }

  /** What was noted besides the guesses that belong to a whole instruction. */
  List<String> notes() {
    return worker.notes.stream().filter(note -> !note.contains(" rests on a guess: ")).toList();
  }

  int word(int register) {
    return worker.a[register];
  }

  float single(int register) {
    return Float.intBitsToFloat(worker.a[register]);
  }

  /** Half {@code lane} counted from {@code $aN}. */
  int half(int register, int lane) {
    return (worker.a[register + lane / 2] >>> (16 * (lane % 2))) & 0xFFFF;
  }

  float halfValue(int register, int lane) {
    return Half.toFloat(half(register, lane));
  }

  /** The instruction with the form that takes the operands. */
  static Insn insn(String mnemonic, String... texts) {
    Instruction definition = InstructionTable.ipu21().find(mnemonic).orElseThrow();
    SourcePosition nowhere = new SourcePosition("test", 1, 1, 1);
    for (Form form : definition.forms()) {
      if (form.lane() != Lane.AUX || form.operands().size() != texts.length) {
        continue;
      }
      List<Operand> operands = new ArrayList<>();
      for (int i = 0; i < texts.length; i++) {
        OperandKind kind = form.operands().get(i).kind();
        if (kindOf(texts[i], kind) != kind) {
          break;
        }
        String name = kind == OperandKind.ENUM ? texts[i] : "";
        operands.add(new Operand(form.operands().get(i), value(texts[i]), name, nowhere));
      }
      if (operands.size() == texts.length) {
        return new Insn(definition, form, operands, Mode.WORKER, mnemonic, false, nowhere);
      }
    }
    throw new IllegalArgumentException(mnemonic + " does not take " + String.join(", ", texts));
  }

  private static OperandKind kindOf(String text, OperandKind wanted) {
    if (!text.startsWith("a") || !Character.isDigit(text.charAt(1))) {
      return wanted.registers() == 0 ? wanted : null;
    }
    String[] parts = text.split(":", -1);
    if (parts.length == 1) {
      return OperandKind.AREG;
    }
    return switch (parts[1]) {
      case "B" -> OperandKind.AREG_B;
      case "BL" -> OperandKind.AREG_BL;
      case "BU" -> OperandKind.AREG_BU;
      default ->
          Integer.parseInt(parts[1]) - value(text) == 1 ? OperandKind.APAIR : OperandKind.AQUAD;
    };
  }

  private static long value(String text) {
    if (text.startsWith("a")) {
      return Long.parseLong(text.substring(1).split(":", -1)[0]);
    }
    return Character.isDigit(text.charAt(0))
        ? Long.parseLong(text)
        : InstructionTable.ipu21().constant(text).map(NamedConstant::value).orElseThrow();
  }
}
