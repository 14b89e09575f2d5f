package org.ipukern.tile.sim;

import java.util.Locale;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.SourcePosition;

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

  /** A fault of fetching: nothing issues where the last instruction leads. */
  static StoppedException after(FaultException cause, Worker w, Step last) {
    if (last == null) {
      return at(cause, w, null);
    }
    Insn insn = last.insn(false);
    return new StoppedException(
        new Fault(
            cause.kind(),
            cause.getMessage() + ", where this leads: " + InsnText.of(insn),
            insn.position(),
            w.id,
            w.cycle));
  }

  /** The fault of a run that does not end. */
  static StoppedException endless(Worker w, long limit) {
    String where = "";
    SourcePosition position = null;
    if (w.code.startsAt(w.next)) {
      Insn insn = w.code.at(w.next).insn(false);
      where = " before " + InsnText.of(insn);
      position = insn.position();
    }
    return new StoppedException(
        new Fault(
            FaultKind.ENDLESS,
            String.format(Locale.ROOT, "the limit of %d issues was reached%s", limit, where),
            position,
            w.id,
            w.cycle));
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
