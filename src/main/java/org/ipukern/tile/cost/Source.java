package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Operand;

/**
 * A source operand of the main lane.
 *
 * @param register number of the main register, -1 for a constant
 * @param constant value of the constant
 */
record Source(int register, long constant) {
  static final Source NOTHING = new Source(-1, 0);

  /** An auxiliary register, whose value is never known. */
  private static final Source AUX = new Source(-1, Word.UNKNOWN);

  static Source of(Operand operand) {
    if (operand.spec().kind().isMain()) {
      return new Source((int) operand.value(), 0);
    }
    return operand.spec().kind().isAux() ? AUX : new Source(-1, (int) operand.value());
  }

  long value(Registers registers) {
    return register < 0 ? constant : registers.get(register);
  }

  /** The register as bit n. */
  int mask() {
    return register < 0 ? 0 : 1 << register;
  }
}
