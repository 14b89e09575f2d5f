package org.ipukern.generator.gate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/**
 * Which words of the state block a program loads: the supervisor through {@code $m0}, the workers
 * through {@code $mvertex_base}.
 */
final class StateLoads {
  private static final int VERTEX_BASE = 13;
  private static final int STATE = 0;
  private static final int ZERO = 15;
  private static final int WORD = 4;

  private final Map<Integer, SourcePosition> words = new TreeMap<>();
  private boolean isKnown = true;

  StateLoads(Program program) {
    for (IssueUnit unit : program.units()) {
      for (Insn insn : unit.instructions()) {
        add(insn);
      }
    }
  }

  /** Index of each word that is loaded, with the place of its first load. */
  Map<Integer, SourcePosition> words() {
    return words;
  }

  /**
   * True if these are all loads from the state block: nothing else is done with its address than to
   * load from it and to hand it to the workers.
   */
  boolean isKnown() {
    return isKnown;
  }

  private void add(Insn insn) {
    int base = insn.mode() == Mode.WORKER ? VERTEX_BASE : STATE;
    List<Operand> uses = insn.operands().stream().filter(o -> names(o, base)).toList();
    if (uses.isEmpty()) {
      return;
    }
    Optional<Operand> offset =
        insn.withRole("mem.offset").filter(o -> isImmediate(o.spec().kind()));
    boolean delta = insn.withRole("mem.delta").map(o -> o.value() == ZERO).orElse(true);
    if (uses.size() == 1 && insn.mnemonic().equals("runall")) {
      isKnown &= uses.get(0).spec().name().equals("vbase") && insn.operand("stride").value() == 0;
    } else if (insn.misfit().isPresent()) {
      isKnown = false; // lint names the immediate
    } else if (uses.size() == 1 && isLoad(insn, uses.get(0)) && offset.isPresent() && delta) {
      int bytes = insn.definition().accesses().get(0).bytes();
      int first = Math.toIntExact(offset.get().value()) * bytes;
      for (int at = first; at < first + bytes; at += WORD) {
        words.putIfAbsent(at / WORD, insn.position());
      }
    } else {
      isKnown = false;
    }
  }

  private static boolean isLoad(Insn insn, Operand base) {
    return base.spec().role().equals("mem.base")
        && insn.definition().accesses().size() == 1
        && !insn.definition().accesses().get(0).store();
  }

  private static boolean names(Operand operand, int register) {
    OperandKind kind = operand.spec().kind();
    return kind.isMain()
        && operand.value() <= register
        && register < operand.value() + kind.registers();
  }

  private static boolean isImmediate(OperandKind kind) {
    return kind.registers() == 0;
  }
}
