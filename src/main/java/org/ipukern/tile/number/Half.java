package org.ipukern.tile.number;

/**
 * IEEE binary16 on bit patterns 0..65535. Denormals and minus zero are kept. The tile never
 * produces an infinity: what is too large saturates or becomes NaN.
 */
public final class Half {
  /** The quiet NaN that every conversion gives. */
  public static final int NAN = 0x7E00;

  /** The greatest finite value, 65,504. */
  public static final int MAX = 0x7BFF;

  /** Plus infinity, which only data from elsewhere can hold. */
  public static final int INFINITY = 0x7C00;

  /** One. */
  public static final int ONE = 0x3C00;

  private static final int SIGN = 0x8000;
  private static final BinaryFormat FORMAT = new BinaryFormat(10, -14, MAX);
  private static final float[] VALUES = values();

  private Half() {}

  /** The exact value of a half; NaN for every NaN pattern. */
  public static float toFloat(int bits) {
    return VALUES[bits & 0xFFFF];
  }

  /**
   * The half nearest to a value, rounded once, ties to even.
   *
   * @param overflow what becomes of magnitudes that round beyond 65,504, infinities included
   */
  public static int fromDouble(double value, Overflow overflow) {
    double magnitude = Math.abs(value);
    // Infinities and NaN leave here, so that the format sees finite magnitudes alone.
    if (!(magnitude < 0x1p17)) {
      return special(value, overflow);
    }
    return finish(FORMAT.nearest(magnitude), value, overflow);
  }

  /** The half nearest to a value, rounded once; see {@link #fromDouble(double, Overflow)}. */
  public static int fromFloat(float value, Overflow overflow) {
    return fromDouble(value, overflow);
  }

  /**
   * One of the two halves around a value, the one of greater magnitude with the probability of the
   * discarded fraction.
   *
   * @param randomBits 32 uniformly distributed bits; all zeros round any inexact value away from
   *     zero, all ones towards zero
   */
  public static int fromDouble(double value, Overflow overflow, int randomBits) {
    double magnitude = Math.abs(value);
    if (!(magnitude < 0x1p17)) {
      return special(value, overflow);
    }
    return finish(FORMAT.stochastic(magnitude, randomBits), value, overflow);
  }

  /** True for the patterns that are not a number. */
  public static boolean isNan(int bits) {
    return (bits & 0x7FFF) > INFINITY;
  }

  /** True for plus and minus infinity. */
  public static boolean isInfinite(int bits) {
    return (bits & 0x7FFF) == INFINITY;
  }

  /**
   * The distance from a finite half to the next one of greater magnitude, 2^-24 at zero and 32 at
   * 65,504; NaN for infinities and NaN.
   */
  public static double spacing(int bits) {
    int exponent = (bits & 0x7C00) >>> 10;
    return exponent == 31 ? Double.NaN : Math.scalb(1.0, Math.max(exponent, 1) - 25);
  }

  private static int special(double value, Overflow overflow) {
    if (Double.isNaN(value) || overflow == Overflow.NAN) {
      return NAN;
    }
    return value < 0 ? SIGN | MAX : MAX;
  }

  private static int finish(int code, double value, Overflow overflow) {
    if (code > MAX) {
      return special(value, overflow);
    }
    return code | ((int) (Double.doubleToRawLongBits(value) >>> 48) & SIGN);
  }

  private static float[] values() {
    float[] values = new float[0x10000];
    for (int code = 0; code < SIGN; code++) {
      float magnitude =
          code > INFINITY
              ? Float.NaN
              : code == INFINITY ? Float.POSITIVE_INFINITY : (float) FORMAT.magnitude(code);
      values[code] = magnitude;
      values[SIGN | code] = -magnitude;
    }
    return values;
  }
}
