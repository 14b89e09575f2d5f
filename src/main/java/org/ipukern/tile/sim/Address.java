package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;

/**
 * The address of a plain load or store: {@code base + delta + offset * width}.
 *
 * @param base register
 * @param delta register, {@code $mzero} in the forms without one
 * @param offset register scaled by the width, {@code $mzero} where the offset is a constant
 * @param shift scale of the offset register
 * @param constant constant offset in bytes
 */
record Address(int base, int delta, int offset, int shift, int constant) {
  static Address of(Insn insn, int width) {
    int shift = Integer.numberOfTrailingZeros(width);
    return new Address(
        Operands.register(insn, "base"),
        Operands.registerOrZero(insn, "delta"),
        Operands.registerOrZero(insn, "off"),
        shift,
        Operands.immediateOrZero(insn, "off") << shift);
  }

  int in(Worker w) {
    int[] m = w.m;
    return m[base] + m[delta] + (m[offset] << shift) + constant;
  }
}
