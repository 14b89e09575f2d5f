package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class Fp8OperationsTest {
  @ParameterizedTest
  @CsvSource({
    "F143,NAN,95e6fb5b04ba11dcfc5fdb80d6a1637e811d503bae7151aadc96ef8c96583567",
    "F143,SATURATE,83e6a27c6e5416d836fc55c6e3b519e8235b9795e8328d9ad05b1552c0c2ff1c",
    "F152,NAN,0fa2de8eb3705708d9fdfca78253b1a841348ee2289f3d1b329374fa4ce166eb",
    "F152,SATURATE,8ad8675f46935dfab20ad0ce9424604b81d8c9f82b2fb083c46c8f6981af0de9"
  })
  void narrowingOfAllHalvesHasThePublishedDigest(Fp8Format format, Overflow overflow, String digest)
      throws NoSuchAlgorithmException {
    AuxBench bench = bench(format, overflow, 0);
    byte[] bytes = new byte[0x10000];
    byte[] narrow = new byte[0x10000];
    for (int half = 0; half < bytes.length; half += 8) {
      for (int word = 0; word < 4; word++) {
        bench.set(word, (half + 2 * word + 1) << 16 | half + 2 * word);
      }
      bench.run("f16v8tof8", "a4:5", "a0:3");
      for (int i = 0; i < 8; i++) {
        bytes[half + i] = (byte) (bench.word(4 + i / 4) >> (8 * (i % 4)));
        bench.run("f16v2tof8", "a6", "a" + i / 2);
        narrow[half + i] = (byte) (bench.word(6) >> (8 * (i % 2)));
      }
    }
    assertThat(sha256(bytes)).isEqualTo(digest);
    assertThat(narrow).isEqualTo(bytes);
    assertThat(bench.notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "F143,be4fefb4e266bdb5768a0f97e5368e473a3b5692e71372a132e45e3f929aa402",
    "F152,8607ba7d8d78152a16a839340694b26dc29c06a98f20f38c672e3baf34dc6d1b"
  })
  void wideningOfAllBytesHasThePublishedDigest(Fp8Format format, String digest)
      throws NoSuchAlgorithmException {
    AuxBench bench = bench(format, Overflow.SATURATE, 0);
    byte[] bytes = new byte[512];
    for (int code = 0; code < 256; code += 4) {
      bench.set(0, code * 0x01010101 + 0x03020100).run("f8v4tof16", "a2:3", "a0");
      for (int i = 0; i < 4; i++) {
        bytes[2 * (code + i)] = (byte) bench.half(2, i);
        bytes[2 * (code + i) + 1] = (byte) (bench.half(2, i) >> 8);
      }
      bench.run("f8v2tof16", "a4", "a0");
      assertThat(bench.word(4)).isEqualTo(bench.word(2));
    }
    assertThat(sha256(bytes)).isEqualTo(digest);
  }

  @ParameterizedTest
  @CsvFileSource(resources = "/org/ipukern/tile/number/scaled.csv", numLinesToSkip = 1)
  void theScaleRegisterMultiplies(
      String half, Fp8Format format, Overflow overflow, int scale, String code) {
    AuxBench bench = bench(format, overflow, -scale);
    bench.set(0, Integer.decode(half)).run("f16v2tof8", "a1", "a0");
    // Six signed bits do not hold the +32 that a metadata scale of -32 asks for: they mean -32.
    assertThat(bench.word(1) & 0xFF).isEqualTo(scale == -32 ? 0 : Integer.decode(code));
  }

  @ParameterizedTest
  @EnumSource(Fp8Format.class)
  void everyScaleWidensByItsPowerOfTwo(Fp8Format format) {
    for (int scale = -32; scale <= 31; scale++) {
      AuxBench bench = bench(format, Overflow.NAN, scale);
      // The bits above the six mean nothing.
      bench.worker.fpScl ^= 0xABCDEF40 & ~0x3F;
      for (int code = 0; code < 256; code++) {
        bench.set(0, code << 8).run("f8v2tof16", "a1", "a0");
        int expected = Half.fromDouble(format.decode(code) * Math.pow(2, scale), Overflow.NAN);
        assertThat(bench.half(1, 1)).as("%s %02X %d", format, code, scale).isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "F143, SATURATE, 5BC0, 7F, 4",
    "F143, NAN,      DBC0, 80, 5",
    "F143, NAN,      5BBF, 7F, 0",
    "F152, SATURATE, FB80, FF, 4",
    "F152, SATURATE, FC00, 80, 1",
    "F152, NAN,      7C00, 80, 1",
    "F143, SATURATE, FE01, 80, 1",
    "F143, NAN,      8001, 00, 0",
  })
  void exceptionsSetTheirFlags(
      Fp8Format format, Overflow overflow, String half, String code, int flags) {
    AuxBench bench = bench(format, overflow, 0);
    bench.set(0, Integer.parseInt(half, 16)).run("f16v2tof8", "a1", "a0");
    assertThat(String.format("%02X", bench.word(1) & 0xFF)).isEqualTo(code);
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  @Test
  void unspecifiedBytesAreNan() {
    AuxBench bench = bench(Fp8Format.F143, Overflow.SATURATE, 0);
    bench.set(0, 0x3C003C00).run("f16v2tof8", "a1", "a0");
    assertThat(bench.word(1)).isEqualTo(0x80804040);
    assertThat(Fp8Operations.guesses()).containsKey("f16v2tof8");
  }

  @Test
  void stochasticRoundingUsesBitsOfItsOwnForEachByte() {
    AuxBench bench = bench(Fp8Format.F143, Overflow.SATURATE, 0);
    bench.worker.fpCtl |= Worker.STOCHASTIC_ROUNDING;
    // A quarter of the way from 1 (0x40) to 1.125.
    bench.set(0, 0x3C203C20, 0xBC20BC20, 0x3C203C20, 0x3C203C20);
    int[] up = new int[8];
    int together = 0;
    for (int i = 0; i < 8_000; i++) {
      bench.run("f16v8tof8", "a4:5", "a0:3");
      int sum = 0;
      for (int k = 0; k < 8; k++) {
        int step = (bench.word(4 + k / 4) >> (8 * (k % 4)) & 0x7F) - 0x40;
        up[k] += step;
        sum += step;
      }
      together += sum == 8 ? 1 : 0;
    }
    for (int count : up) {
      assertThat(count).isBetween(2_000 - 194, 2_000 + 194);
    }
    assertThat(together).isLessThan(10);
    assertThat(bench.notes()).anyMatch(note -> note.contains("ESR"));
  }

  /** What is rounded past the greatest number overflows, though the nearest one would not. */
  @ParameterizedTest
  @CsvSource({
    "F143,NAN,0x5B88,0x80,0x7f", // 241: a sixteenth of the way from 240 to 256
    "F143,SATURATE,0x5B88,0x7f,0x7f",
    "F152,NAN,0x7B20,0x80,0x7f", // 58368: an eighth of the way from 57344 to 65536
    "F152,SATURATE,0x7B20,0x7f,0x7f"
  })
  void stochasticRoundingPastTheGreatestOverflows(
      Fp8Format format, Overflow overflow, String half, String beyond, String below) {
    AuxBench bench = bench(format, overflow, 0);
    bench.worker.fpCtl |= Worker.STOCHASTIC_ROUNDING;
    int bits = Integer.decode(half);
    bench.set(0, bits | (bits << 16));
    int overflows = 0;
    for (int i = 0; i < 1_000; i++) {
      bench.worker.fpSts = 0;
      bench.run("f16v2tof8", "a1", "a0");
      int low = bench.word(1) & 0xFF;
      int high = (bench.word(1) >> 8) & 0xFF;
      boolean raised = bench.worker.fpSts != 0;
      if (!raised) {
        assertThat(new int[] {low, high}).containsOnly(Integer.decode(below));
      } else {
        assertThat(new int[] {low, high}).contains(Integer.decode(beyond));
        overflows++;
      }
    }
    assertThat(overflows).isBetween(60, 300);
  }

  private static AuxBench bench(Fp8Format format, Overflow overflow, int scale) {
    AuxBench bench = new AuxBench();
    bench.worker.fpCtl = overflow == Overflow.NAN ? Worker.NAN_ON_OVERFLOW : 0;
    bench.worker.fpNfmt = format.formatBit() << 1 | (1 - format.formatBit());
    bench.worker.fpScl = scale;
    return bench;
  }

  private static String sha256(byte[] bytes) throws NoSuchAlgorithmException {
    return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
  }
}
