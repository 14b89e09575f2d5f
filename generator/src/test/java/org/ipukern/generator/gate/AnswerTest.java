package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What counts as a right result, byte by byte. */
class AnswerTest {
  private static final byte[] NEAREST = {0, 10, 1, 20, 2, 30};

  private static byte[] bytes(int... values) {
    byte[] bytes = new byte[values.length];
    for (int i = 0; i < values.length; i++) {
      bytes[i] = (byte) values[i];
    }
    return bytes;
  }

  @Test
  void exactAnswerAllowsNothingElse() {
    Answer exact = Answer.exactly(NEAREST);

    assertThat(exact.bytes()).isEqualTo(NEAREST);
    assertThat(exact.mismatch(NEAREST.clone())).isEqualTo(-1);
    assertThat(exact.mismatch(bytes(0, 10, 1, 20, 2, 31))).isEqualTo(5);
    assertThat(exact.mismatch(bytes(1, 10, 1, 20, 2, 30))).isZero();
  }

  /** Each value is one of its two neighbours as a whole, never a byte of each. */
  @Test
  void neighboursAllowEitherOfTwoWholeValues() {
    byte[] inner = bytes(0xFF, 10, 1, 20, 2, 30);
    byte[] outer = bytes(0x00, 11, 1, 20, 3, 30);
    Answer neighbours = new Neighbours(NEAREST, inner, outer, 2);

    assertThat(neighbours.bytes()).isEqualTo(NEAREST);
    assertThat(neighbours.mismatch(inner.clone())).isEqualTo(-1);
    assertThat(neighbours.mismatch(outer.clone())).isEqualTo(-1);
    assertThat(neighbours.mismatch(bytes(0xFF, 10, 1, 20, 3, 30))).isEqualTo(-1);
    assertThat(neighbours.mismatch(bytes(0xFF, 11, 1, 20, 2, 30))).isZero();
    assertThat(neighbours.mismatch(bytes(0xFF, 10, 1, 21, 2, 30))).isEqualTo(2);
    assertThat(neighbours.mismatch(bytes(0xFF, 10, 1, 20, 2, 31))).isEqualTo(4);
    assertThat(new Neighbours(bytes(5), bytes(4), bytes(6), 1).mismatch(bytes(5))).isZero();
  }

  /** The bound is asked for what is not the nearest value, with the little-endian bits. */
  @Test
  void intervalAsksItsBoundWithLittleEndianBits() {
    byte[] nearest = bytes(0x01, 0x80, 0x03, 0x04, 0xFE, 0x7F, 0x00, 0x10);
    GemmInterval halves =
        new GemmInterval(nearest, (offset, bits) -> offset == 4 && bits == 0x7FFE + 1, 2);

    assertThat(halves.bytes()).isEqualTo(nearest);
    assertThat(halves.mismatch(nearest.clone())).isEqualTo(-1);
    assertThat(halves.mismatch(bytes(0x01, 0x80, 0x03, 0x04, 0xFF, 0x7F, 0x00, 0x10)))
        .isEqualTo(-1);
    assertThat(halves.mismatch(bytes(0x01, 0x80, 0x03, 0x04, 0xFD, 0x7F, 0x00, 0x10))).isEqualTo(4);
    assertThat(halves.mismatch(bytes(0x01, 0x81, 0x03, 0x04, 0xFF, 0x7F, 0x00, 0x10))).isZero();
    assertThat(halves.mismatch(bytes(0x01, 0x80, 0x03, 0x04, 0xFF, 0x7F, 0x00, 0x11))).isEqualTo(6);

    GemmInterval words =
        new GemmInterval(nearest, (offset, bits) -> offset == 4 && bits == 0x90007FFE, 4);
    assertThat(words.mismatch(bytes(0x01, 0x80, 0x03, 0x04, 0xFE, 0x7F, 0x00, 0x90))).isEqualTo(-1);
    assertThat(words.mismatch(bytes(0x01, 0x80, 0x03, 0x84, 0xFE, 0x7F, 0x00, 0x90))).isZero();
  }
}
