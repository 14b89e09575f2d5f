package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DivideOperationsTest {
  private static final MathContext DIGITS = new MathContext(60);

  @Test
  void quotientsAndRootsAreCorrectlyRounded() {
    long seed = 0xD1;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 5_000; i++) {
      float a =
          Float.intBitsToFloat((random.nextInt() & 0x7FFFFF) | (64 + random.nextInt(120)) << 23);
      float b =
          Float.intBitsToFloat((random.nextInt() & 0x807FFFFF) | (64 + random.nextInt(120)) << 23);
      BigDecimal x = new BigDecimal(a);
      BigDecimal y = new BigDecimal(b);
      bench.setSingles(0, a, b).run("f32div", "a2", "a0", "a1").run("f32oox", "a3", "a1");
      bench.run("f32sqrt", "a4", "a0").run("f32oorx", "a5", "a0");
      String what = String.format("seed %d: %s, %s", seed, a, b);
      assertThat(bench.single(2)).as(what).isEqualTo(nearest(x.divide(y, DIGITS)));
      assertThat(bench.single(3)).as(what).isEqualTo(nearest(BigDecimal.ONE.divide(y, DIGITS)));
      BigDecimal root = x.sqrt(DIGITS);
      assertThat(bench.single(4)).as(what).isEqualTo(nearest(root));
      double inverse = BigDecimal.ONE.divide(root, DIGITS).doubleValue();
      double unit = Math.ulp((float) inverse);
      assertThat((double) bench.single(5)).as(what).isCloseTo(inverse, within(0.501 * unit));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "f32div,  3F800000, 00000000, 7F800000, 2",
    "f32div,  BF800000, 00000000, FF800000, 2",
    "f32div,  3F800000, 80000000, FF800000, 2",
    "f32div,  00000000, 80000000, 7FC00000, 1",
    "f32div,  7F800000, FF800000, 7FC00000, 1",
    "f32div,  7F800000, 00000000, 7F800000, 0",
    "f32div,  BF800000, 7F800000, 80000000, 0",
    "f32div,  7F7FFFFF, 3F000000, 7F800000, 4",
    "f32div,  7FC00001, 3F000000, 7FC00000, 1",
    "f32div,  00800000, 40000000, 00400000, 0",
    "f32oox,  80000000,         , FF800000, 2",
    "f32oox,  00000001,         , 7F800000, 4",
    "f32oox,  FF800000,         , 80000000, 0",
    "f32sqrt, 80000000,         , 80000000, 0",
    "f32sqrt, BF800000,         , 7FC00000, 1",
    "f32sqrt, 7F800000,         , 7F800000, 0",
    "f32sqrt, 00000004,         , 1AB504F3, 0",
    "f32oorx, 00000000,         , 7F800000, 2",
    "f32oorx, 7F800000,         , 00000000, 0",
    "f32oorx, FF800000,         , 7FC00000, 1",
  })
  void exceptionsGiveTheirResultsAndFlags(
      String mnemonic, String x, String y, String result, int flags) {
    AuxBench bench = new AuxBench().set(0, bits(x));
    if (y == null) {
      bench.run(mnemonic, "a2", "a0");
    } else {
      bench.set(1, bits(y)).run(mnemonic, "a2", "a0", "a1");
    }
    assertThat(String.format("%08X", bench.word(2))).isEqualTo(result);
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  private static float nearest(BigDecimal value) {
    return Float.parseFloat(value.toString());
  }

  private static int bits(String hex) {
    return Integer.parseUnsignedInt(hex, 16);
  }
}
