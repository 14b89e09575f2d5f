package org.ipukern.tile.asm;

import java.util.Optional;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.OperandKind;

/**
 * What the field of an operand takes.
 *
 * @param least smallest value, as {@link Operand#value()} counts
 * @param greatest greatest value
 * @param kind the shape of the operand
 */
public record FieldRange(long least, long greatest, OperandKind kind) {
  private static final int REGISTERS = 256;
  private static final long BRANCH_WORDS = 1L << 19;
  private static final long CALL_WORDS = 1L << 20;

  static Optional<FieldRange> of(Insn insn, Operand operand) {
    OperandKind kind = operand.spec().kind();
    if (kind.isImmediate()) {
      return Optional.of(new FieldRange(kind.least(), kind.greatest(), kind));
    }
    if (kind == OperandKind.LABEL) {
      long words = insn.mnemonic().equals("call") ? CALL_WORDS : BRANCH_WORDS;
      return Optional.of(new FieldRange(0, 4 * words - 1, kind));
    }
    // A named register in the wrong space is a matter of its own.
    if (kind == OperandKind.CSR && !operand.symbol().startsWith("$")) {
      int base = insn.form().lane() == Lane.AUX ? REGISTERS : 0;
      return Optional.of(new FieldRange(base, base + REGISTERS - 1, kind));
    }
    return Optional.empty();
  }

  /** True if the operand fits. */
  boolean accepts(Operand operand) {
    return kind.isImmediate()
        ? kind.accepts(operand.value())
        : operand.value() >= least && operand.value() <= greatest;
  }
}
