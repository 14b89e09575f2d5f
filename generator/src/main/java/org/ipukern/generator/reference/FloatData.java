package org.ipukern.generator.reference;

import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.number.Half;

/**
 * f32 values on which a cast to a narrower format can go wrong: ties and their neighbours at one
 * bit of the last place, values that only round wrongly by way of half, the edge of overflow,
 * subnormals of both sides, infinities and NaN.
 */
public final class FloatData {
  private static final int[] SPECIAL = {
    0,
    0x80000000,
    1,
    0x80000001,
    0x007FFFFF,
    0x00800000,
    0x7F7FFFFF,
    0xFF7FFFFF,
    0x7F800000,
    0xFF800000,
    0x7FC00000,
    0xFFC00001,
    0x7F800001,
    0x7F801000,
    0x477FE000,
    0x477FEFFF,
    0x477FF000,
    0xC77FF000,
    0x477FF001,
    0x47800000,
    0x33800000,
    0x33000000,
    0x33000001,
    0x32FFFFFF
  };

  private FloatData() {}

  /**
   * Values for a cast.
   *
   * @param to the target's format
   * @param scale its scale: values lie around {@code byte * 2^scale}
   * @param seed what to start the sequence with
   */
  public static int[] around(int count, ValueFormat to, int scale, long seed) {
    Seeded random = new Seeded(seed);
    int[] bits = new int[count];
    for (int i = 0; i < count; i++) {
      bits[i] =
          switch (i % 4) {
            case 0 -> midpoint(random, to, scale);
            case 1 -> near(random, to, scale);
            case 2 ->
                i % 8 == 2 ? SPECIAL[random.between(0, SPECIAL.length - 1)] : (int) random.next();
            default -> viaHalf(random, to, scale);
          };
    }
    return bits;
  }

  /** A tie, or a code itself, at most two units of the last place off. */
  private static int midpoint(Seeded random, ValueFormat to, int scale) {
    double low = magnitude(random.between(0, codes(to)), to);
    double high = magnitude(random.between(0, codes(to)), to);
    double value = random.between(0, 2) == 0 ? low : between(random, to);
    float scaled = (float) Math.scalb(random.between(0, 9) == 0 ? high : value, scale);
    return signed(random, Float.floatToRawIntBits(scaled) + random.between(-2, 2));
  }

  /** Any value of the target's range and a little beyond. */
  private static int near(Seeded random, ValueFormat to, int scale) {
    int exponent = random.between(to == ValueFormat.F143 ? -13 : -27, 18);
    float value = Math.scalb(1 + (random.next() >>> 40) * 0x1p-24f, exponent + scale);
    return signed(random, Float.floatToRawIntBits(value));
  }

  /** A tie with a distance that a half cannot hold. */
  private static int viaHalf(Seeded random, ValueFormat to, int scale) {
    int tie = Float.floatToRawIntBits((float) Math.scalb(between(random, to), scale));
    return signed(random, tie + random.between(-0xFFF, 0xFFF));
  }

  /** Halfway from one code to the next. */
  private static double between(Seeded random, ValueFormat to) {
    int code = random.between(0, codes(to));
    double low = magnitude(code, to);
    double step = code == codes(to) ? low - magnitude(code - 1, to) : magnitude(code + 1, to) - low;
    return low + step / 2;
  }

  private static int codes(ValueFormat to) {
    return to.isFp8() ? 0x7F : Half.MAX;
  }

  private static double magnitude(int code, ValueFormat to) {
    return to.isFp8() ? CastReference.fp8(to).decode(code) : Half.toFloat(code);
  }

  private static int signed(Seeded random, int bits) {
    return bits ^ (random.between(0, 1) << 31);
  }
}
