package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;

/** Says where a fault happened. */
final class Faults {
  private Faults() {}

  /** A fault of one instruction of a step. */
  static StoppedException at(FaultException cause, Worker w, Insn insn) {
    String message =
        insn == null ? cause.getMessage() : cause.getMessage() + ": " + InsnText.of(insn);
    return new StoppedException(
        new Fault(cause.kind(), message, insn == null ? null : insn.position(), w.id, w.cycle));
  }

  /** The fault of reading registers that hold nothing. */
  static StoppedException undefined(Worker w, Step step, long registers) {
    String name = RegisterMask.firstName(registers);
    boolean garbage = (w.garbage & registers & -registers) != 0;
    FaultException cause =
        garbage
            ? new FaultException(
                FaultKind.UNDEFINED_ACCUMULATOR,
                name
                    + " came out of accumulators that nothing has cleared or written since the launch")
            : new FaultException(
                FaultKind.UNDEFINED_REGISTER, name + " is read but nothing has written it");
    return at(cause, w, step.readerOf(registers & -registers));
  }
}
