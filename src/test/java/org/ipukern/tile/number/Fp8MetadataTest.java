package org.ipukern.tile.number;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Case FP8-13: scales outside six bits, alone or as sum and difference. */
class Fp8MetadataTest {
  @ParameterizedTest
  @CsvSource({"F143,0,0x80", "F143,-1,0xBF", "F143,31,0x9F", "F152,-32,0x20", "F152,5,0x05"})
  void theByteHoldsFormatAndScale(Fp8Format format, int scale, String code) {
    Fp8Metadata metadata = new Fp8Metadata(format, scale);
    assertThat(metadata.toByte()).isEqualTo(Integer.decode(code));
    assertThat(Fp8Metadata.ofByte(metadata.toByte())).isEqualTo(metadata);
  }

  @Test
  void everyScaleComesBackAndBitSixMeansNothing() {
    for (Fp8Format format : Fp8Format.values()) {
      for (int scale = -32; scale <= 31; scale++) {
        Fp8Metadata metadata = new Fp8Metadata(format, scale);
        assertThat(Fp8Metadata.ofByte(metadata.toByte())).isEqualTo(metadata);
        assertThat(Fp8Metadata.ofByte(metadata.toByte() | 0x40)).isEqualTo(metadata);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {32, -33, 64, Integer.MAX_VALUE, Integer.MIN_VALUE})
  void scalesOutsideSixBitsAreRefused(int scale) {
    assertThatThrownBy(() -> new Fp8Metadata(Fp8Format.F143, scale))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("scale " + scale)
        .hasMessageContaining("-32..31");
    assertThat(Fp8Metadata.isScale(scale)).isFalse();
  }

  @Test
  void sumsAndDifferencesOutsideSixBitsAreRefused() {
    Fp8Metadata high = new Fp8Metadata(Fp8Format.F143, 20);
    Fp8Metadata low = new Fp8Metadata(Fp8Format.F152, -13);
    assertThat(high.sumOfScales(low)).isEqualTo(7);
    assertThat(new Fp8Metadata(Fp8Format.F143, 11).sumOfScales(high)).isEqualTo(31);
    assertThat(low.differenceOfScales(new Fp8Metadata(Fp8Format.F152, 19))).isEqualTo(-32);
    assertThatThrownBy(() -> high.sumOfScales(new Fp8Metadata(Fp8Format.F143, 12)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "sum of the scales 20 and 12, 32 is outside -32..31; the nearest legal scale is 31");
    assertThatThrownBy(() -> low.differenceOfScales(high))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("-33 is outside");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 256})
  void whatIsNoByteIsRefused(int value) {
    assertThatThrownBy(() -> Fp8Metadata.ofByte(value))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("0..255");
  }
}
