package org.ipukern.tile.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HalfTest {
  @Test
  void everyPatternHasItsExactValueAndComesBack() {
    for (int code = 0; code <= Half.MAX; code++) {
      float value = Half.toFloat(code);
      assertThat(new BigDecimal(value))
          .as("0x%04X", code)
          .isEqualByComparingTo(ExactValues.half(code));
      assertThat(Half.toFloat(0x8000 | code)).isEqualTo(-value);
      for (Overflow overflow : Overflow.values()) {
        assertThat(Half.fromFloat(value, overflow)).isEqualTo(code);
        assertThat(Half.fromFloat(-value, overflow)).isEqualTo(0x8000 | code);
        assertThat(Half.fromDouble(value, overflow, 0)).isEqualTo(code);
        assertThat(Half.fromDouble(-value, overflow, -1)).isEqualTo(0x8000 | code);
      }
    }
    assertThat(Half.toFloat(0x7C00)).isEqualTo(Float.POSITIVE_INFINITY);
    assertThat(Half.toFloat(0xFC00)).isEqualTo(Float.NEGATIVE_INFINITY);
    for (int code = 0x7C01; code <= 0x7FFF; code++) {
      assertThat(Half.toFloat(code)).isNaN();
      assertThat(Half.toFloat(0x8000 | code)).isNaN();
      assertThat(Half.isNan(code) && Half.isNan(0x8000 | code)).isTrue();
    }
    assertThat(Half.isNan(0x7C00) || Half.isNan(0xFC00) || Half.isNan(Half.MAX)).isFalse();
    assertThat(Half.isInfinite(0xFC00)).isTrue();
    assertThat(Half.isInfinite(0x7C01)).isFalse();
  }

  @Test
  void everyMidpointGoesToTheEvenSideAndItsNeighboursDoNot() {
    for (int code = 0; code < Half.MAX; code++) {
      double midpoint = (Half.toFloat(code) + (double) Half.toFloat(code + 1)) / 2;
      int even = code % 2 == 0 ? code : code + 1;
      assertThat(Half.fromDouble(midpoint, Overflow.NAN)).as("0x%04X", code).isEqualTo(even);
      assertThat(Half.fromDouble(-midpoint, Overflow.NAN)).isEqualTo(0x8000 | even);
      assertThat(Half.fromDouble(Math.nextDown(midpoint), Overflow.NAN)).isEqualTo(code);
      assertThat(Half.fromDouble(Math.nextUp(midpoint), Overflow.NAN)).isEqualTo(code + 1);
    }
  }

  @Test
  void randomDoublesAgreeWithExactArithmetic() {
    long seed = 0x4A1F;
    Random random = new Random(seed);
    for (int i = 0; i < 200_000; i++) {
      double value = Math.scalb(1 + random.nextDouble(), random.nextInt(48) - 30);
      int expected = ExactValues.nearest(new BigDecimal(value), Half.MAX, ExactValues::half);
      assertThat(Half.fromDouble(value, Overflow.NAN))
          .as("seed %d, value %s", seed, value)
          .isEqualTo(expected > Half.MAX ? Half.NAN : expected);
    }
  }

  @Test
  void overflowStartsHalfAStepAboveTheMaximum() {
    assertThat(Half.fromDouble(65519.999, Overflow.NAN)).isEqualTo(0x7BFF);
    assertThat(Half.fromDouble(65520, Overflow.NAN)).isEqualTo(0x7E00);
    assertThat(Half.fromDouble(-65520, Overflow.NAN)).isEqualTo(0x7E00);
    assertThat(Half.fromDouble(65520, Overflow.SATURATE)).isEqualTo(0x7BFF);
    assertThat(Half.fromDouble(-1e300, Overflow.SATURATE)).isEqualTo(0xFBFF);
    assertThat(Half.fromDouble(Double.POSITIVE_INFINITY, Overflow.SATURATE)).isEqualTo(0x7BFF);
    assertThat(Half.fromDouble(Double.NEGATIVE_INFINITY, Overflow.SATURATE)).isEqualTo(0xFBFF);
    assertThat(Half.fromDouble(Double.NEGATIVE_INFINITY, Overflow.NAN)).isEqualTo(0x7E00);
    assertThat(Half.fromDouble(Double.POSITIVE_INFINITY, Overflow.SATURATE, 7)).isEqualTo(0x7BFF);
  }

  @Test
  void anyNanBecomesTheQuietOne() {
    float negative = Float.intBitsToFloat(0xFFC12345);
    for (Overflow overflow : Overflow.values()) {
      assertThat(Half.fromFloat(negative, overflow)).isEqualTo(0x7E00);
      assertThat(Half.fromDouble(Double.NaN, overflow)).isEqualTo(0x7E00);
      assertThat(Half.fromDouble(Double.NaN, overflow, 3)).isEqualTo(0x7E00);
    }
  }

  @Test
  void signsOfZeroAreKept() {
    assertThat(Half.fromDouble(-0.0, Overflow.NAN)).isEqualTo(0x8000);
    assertThat(Half.fromDouble(-1e-30, Overflow.NAN)).isEqualTo(0x8000);
    assertThat(Half.fromDouble(Double.MIN_VALUE, Overflow.NAN)).isEqualTo(0);
    assertThat(Float.floatToRawIntBits(Half.toFloat(0x8000))).isEqualTo(0x80000000);
  }

  @Test
  void spacingIsTheStepToTheNextValue() {
    for (int code = 0; code < Half.MAX; code++) {
      double step = Half.toFloat(code + 1) - (double) Half.toFloat(code);
      assertThat(Half.spacing(code)).isEqualTo(step);
      assertThat(Half.spacing(0x8000 | code)).isEqualTo(step);
    }
    assertThat(Half.spacing(Half.MAX)).isEqualTo(32);
    assertThat(Half.spacing(Half.INFINITY)).isNaN();
    assertThat(Half.spacing(Half.NAN)).isNaN();
  }

  @Test
  void stochasticRoundingTakesTheUpperValueAsOftenAsTheFractionSays() {
    // One step above 1 is 2^-10: 2^-13 of it is an eighth, so 1 of 8 random numbers rounds up.
    for (double start : new double[] {1, 0x1p-24, 0x1p-14, 32768}) {
      int code = Half.fromDouble(start, Overflow.NAN);
      double value = start + Half.spacing(code) / 8;
      int up = 0;
      for (int i = 0; i < 64; i++) {
        int bits = Half.fromDouble(value, Overflow.NAN, i << 26);
        assertThat(bits).isBetween(code, code + 1);
        up += bits - code;
        assertThat(Half.fromDouble(-value, Overflow.NAN, i << 26)).isEqualTo(0x8000 | bits);
      }
      assertThat(up).as("%s", start).isEqualTo(8);
    }
  }

  @Test
  void stochasticRoundingIsUnbiased() {
    long seed = 20;
    Random random = new Random(seed);
    double value = 3.0004;
    double sum = 0;
    int count = 1_000_000;
    for (int i = 0; i < count; i++) {
      sum += Half.toFloat(Half.fromDouble(value, Overflow.NAN, random.nextInt()));
    }
    // One draw deviates by at most a step of 2^-9, the mean by about a thousandth of that.
    assertThat(sum / count).as("seed %d", seed).isBetween(value - 1e-5, value + 1e-5);
  }

  @Test
  void stochasticRoundingOverflowsOnlyPastTheMaximum() {
    assertThat(Half.fromDouble(65520, Overflow.NAN, -1)).isEqualTo(0x7BFF);
    assertThat(Half.fromDouble(65520, Overflow.NAN, 0)).isEqualTo(0x7E00);
    assertThat(Half.fromDouble(-65520, Overflow.SATURATE, 0)).isEqualTo(0xFBFF);
    assertThat(Half.fromDouble(65536, Overflow.NAN, -1)).isEqualTo(0x7E00);
  }
}
