package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;

/** Decodes an instruction once, so that running it costs no look-ups. */
@FunctionalInterface
interface OperationFactory {
  Operation create(Insn insn);
}
