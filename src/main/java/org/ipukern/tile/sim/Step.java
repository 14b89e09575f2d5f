package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;

/** One decoded instruction or bundle. */
final class Step {
  static final Operation NOTHING = w -> {};

  final IssueUnit unit;

  /** Address of what follows. */
  final int next;

  final Operation main;

  /** Null if nothing issues to the aux lane. */
  final Operation aux;

  /** Registers whose old values it uses. */
  final long reads;

  /** Registers it changes. */
  final long writes;

  /** Whether it loads from memory. */
  final boolean load;

  private final Insn mainInsn;
  private final Insn auxInsn;

  Step(IssueUnit unit, Insn mainInsn, Operation main, Insn auxInsn, Operation aux) {
    this.unit = unit;
    this.next = unit.end();
    this.mainInsn = mainInsn;
    this.main = main;
    this.auxInsn = auxInsn;
    this.load =
        mainInsn != null
            && mainInsn.definition().accesses().stream().anyMatch(access -> !access.store());
    this.aux = aux;
    this.reads =
        (mainInsn == null ? 0 : RegisterMask.reads(mainInsn))
            | (auxInsn == null ? 0 : RegisterMask.reads(auxInsn));
    this.writes =
        (mainInsn == null ? 0 : RegisterMask.writes(mainInsn))
            | (auxInsn == null ? 0 : RegisterMask.writes(auxInsn));
  }

  /** The instruction of a lane, or the only one. */
  Insn insn(boolean auxLane) {
    return (auxLane && auxInsn != null) || mainInsn == null ? auxInsn : mainInsn;
  }

  /** The instruction that reads one of these registers. */
  Insn readerOf(long registers) {
    boolean byMain = mainInsn != null && (RegisterMask.reads(mainInsn) & registers) != 0;
    return byMain ? mainInsn : auxInsn;
  }

  /** What this may not do in a {@code rpt} body; empty if it may stand there. */
  String repeatObjection() {
    if (!unit.isBundle()) {
      return "a single instruction";
    }
    for (Insn insn : unit.instructions()) {
      if (!insn.definition().rptBody()) {
        return insn.definition().group() + " instruction " + insn.mnemonic();
      }
    }
    return "";
  }
}
