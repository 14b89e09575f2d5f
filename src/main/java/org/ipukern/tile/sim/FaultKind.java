package org.ipukern.tile.sim;

/** What stops a simulation. */
public enum FaultKind {
  /** Two accesses of one instruction hit the same memory element (TEXCPT_CONFLICT). */
  ELEMENT_CONFLICT,
  /** An address is not a multiple of the access's alignment (TEXCPT_INVALID_ADDR). */
  MISALIGNED,
  /** An address lies outside tile memory, or in a region that the access may not use. */
  INVALID_ADDRESS,
  /** A load outside every operand and its declared read-ahead. */
  READ_OUTSIDE_OPERAND,
  /** A store outside every operand that may be written. */
  WRITE_OUTSIDE_OPERAND,
  /** An instruction reads a register that nothing has written. */
  UNDEFINED_REGISTER,
  /** An instruction reads accumulators that nothing has cleared or written since the launch. */
  UNDEFINED_ACCUMULATOR,
  /** An instruction uses coefficients that nothing has loaded. */
  UNDEFINED_COEFFICIENT,
  /** A floating-point exception that {@code $FP_CTL} traps (TEXCPT_FP). */
  FLOATING_POINT,
  /** Operands that the instruction does not take (TEXCPT_INVALID_OP). */
  INVALID_OPERAND,
  /** The program counter is misaligned, outside the code, or at data (TEXCPT_INVALID_PC). */
  INVALID_PC,
  /** A {@code rpt} body that holds what it may not hold. */
  INVALID_REPEAT,
  /** {@code runall} or {@code run} with workers still running (SSR.RAERR). */
  LAUNCH_WHILE_RUNNING,
  /** The supervisor changes coefficients while workers run. */
  COEFFICIENTS_WHILE_RUNNING,
  /** The supervisor uses memory that a running worker uses later. */
  RACE,
  /** The supervisor returns while workers run. */
  RETURN_WHILE_RUNNING,
  /** The supervisor returns with {@code $sp}, {@code $fp} or {@code $lr} changed. */
  NOT_RESTORED,
  /** The issue limit was reached. */
  ENDLESS,
  /** A {@code trap} instruction. */
  TRAP,
  /** The instruction's effect is not known, so no verdict is possible. */
  UNKNOWN_SEMANTICS
}
