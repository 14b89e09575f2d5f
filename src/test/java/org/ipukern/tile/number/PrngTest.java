package org.ipukern.tile.number;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class PrngTest {
  private static final BigInteger MASK = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);

  @Test
  void seedFillsTheFourWords() {
    int[] state = new int[4];
    Prng.seed(state, 0x12345678);
    assertThat(state).containsExactly(0x12345678, 0xEDCBA987, 0x8ACF1DB9, 0x7530E246);
  }

  @Test
  void stepsAgreeWithBigIntegers() {
    int[] state = new int[4];
    Prng.seed(state, 42);
    BigInteger first = word(state[1], state[0]);
    BigInteger second = word(state[3], state[2]);
    for (int i = 0; i < 1000; i++) {
      BigInteger mixed = first.xor(second);
      BigInteger both = first.and(second);
      BigInteger expected = mixed.xor(rotate(both, 1).or(rotate(both, 2)));
      assertThat(Prng.next(state)).as("draw %d", i).isEqualTo(expected.longValue());
      first = rotate(first, 55).xor(mixed).xor(mixed.shiftLeft(14).and(MASK));
      second = rotate(mixed, 36);
      assertThat(word(state[1], state[0])).isEqualTo(first);
      assertThat(word(state[3], state[2])).isEqualTo(second);
    }
  }

  @Test
  void bitsAreBalanced() {
    int[] state = new int[4];
    Prng.seed(state, 1);
    int[] ones = new int[64];
    int draws = 20_000;
    for (int i = 0; i < draws; i++) {
      long drawn = Prng.next(state);
      for (int bit = 0; bit < 64; bit++) {
        ones[bit] += (int) (drawn >>> bit) & 1;
      }
    }
    for (int bit = 0; bit < 64; bit++) {
      // five standard deviations
      assertThat(ones[bit]).as("bit %d", bit).isBetween(draws / 2 - 354, draws / 2 + 354);
    }
  }

  @Test
  void zerosStayZeros() {
    int[] state = new int[4];
    assertThat(Prng.next(state)).isZero();
    assertThat(state).containsOnly(0);
  }

  @Test
  void eachOfFourResultsHasItsOwnBits() {
    long draw = 0x4444_3333_2222_1111L;
    assertThat(Prng.rounding(draw, 0)).isEqualTo(0x1111_8000);
    assertThat(Prng.rounding(draw, 3)).isEqualTo(0x4444_8000);
  }

  private static BigInteger word(int high, int low) {
    return BigInteger.valueOf(Integer.toUnsignedLong(high))
        .shiftLeft(32)
        .or(BigInteger.valueOf(Integer.toUnsignedLong(low)));
  }

  private static BigInteger rotate(BigInteger value, int by) {
    return value.shiftLeft(by).or(value.shiftRight(64 - by)).and(MASK);
  }
}
