package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/** Sets of main registers, register n as bit n. {@code $mzero} is never in one. */
final class RegisterSets {
  private static final int ALL_BUT_ZERO = (1 << Registers.ZERO) - 1;

  private RegisterSets() {}

  /** Main registers whose old values the instruction uses. */
  static int read(Insn insn) {
    int set = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().reads()) {
        set |= of(operand);
      }
    }
    return set & ALL_BUT_ZERO;
  }

  /** Main registers that the instruction changes. */
  static int written(Insn insn) {
    int set = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes()) {
        set |= of(operand);
      }
    }
    return set & ALL_BUT_ZERO;
  }

  private static int of(Operand operand) {
    if (!operand.spec().kind().isMain()) {
      return 0;
    }
    return ((1 << operand.spec().kind().registers()) - 1) << (int) operand.value();
  }
}
