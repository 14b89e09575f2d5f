package org.ipukern.tile.sim;

/**
 * Single-precision arithmetic on bit patterns, rounded once to nearest even, with the exceptions of
 * the tile. Denormals are kept; every NaN result is {@code 0x7FC00000}.
 *
 * <p>What counts as an invalid operation follows the floating-point control documentation of
 * Graphcore's public popsys header: NaN operands, infinite operands of additions, 0 times infinity,
 * 0/0, infinity/infinity, and results that are not real.
 */
final class Singles {
  static final int NAN = 0x7FC00000;
  static final int SIGN = 0x80000000;

  private Singles() {}

  static int add(Worker w, int x, int y) {
    float a = Float.intBitsToFloat(x);
    float b = Float.intBitsToFloat(y);
    float sum = a + b;
    if (Math.abs(sum) <= Float.MAX_VALUE) {
      return Float.floatToRawIntBits(sum);
    }
    boolean infinite = Float.isInfinite(a) || Float.isInfinite(b);
    return special(w, sum, infinite ? Worker.TRAP_INVALID : Worker.TRAP_OVERFLOW);
  }

  static int subtract(Worker w, int x, int y) {
    return add(w, x, y ^ SIGN);
  }

  static int absoluteAdd(Worker w, int x, int y) {
    return add(w, x & ~SIGN, y & ~SIGN);
  }

  static int multiply(Worker w, int x, int y) {
    float a = Float.intBitsToFloat(x);
    float b = Float.intBitsToFloat(y);
    float product = a * b;
    if (Math.abs(product) <= Float.MAX_VALUE) {
      return Float.floatToRawIntBits(product);
    }
    boolean infinite = Float.isInfinite(a) || Float.isInfinite(b);
    return special(w, product, infinite ? 0 : Worker.TRAP_OVERFLOW);
  }

  static int divide(Worker w, int x, int y) {
    float a = Float.intBitsToFloat(x);
    float b = Float.intBitsToFloat(y);
    float quotient = a / b;
    if (Math.abs(quotient) <= Float.MAX_VALUE) {
      return Float.floatToRawIntBits(quotient);
    }
    int flags = b == 0 ? Worker.TRAP_DIVIDE_BY_ZERO : Worker.TRAP_OVERFLOW;
    return special(w, quotient, Float.isInfinite(a) ? 0 : flags);
  }

  /**
   * Hands on a result that was computed elsewhere.
   *
   * @param flags what an infinite result raises, 0 for nothing
   */
  static int result(Worker w, float value, int flags) {
    return Math.abs(value) <= Float.MAX_VALUE
        ? Float.floatToRawIntBits(value)
        : special(w, value, flags);
  }

  private static int special(Worker w, float value, int flags) {
    if (Float.isNaN(value)) {
      w.raise(Worker.TRAP_INVALID, "invalid f32 operation or NaN operand");
      return NAN;
    }
    if (flags != 0) {
      w.raise(flags, reason(flags));
    }
    return Float.floatToRawIntBits(value);
  }

  private static String reason(int flags) {
    return switch (flags) {
      case Worker.TRAP_DIVIDE_BY_ZERO -> "division by zero";
      case Worker.TRAP_OVERFLOW -> "f32 result beyond 3.4e38";
      default -> "infinite operand of an f32 addition";
    };
  }
}
