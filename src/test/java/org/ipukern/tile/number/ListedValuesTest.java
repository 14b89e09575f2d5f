package org.ipukern.tile.number;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * Values that other implementations got wrong, with the bytes that are right: cases FP8-01, FP8-02,
 * FP8-03, FP8-05, FP8-06, FP8-08, FP8-10, FP8-12 and FP8-13.
 */
class ListedValuesTest {
  @ParameterizedTest
  @CsvFileSource(resources = "narrowing.csv", numLinesToSkip = 1)
  void halfToByte(String half, Fp8Format format, Overflow overflow, String code) {
    float value = Half.toFloat(Integer.decode(half));
    assertThat(format.encode(value, overflow)).isEqualTo(Integer.decode(code));
  }

  @ParameterizedTest
  @CsvFileSource(resources = "widening.csv", numLinesToSkip = 1)
  void byteToHalf(String code, Fp8Format format, String half) {
    assertThat(format.decodeToHalf(Integer.decode(code))).isEqualTo(Integer.decode(half));
  }

  @ParameterizedTest
  @CsvFileSource(resources = "scaled.csv", numLinesToSkip = 1)
  void halfToByteOfAScale(
      String half, Fp8Format format, Overflow overflow, int scale, String code) {
    double value = Half.toFloat(Integer.decode(half));
    assertThat(format.encode(Math.scalb(value, -scale), overflow)).isEqualTo(Integer.decode(code));
  }

  @ParameterizedTest
  @CsvFileSource(resources = "float-narrowing.csv", numLinesToSkip = 1)
  void floatToByteIsRoundedOnce(
      String bits, Fp8Format format, String half, String code, String codeThroughHalf) {
    float value = Float.intBitsToFloat(Integer.decode(bits));
    int rounded = Half.fromFloat(value, Overflow.NAN);
    assertThat(rounded).isEqualTo(Integer.decode(half));
    assertThat(format.encode(value, Overflow.NAN)).isEqualTo(Integer.decode(code));
    assertThat(format.encode(Half.toFloat(rounded), Overflow.NAN))
        .isEqualTo(Integer.decode(codeThroughHalf));
  }
}
