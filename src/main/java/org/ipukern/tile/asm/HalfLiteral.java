package org.ipukern.tile.asm;

/** Binary16 bits of a literal, rounded to nearest even. */
final class HalfLiteral {
  static final int INFINITY = 0x7C00;
  static final int NAN = 0x7E00;

  private static final double SMALLEST = 0x1p-24;
  private static final double SMALLEST_NORMAL = 0x1p-14;

  private HalfLiteral() {}

  /** The bits of a number that is not negative. */
  static int bits(double value) {
    if (value < SMALLEST_NORMAL) {
      return (int) Math.rint(value / SMALLEST);
    }
    int exponent = Math.getExponent(value);
    if (exponent > 15) {
      return INFINITY;
    }
    int mantissa = (int) Math.rint(value / Math.scalb(1.0, exponent - 10));
    // A mantissa of 2048 carries into the exponent, which the sum does by itself.
    return Math.min(INFINITY, ((exponent + 14) << 10) + mantissa);
  }
}
