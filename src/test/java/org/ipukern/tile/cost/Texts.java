package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/** Tiny assembler for tests: one instruction, bundle or label a line. */
final class Texts {
  static final InstructionTable T = InstructionTable.ipu21();
  private final Map<String, Long> labels = new LinkedHashMap<>();

  static Program program(String text) {
    return new Texts().run(text);
  }

  private Program run(String text) {
    List<IssueUnit> units = new ArrayList<>();
    Map<Integer, byte[]> data = new LinkedHashMap<>();
    for (int pass = 0; pass < 2; pass++) {
      units.clear();
      Mode mode = Mode.SUPERVISOR;
      int at = Program.CODE_BASE;
      int number = 0;
      for (String raw : text.lines().toList()) {
        number++;
        String line = raw.strip();
        SourcePosition where = new SourcePosition("t.S", number, 1, 1);
        if (line.isEmpty()) {
          continue;
        }
        if (line.equals(".worker")) {
          mode = Mode.WORKER;
        } else if (line.equals(".supervisor")) {
          mode = Mode.SUPERVISOR;
        } else if (line.equals(".align")) {
          at = (at + 7) / 8 * 8;
        } else if (line.startsWith(".long")) {
          data.put(at, new byte[] {(byte) Integer.parseInt(line.substring(6)), 0, 0, 0});
          at += 4;
        } else if (line.endsWith(":")) {
          labels.put(line.substring(0, line.length() - 1), (long) at);
        } else if (line.startsWith("{")) {
          String[] half = line.substring(1, line.length() - 1).split(";", -1);
          units.add(
              new IssueUnit(
                  at,
                  insn(half[0].strip(), mode, where),
                  insn(half[1].strip(), mode, where),
                  where));
          at += 8;
        } else {
          units.add(new IssueUnit(at, insn(line, mode, where), null, where));
          at += 4;
        }
      }
    }
    Map<String, Symbol> symbols = new LinkedHashMap<>();
    labels.forEach((n, v) -> symbols.put(n, new Symbol(n, v, true, false, "", -1, "", null)));
    return new Program("t.S", List.of(), units, data, symbols, List.of());
  }

  private Insn insn(String text, Mode mode, SourcePosition where) {
    int space = text.indexOf(' ');
    String name = space < 0 ? text : text.substring(0, space);
    String[] words = space < 0 ? new String[0] : text.substring(space + 1).split(", *", -1);
    Instruction definition = T.find(name).orElseThrow(() -> new AssertionError(text));
    for (Form form : definition.forms()) {
      if (!form.modes().contains(mode) || form.operands().size() != words.length) {
        continue;
      }
      List<Operand> operands = new ArrayList<>();
      for (int i = 0; i < words.length; i++) {
        Operand operand = operand(form.operands().get(i), words[i], where);
        if (operand != null) {
          operands.add(operand);
        }
      }
      if (operands.size() == words.length) {
        return new Insn(definition, form, operands, mode, false, where);
      }
    }
    throw new AssertionError(text);
  }

  private Operand operand(OperandSpec spec, String word, SourcePosition where) {
    OperandKind kind = spec.kind();
    String bare = word;
    if (!spec.suffix().isEmpty()) {
      if (!word.endsWith(spec.suffix())) {
        return null;
      }
      bare = word.substring(0, word.length() - spec.suffix().length());
    }
    bare =
        switch (bare) {
          case "$mzero" -> "$m15";
          case "$azeros" -> "$a14:15";
          case "$sp" -> "$m11";
          case "$lr" -> "$m10";
          case "$mvertex_base" -> "$m13";
          case "$mworker_base" -> "$m12";
          default -> bare;
        };
    if (kind.registers() > 0) {
      String letter = kind.isMain() ? "$m" : "$a";
      if (!bare.startsWith(letter)) {
        return null;
      }
      String[] range = bare.substring(2).split(":", -1);
      int first = Integer.parseInt(range[0]);
      int count = range.length == 1 ? 1 : Integer.parseInt(range[1]) - first + 1;
      return count == kind.registers() ? new Operand(spec, first, "", where) : null;
    }
    if (kind == OperandKind.CSR) {
      return T.register(bare).isPresent()
          ? new Operand(spec, T.register(bare).get().index(), bare, where)
          : null;
    }
    if (kind == OperandKind.ENUM) {
      return T.constant(bare).isPresent()
          ? new Operand(spec, T.constant(bare).get().value(), bare, where)
          : null;
    }
    if (bare.startsWith("$")) {
      return null;
    }
    long value;
    if (Character.isDigit(bare.charAt(0)) || bare.charAt(0) == '-') {
      value = Long.decode(bare);
    } else {
      value = labels.getOrDefault(bare, 0L);
    }
    if (kind == OperandKind.LABEL || kind.accepts(value)) {
      return new Operand(spec, value, "", where);
    }
    return null;
  }
}
