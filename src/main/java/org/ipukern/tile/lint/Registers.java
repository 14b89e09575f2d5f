package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/** Sets of registers as bit masks: bit n is {@code $m}n, bit 16+n is {@code $a}n. */
final class Registers {
  /** Every register. */
  static final long ALL = 0xFFFFFFFFL;

  /** {@code $m15}, {@code $a14} and {@code $a15} always read as zero. */
  static final long ZEROS = 1L << 15 | 3L << 30;

  /** The link register of the calling convention, {@code $lr}. */
  static final int LINK = 10;

  /** The stack pointer of the calling convention, {@code $sp}. */
  static final int STACK = 11;

  /** The frame pointer of the calling convention, {@code $fp}. */
  static final int FRAME = 9;

  private static final int AUX_BIT = 16;
  private static final int FILE_SIZE = 16;

  private Registers() {}

  /** Bit of the main register of that number. */
  static long main(int number) {
    return 1L << number;
  }

  /** The registers that an operand names; empty for immediates and the like. */
  static long of(Operand operand) {
    OperandKind kind = operand.spec().kind();
    return mask(kind.isMain(), operand.value(), kind.registers());
  }

  /** So many registers of one file from the first on; what lies outside the file is left out. */
  static long mask(boolean main, long first, int count) {
    long mask = 0;
    for (long number = first; number < first + count; number++) {
      if (number >= 0 && number < FILE_SIZE) {
        mask |= 1L << (number + (main ? 0 : AUX_BIT));
      }
    }
    return mask;
  }

  /** Registers whose old value the instruction uses. */
  static long reads(Insn insn) {
    long mask = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().reads()) {
        mask |= of(operand);
      }
    }
    return mask;
  }

  /** Registers that the instruction changes. */
  static long writes(Insn insn) {
    long mask = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes()) {
        mask |= of(operand);
      }
    }
    return mask;
  }

  /** Index of a single register operand in the masks of this class. */
  static int index(Operand operand) {
    return (int) operand.value() + (operand.spec().kind().isMain() ? 0 : AUX_BIT);
  }

  /** How an operand is written, such as {@code $a4:5}. */
  static String name(Operand operand) {
    OperandKind kind = operand.spec().kind();
    return name(kind.isMain(), operand.value(), kind.registers());
  }

  /** How a group of registers is written. */
  static String name(boolean main, long first, int count) {
    String head = (main ? "$m" : "$a") + first;
    return count <= 1 ? head : head + ":" + (first + count - 1);
  }

  /** The registers of a set, such as {@code $m3, $a0}. */
  static String names(long mask) {
    List<String> names = new ArrayList<>();
    for (int bit = 0; bit < 2 * FILE_SIZE; bit++) {
      if ((mask >> bit & 1) != 0) {
        names.add(name(bit < AUX_BIT, bit % FILE_SIZE, 1));
      }
    }
    return String.join(", ", names);
  }
}
