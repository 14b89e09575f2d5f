package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Insn;

/**
 * Where an ordinary load or store goes: {@code base + delta + offset * scale}.
 *
 * @param base the base
 * @param delta added in bytes
 * @param offset added in units of the access
 * @param scale bytes of the access
 */
record Address(Source base, Source delta, Source offset, int scale) {
  static Address of(Insn insn) {
    return new Address(
        role(insn, "mem.base"),
        role(insn, "mem.delta"),
        role(insn, "mem.offset"),
        insn.definition().accesses().get(0).bytes());
  }

  private static Source role(Insn insn, String role) {
    return insn.withRole(role).map(Source::of).orElse(Source.NOTHING);
  }

  long value(Registers registers) {
    long start = Word.sum(base.value(registers), delta.value(registers));
    return Word.sum(start, Word.times(offset.value(registers), scale));
  }
}
