package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;

/**
 * The address of a stepped load or store, {@code base + pointer}, and where its pointer goes
 * afterwards.
 *
 * @param base register that stays, {@code $mzero} if the only register is the pointer
 * @param pointer register that the instruction moves
 * @param step register scaled by the width, {@code $mzero} where the step is a constant
 * @param shift scale of the step register
 * @param constant constant step in bytes
 */
record SteppedAddress(int base, int pointer, int step, int shift, int constant) {
  static SteppedAddress of(Insn insn, int width) {
    int shift = Integer.numberOfTrailingZeros(width);
    boolean single = Operands.find(insn, "delta") == null;
    return new SteppedAddress(
        single ? Operands.ZERO : Operands.register(insn, "base"),
        Operands.register(insn, single ? "base" : "delta"),
        Operands.registerOrZero(insn, "step"),
        shift,
        Operands.immediateOrZero(insn, "step") << shift);
  }

  int in(Worker w) {
    return w.m[base] + w.m[pointer];
  }

  /** The pointer after the access, from register values before it. */
  int moved(Worker w) {
    return w.m[pointer] + (w.m[step] << shift) + constant;
  }
}
