package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;

/**
 * Every small change of an assembly text that has one unit a line: each register operand the next
 * one, each immediate one more and one less, each mnemonic its neighbours in the table that are
 * written alike, each unit deleted, each two neighbouring units swapped.
 */
final class Mutants {
  /** With an auxiliary register, {@code put} writes what {@code uput} writes. */
  private static final Set<String> SPELLINGS = Set.of("put", "uput");

  private final List<String> lines;
  private final Map<String, Mutant> mutants = new LinkedHashMap<>();
  private final String original;

  private Mutants(String text) {
    original = text;
    lines = List.of(text.split("\n", -1));
  }

  /** All mutants of a text, each once, in the order of the lines. */
  static Collection<Mutant> of(String text, Program program) {
    Mutants all = new Mutants(text);
    List<IssueUnit> units = program.units();
    for (int i = 0; i < units.size(); i++) {
      IssueUnit unit = units.get(i);
      for (Insn insn : unit.instructions()) {
        if (!insn.inserted()) {
          insn.operands().forEach(operand -> all.operand(insn, operand));
          all.mnemonic(insn);
        }
      }
      if (!unit.first().inserted()) {
        all.delete(unit);
        if (i + 1 < units.size()) {
          all.swap(unit, units.get(i + 1));
        }
      }
    }
    return all.mutants.values();
  }

  private void operand(Insn insn, Operand operand) {
    OperandKind kind = operand.spec().kind();
    if (kind.registers() > 0) {
      long next = (operand.value() + kind.registers()) % 16;
      String name = (kind.isMain() ? "$m" : "$a") + next;
      String tail =
          switch (kind) {
            case AREG_B -> ":B";
            case AREG_BL -> ":BL";
            case AREG_BU -> ":BU";
            default -> kind.registers() > 1 ? ":" + (next + kind.registers() - 1) : "";
          };
      replace(
          Mutant.Kind.REGISTER,
          operand.position(),
          name + tail + operand.spec().suffix(),
          Independence.ofRegister(insn, operand));
    } else if (kind.isImmediate()) {
      for (long value : new long[] {operand.value() - 1, operand.value() + 1}) {
        replace(Mutant.Kind.IMMEDIATE, operand.position(), Long.toString(value), "");
      }
    }
  }

  /** The nearest instructions before and after it in the table that take the same operands. */
  private void mnemonic(Insn insn) {
    List<Instruction> table = List.copyOf(InstructionTable.ipu21().instructions());
    int at = table.indexOf(insn.definition());
    for (int step : new int[] {-1, 1}) {
      for (int i = at + step; i >= 0 && i < table.size(); i += step) {
        if (writtenAlike(table.get(i), insn.form())) {
          String name = table.get(i).mnemonic();
          boolean same = Set.of(name, insn.mnemonic()).equals(SPELLINGS);
          replace(
              Mutant.Kind.MNEMONIC,
              insn.position(),
              name,
              same ? "two spellings of one instruction" : "");
          break;
        }
      }
    }
  }

  private static boolean writtenAlike(Instruction other, Form form) {
    return other.forms().stream()
        .anyMatch(f -> f.lane() == form.lane() && shapes(f).equals(shapes(form)));
  }

  private static List<String> shapes(Form form) {
    return form.operands().stream().map(o -> o.kind() + o.suffix()).toList();
  }

  private void replace(Mutant.Kind kind, SourcePosition position, String with, String proof) {
    String line = lines.get(position.line() - 1);
    int from = position.column() - 1;
    String rest = line.substring(Math.min(line.length(), from + position.length()));
    add(kind, position.line(), line.substring(0, from) + with + rest, proof);
  }

  private void delete(IssueUnit unit) {
    add(Mutant.Kind.DELETED, unit.position().line(), "", "");
  }

  private void add(Mutant.Kind kind, int number, String line, String proof) {
    List<String> changed = new ArrayList<>(lines);
    changed.set(number - 1, line);
    put(kind, number, line, changed, proof);
  }

  private void swap(IssueUnit one, IssueUnit two) {
    int first = one.position().line();
    int second = two.position().line();
    if (first == second || two.first().inserted()) {
      return;
    }
    List<String> changed = new ArrayList<>(lines);
    changed.set(first - 1, lines.get(second - 1));
    changed.set(second - 1, lines.get(first - 1));
    boolean neighbours = true;
    for (String between : lines.subList(first, second - 1)) {
      neighbours &= between.isBlank() || between.strip().startsWith("//");
    }
    Optional<String> proof = neighbours ? Independence.of(one, two) : Optional.empty();
    put(Mutant.Kind.SWAPPED, first, lines.get(second - 1), changed, proof.orElse(""));
  }

  private void put(Mutant.Kind kind, int line, String after, List<String> changed, String proof) {
    String text = String.join("\n", changed);
    if (!text.equals(original)) {
      String before = lines.get(line - 1).strip();
      mutants.putIfAbsent(text, new Mutant(kind, line, before, after.strip(), text, proof));
    }
  }
}
