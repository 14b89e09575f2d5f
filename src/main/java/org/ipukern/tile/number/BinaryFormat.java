package org.ipukern.tile.number;

/**
 * The magnitude codes of a small binary format with denormals: a code counts the representable
 * magnitudes from zero up, so that adding one gives the next one, across binades too.
 *
 * @param fractionBits stored bits of the significand
 * @param leastExponent exponent of the smallest normal number, 2^leastExponent
 * @param greatestCode code of the greatest finite magnitude
 */
record BinaryFormat(int fractionBits, int leastExponent, int greatestCode) {
  private static final int DOUBLE_FRACTION = 52;
  private static final long DOUBLE_BIAS = 1023;
  private static final long EXPONENT_ONE = 1L << DOUBLE_FRACTION;

  /**
   * The code nearest to a finite magnitude, ties to the even code; above {@link #greatestCode()}
   * where the magnitude rounds past it.
   */
  int nearest(double magnitude) {
    long bits = Double.doubleToRawLongBits(magnitude);
    if (bits < leastNormalBits()) {
      // A double of this size counts in denormal steps, so the one addition rounds.
      long anchor =
          (DOUBLE_BIAS + DOUBLE_FRACTION + leastExponent - fractionBits) << DOUBLE_FRACTION;
      double sum = magnitude + Double.longBitsToDouble(anchor);
      return (int) (Double.doubleToRawLongBits(sum) - anchor);
    }
    int shift = DOUBLE_FRACTION - fractionBits;
    long aligned = aligned(bits);
    long odd = (aligned >>> shift) & 1;
    return (int) ((aligned + (1L << (shift - 1)) - 1 + odd) >>> shift);
  }

  /**
   * One of the two codes around a finite magnitude: the upper one if the discarded fraction of a
   * step, in units of 2^-32, is greater than the unsigned random number. A representable magnitude
   * is never moved, and the expected value is the input to within 2^-32 of a step.
   */
  int stochastic(double magnitude, int random) {
    long threshold = Integer.toUnsignedLong(random);
    long bits = Double.doubleToRawLongBits(magnitude);
    if (bits < leastNormalBits()) {
      double steps = Math.scalb(magnitude, fractionBits - leastExponent);
      int lower = (int) steps;
      return lower + ((steps - lower) * 0x1p32 > threshold ? 1 : 0);
    }
    int shift = DOUBLE_FRACTION - fractionBits;
    long aligned = aligned(bits);
    long discarded = aligned & ((1L << shift) - 1);
    return (int) (aligned >>> shift) + (discarded > threshold << (shift - 32) ? 1 : 0);
  }

  /** The exact magnitude of a code. */
  double magnitude(int code) {
    int fraction = code & ((1 << fractionBits) - 1);
    int exponent = code >>> fractionBits;
    return exponent == 0
        ? Math.scalb((double) fraction, leastExponent - fractionBits)
        : Math.scalb(
            (double) (fraction + (1 << fractionBits)), leastExponent + exponent - 1 - fractionBits);
  }

  private long leastNormalBits() {
    return (DOUBLE_BIAS + leastExponent) << DOUBLE_FRACTION;
  }

  /** The bits of a double with the exponent field moved so that 1 is this format's least. */
  private long aligned(long bits) {
    return bits - leastNormalBits() + EXPONENT_ONE;
  }
}
