package org.ipukern.tile.number;

/**
 * The two 8-bit formats of the tile on bit patterns 0..255. Neither has infinities or minus zero;
 * {@code 0x80} is the only NaN, and every other pattern is a number. Scales are the caller's: a
 * byte of scale s stands for {@code decode(byte) * 2^s} and is made from {@code Math.scalb(value,
 * -s)}.
 */
@SuppressWarnings("ImmutableEnumChecker") // the tables are private and filled once
public enum Fp8Format {
  /** One sign, four exponent and three fraction bits, bias 8. */
  F143(1, new BinaryFormat(3, -7, 0x7F)),
  /** One sign, five exponent and two fraction bits, bias 16. */
  F152(0, new BinaryFormat(2, -15, 0x7F));

  /** The only NaN of either format. */
  public static final int NAN = 0x80;

  private static final int SIGN = 0x80;

  private final int formatBit;
  private final BinaryFormat format;
  private final float[] values = new float[256];
  private final int[] halves = new int[256];

  Fp8Format(int formatBit, BinaryFormat format) {
    this.formatBit = formatBit;
    this.format = format;
    for (int code = 0; code <= format.greatestCode(); code++) {
      float magnitude = (float) format.magnitude(code);
      values[code] = magnitude;
      values[SIGN | code] = -magnitude;
    }
    values[NAN] = Float.NaN;
    for (int code = 0; code < values.length; code++) {
      halves[code] = Half.fromFloat(values[code], Overflow.NAN);
    }
  }

  /** The format that a control-register or metadata bit selects: 1 is F143, 0 is F152. */
  public static Fp8Format ofBit(int bit) {
    return (bit & 1) == F143.formatBit ? F143 : F152;
  }

  /** The bit that selects this format in metadata and control registers. */
  public int formatBit() {
    return formatBit;
  }

  /** The exact value of a byte, which a float always holds; NaN for {@code 0x80}. */
  public float decode(int bits) {
    return values[bits & 0xFF];
  }

  /** The half of the same value, which always exists; {@link Half#NAN} for {@code 0x80}. */
  public int decodeToHalf(int bits) {
    return halves[bits & 0xFF];
  }

  /**
   * The byte nearest to a value, rounded once, ties to even. Infinities and NaN give {@code 0x80}
   * whatever the mode; what rounds to zero gives {@code 0x00} whatever the sign.
   *
   * @param overflow what becomes of finite magnitudes that round beyond {@link #maximum()}
   */
  public int encode(double value, Overflow overflow) {
    double magnitude = Math.abs(value);
    if (!(magnitude < Double.POSITIVE_INFINITY)) {
      return NAN;
    }
    return finish(format.nearest(magnitude), value, overflow);
  }

  /**
   * One of the two bytes around a value, the one of greater magnitude with the probability of the
   * discarded fraction.
   *
   * @param randomBits 32 uniformly distributed bits; all zeros round any inexact value away from
   *     zero, all ones towards zero
   */
  public int encode(double value, Overflow overflow, int randomBits) {
    double magnitude = Math.abs(value);
    if (!(magnitude < Double.POSITIVE_INFINITY)) {
      return NAN;
    }
    return finish(format.stochastic(magnitude, randomBits), value, overflow);
  }

  /** The greatest finite value: 240 or 57,344. */
  public double maximum() {
    return format.magnitude(format.greatestCode());
  }

  /** The smallest value above zero: 2^-10 or 2^-17. */
  public double leastSubnormal() {
    return format.magnitude(1);
  }

  private int finish(int code, double value, Overflow overflow) {
    int kept = code;
    if (code > format.greatestCode()) {
      if (overflow == Overflow.NAN) {
        return NAN;
      }
      kept = format.greatestCode();
    }
    return kept != 0 && value < 0 ? SIGN | kept : kept;
  }
}
