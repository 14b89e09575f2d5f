package org.ipukern.tile.number;

import java.math.BigDecimal;
import java.util.function.IntFunction;

/**
 * A second, slower way from bits to value and back, for tests: fields are taken apart by the
 * formats' definitions, values are exact decimals, and the nearest code is found by comparing.
 */
public final class ExactValues {
  private static final BigDecimal TWO = BigDecimal.valueOf(2);

  private static final BigDecimal[] HALVES = new BigDecimal[0x7C01];

  private ExactValues() {}

  /** The magnitude of a half code 0..0x7BFF, and of the one that would come next. */
  public static BigDecimal half(int code) {
    if (HALVES[code] == null) {
      HALVES[code] = value(code, 10, 15);
    }
    return HALVES[code];
  }

  /** The magnitude of an FP8 code 0..0x7F. */
  public static BigDecimal fp8(Fp8Format format, int code) {
    return format == Fp8Format.F143 ? value(code, 3, 8) : value(code, 2, 16);
  }

  private static BigDecimal value(int code, int fractionBits, int bias) {
    int exponent = code / (1 << fractionBits);
    int fraction = code % (1 << fractionBits);
    int whole = exponent == 0 ? fraction : fraction + (1 << fractionBits);
    int power = (exponent == 0 ? 1 : exponent) - bias - fractionBits;
    BigDecimal scaled = BigDecimal.valueOf(whole);
    return power >= 0
        ? scaled.multiply(TWO.pow(power))
        : scaled.divide(TWO.pow(-power)); // always terminates: the divisor is a power of two
  }

  /**
   * The code of the nearest magnitude, ties to even; {@code greatest + 1} where the value is at
   * least as near to the magnitude that would come next.
   *
   * @param magnitudes the exact magnitude of each code; must take {@code greatest + 1} too
   */
  public static int nearest(BigDecimal value, int greatest, IntFunction<BigDecimal> magnitudes) {
    int low = 0;
    int high = greatest + 1;
    if (value.compareTo(magnitudes.apply(high)) >= 0) {
      return high;
    }
    while (high - low > 1) {
      int middle = (low + high) / 2;
      if (magnitudes.apply(middle).compareTo(value) <= 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    BigDecimal toLow = value.subtract(magnitudes.apply(low));
    BigDecimal toHigh = magnitudes.apply(high).subtract(value);
    int order = toLow.compareTo(toHigh);
    if (order == 0) {
      return low % 2 == 0 ? low : high;
    }
    return order < 0 ? low : high;
  }
}
