package org.ipukern.tile.sim;

import java.util.List;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/**
 * Sets of registers as bits: {@code $mN} is bit N, {@code $aN} bit 16 + N; from bit 32 on stand the
 * control registers whose content a launch does not give.
 *
 * <p>{@code $m14} and {@code $a8..$a13} are reserved and never count as defined, except that the
 * quad {@code $a12:15} reads as zeros.
 */
final class RegisterMask {
  static final long TAS = 1L << 32;
  static final long FP_NFMT = 1L << 33;
  static final long FP_SCL = 1L << 34;

  /** What {@code $FP_INFMT} and {@code $FP_ISCL} give at a launch. */
  static final long FP8_STATE = FP_NFMT | FP_SCL;

  private static final String[] CONTROL_NAMES = {"$TAS", "$FP_NFMT", "$FP_SCL"};

  /** {@code $mzero} and {@code $azeros}. */
  static final long ALWAYS_DEFINED = 1L << 15 | 3L << 30;

  /** {@code $m0..$m11}, {@code $a0..$a7} and the control registers. */
  static final long WRITABLE = 0xFFFL | 0xFFL << 16 | TAS | FP8_STATE;

  /** {@code $mworker_base} and {@code $mvertex_base}. */
  static final long LAUNCH = 3L << 12;

  private RegisterMask() {}

  static long main(int register, int count) {
    return ((1L << count) - 1) << register;
  }

  static long aux(int register, int count) {
    return ((1L << count) - 1) << (16 + register);
  }

  /** Registers whose old values the instruction uses. */
  static long reads(Insn insn) {
    List<String> state = insn.definition().state();
    long mask =
        (state.contains("TAS r") ? TAS : 0)
            | (state.contains("FP_NFMT r") ? FP_NFMT : 0)
            | (state.contains("FP_SCL r") ? FP_SCL : 0);
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().reads()) {
        mask |= of(operand);
      }
    }
    return mask;
  }

  /** Registers that the instruction changes; writes that vanish are left out. */
  static long writes(Insn insn) {
    long mask = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes()) {
        mask |= of(operand);
      }
    }
    return mask & WRITABLE;
  }

  /** Registers that two operands of the instruction change at once. */
  static long writtenTwice(Insn insn) {
    long once = 0;
    long twice = 0;
    for (Operand operand : insn.operands()) {
      if (operand.spec().access().writes()) {
        long mask = of(operand) & WRITABLE;
        twice |= once & mask;
        once |= mask;
      }
    }
    return twice;
  }

  private static long of(Operand operand) {
    OperandKind kind = operand.spec().kind();
    int register = (int) operand.value();
    if (kind.isMain()) {
      return main(register, kind.registers());
    }
    if (kind.isAux()) {
      boolean zeros = register + kind.registers() == 16 && register >= 12;
      return zeros ? ALWAYS_DEFINED & ~main(15, 1) : aux(register, kind.registers());
    }
    return kind == OperandKind.CSR ? control((int) operand.value()) : 0;
  }

  private static long control(int index) {
    return switch (index) {
      case ControlIndex.TAS -> TAS;
      case ControlIndex.FP_NFMT -> FP_NFMT;
      case ControlIndex.FP_SCL -> FP_SCL;
      default -> 0;
    };
  }

  /** The lowest register of a set, as the assembler spells it. */
  static String firstName(long mask) {
    int bit = Long.numberOfTrailingZeros(mask);
    if (bit >= 32) {
      return CONTROL_NAMES[bit - 32];
    }
    return bit < 16 ? "$m" + bit : "$a" + (bit - 16);
  }
}
