package org.ipukern.tile.lint;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/**
 * What an immediate operand may be, over all forms of its instruction that differ only there; over
 * the one form that a spelling asks for where it does.
 *
 * @param value the value written
 * @param kinds the kinds of those forms
 * @param negated true if the form takes what is written with the other sign
 */
record Immediates(long value, List<OperandKind> kinds, boolean negated) {
  private static final long ROUND = 1L << 20;

  /** True for immediates that no rule of their own judges. */
  static boolean isPlain(Insn insn, Operand operand) {
    return operand.spec().kind().isImmediate()
        && !insn.mnemonic().equals("rpt")
        && !isStride(operand)
        && !isMemory(operand);
  }

  /** True for the immediate that selects the steps of a paced access. */
  static boolean isStride(Operand operand) {
    return operand.spec().name().equals("strimm");
  }

  /** True for the scaled offset or step of a memory access. */
  static boolean isMemory(Operand operand) {
    return operand.spec().kind().isImmediate()
        && (operand.spec().role().equals("mem.offset") || operand.spec().name().equals("step"));
  }

  static Immediates of(Insn insn, Operand operand) {
    if (!insn.spelling().equals(insn.mnemonic())) {
      boolean negated = insn.mnemonic().equals("add") && insn.spelling().startsWith("sub");
      long written = negated ? -operand.value() : operand.value();
      return new Immediates(written, List.of(operand.spec().kind()), negated);
    }
    int index = insn.operands().indexOf(operand);
    TreeSet<OperandKind> kinds = new TreeSet<>();
    for (Form form : insn.definition().forms()) {
      if (alike(insn.form(), form, index)) {
        kinds.add(form.operands().get(index).kind());
      }
    }
    return new Immediates(operand.value(), List.copyOf(kinds), false);
  }

  private static boolean alike(Form one, Form other, int index) {
    List<OperandSpec> left = one.operands();
    List<OperandSpec> right = other.operands();
    if (left.size() != right.size() || !right.get(index).kind().isImmediate()) {
      return false;
    }
    for (int i = 0; i < left.size(); i++) {
      if (i != index && left.get(i).kind() != right.get(i).kind()) {
        return false;
      }
    }
    return true;
  }

  /** True if some form of another instruction takes the value as an immediate. */
  boolean acceptedBy(String mnemonic) {
    Optional<Boolean> accepted =
        InstructionTable.ipu21()
            .find(mnemonic)
            .map(
                i ->
                    i.forms().stream()
                        .flatMap(f -> f.operands().stream())
                        .anyMatch(o -> o.kind().isImmediate() && o.kind().accepts(value)));
    return accepted.orElse(false);
  }

  /** The legal value nearest to the one written; the smaller of two that are as near. */
  long nearest() {
    long best = least(kinds.get(0));
    for (OperandKind kind : kinds) {
      long candidate = Math.max(least(kind), Math.min(greatest(kind), value));
      if (kind == OperandKind.IMMZ12) {
        candidate = Math.floorDiv(candidate, ROUND) * ROUND;
      }
      if (Math.abs(candidate - value) < Math.abs(best - value)) {
        best = candidate;
      }
    }
    return best;
  }

  private long least(OperandKind kind) {
    return negated ? -kind.greatest() : kind.least();
  }

  private long greatest(OperandKind kind) {
    return negated ? -kind.least() : kind.greatest();
  }

  /** The legal values in words, such as {@code -128 to 127}. */
  String words() {
    if (kinds.contains(OperandKind.ZIMM16) && kinds.contains(OperandKind.SIMM16)) {
      return OperandKind.SIMM16.least() + " to " + OperandKind.ZIMM16.greatest();
    }
    StringBuilder words = new StringBuilder();
    for (OperandKind kind : kinds) {
      words.append(words.isEmpty() ? "" : ", or ");
      words.append(
          kind == OperandKind.IMMZ12
              ? "32 bits of which the low 20 are zero"
              : String.format(Locale.ROOT, "%d to %d", least(kind), greatest(kind)));
    }
    return words.toString();
  }
}
