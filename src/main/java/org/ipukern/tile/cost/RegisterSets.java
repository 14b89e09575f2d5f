package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/** Sets of main registers that an instruction can change, register n as bit n. */
final class RegisterSets {
  /** {@code $m0} to {@code $m11}. */
  private static final int WRITABLE = 0xFFF;

  private RegisterSets() {}

  /** Main registers whose old values the instruction uses. */
  static int read(Insn insn) {
    int set = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().reads()) {
        set |= of(operand);
      }
    }
    return set & WRITABLE;
  }

  /** Main registers that the instruction changes. */
  static int written(Insn insn) {
    int set = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes()) {
        set |= of(operand);
      }
    }
    return set & WRITABLE;
  }

  private static int of(Operand operand) {
    if (!operand.spec().kind().isMain()) {
      return 0;
    }
    return ((1 << operand.spec().kind().registers()) - 1) << (int) operand.value();
  }
}
