package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/** Picks operands out of an instruction while it is decoded. */
final class Operands {
  /** {@code $mzero}: what stands for a register that the form does not have. */
  static final int ZERO = 15;

  private Operands() {}

  /** The operand of that name, or null if the form has none. */
  static Operand find(Insn insn, String name) {
    for (Operand operand : insn.operands()) {
      if (operand.spec().name().equals(name)) {
        return operand;
      }
    }
    return null;
  }

  /** The first register of an operand. */
  static int register(Insn insn, String name) {
    return (int) insn.operand(name).value();
  }

  /** The register of an operand, {@code $mzero} if the form has no such register. */
  static int registerOrZero(Insn insn, String name) {
    Operand operand = find(insn, name);
    return operand != null && operand.spec().kind().registers() > 0 ? (int) operand.value() : ZERO;
  }

  /** The value of an operand that is not a register, 0 if the form has no such value. */
  static int immediateOrZero(Insn insn, String name) {
    Operand operand = find(insn, name);
    return operand != null && operand.spec().kind().registers() == 0 ? (int) operand.value() : 0;
  }

  /** True if the operand is an auxiliary register. */
  static boolean isAux(Insn insn, String name) {
    return insn.operand(name).spec().kind().isAux();
  }
}
