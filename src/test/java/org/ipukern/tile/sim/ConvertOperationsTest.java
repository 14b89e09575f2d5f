package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.Random;
import org.ipukern.tile.number.ExactValues;
import org.ipukern.tile.number.Half;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConvertOperationsTest {
  @Test
  void everyHalfIsWidenedExactlyAndComesBack() {
    AuxBench bench = new AuxBench();
    for (int half = 0; half < 0x10000; half++) {
      if ((half & 0x7C00) == 0x7C00) {
        continue;
      }
      BigDecimal magnitude = ExactValues.half(half & 0x7FFF);
      float expected = half < 0x8000 ? magnitude.floatValue() : -magnitude.floatValue();
      bench.set(0, half << 16 | half).run("f16tof32", "a1", "a0").run("f16v2tof32", "a2:3", "a0");
      int bits = Float.floatToRawIntBits(expected);
      assertThat(bench.word(1)).as("%04X", half).isEqualTo(bits);
      assertThat(bench.word(2)).isEqualTo(bits);
      assertThat(bench.word(3)).isEqualTo(bits);
      bench.run("f32tof16", "a4", "a1").run("f32v2tof16", "a5", "a2:3");
      assertThat(bench.word(4)).isEqualTo(half << 16 | half);
      assertThat(bench.word(5)).isEqualTo(half << 16 | half);
    }
    assertThat(bench.worker.fpSts).isZero();
  }

  @Test
  void singlesAreRoundedToTheNearestHalf() {
    long seed = 0x3216;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 4_000; i++) {
      float[] values = new float[4];
      for (int k = 0; k < 4; k++) {
        values[k] = (float) Math.scalb(1 + random.nextDouble(), random.nextInt(42) - 28);
      }
      bench.setSingles(0, values).run("f32v4tof16", "a4:5", "a0:3");
      for (int k = 0; k < 4; k++) {
        int nearest = ExactValues.nearest(new BigDecimal(values[k]), Half.MAX, ExactValues::half);
        assertThat(bench.half(4, k)).as("seed %d: %s", seed, values[k]).isEqualTo(nearest);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "7F800000, false, 7BFF7BFF, 4",
    "FF800000, false, FBFFFBFF, 4",
    "477FF000, false, 7BFF7BFF, 4",
    "477FEFFF, false, 7BFF7BFF, 0",
    "C77FF000, true,  7E007E00, 5",
    "477FEFFF, true,  7BFF7BFF, 0",
    "FFC12345, false, 7E007E00, 1",
    "7F800001, true,  7E007E00, 1",
    "80000000, false, 80008000, 0",
    "B3000000, false, 80008000, 0",
    "33000001, false, 00010001, 0",
  })
  void narrowingSpecialValuesGivesTheirResultsAndFlags(
      String single, boolean toNan, String result, int flags) {
    AuxBench bench = new AuxBench().set(0, Integer.parseUnsignedInt(single, 16));
    bench.worker.fpCtl = toNan ? Worker.NAN_ON_OVERFLOW : 0;
    bench.run("f32tof16", "a1", "a0");
    assertThat(String.format("%08X", bench.word(1))).isEqualTo(result);
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  @Test
  void infinitiesAndNanAreWidened() {
    AuxBench bench = new AuxBench().set(0, 0xFC007C00).run("f16v2tof32", "a2:3", "a0");
    assertThat(bench.word(2)).isEqualTo(0x7F800000);
    assertThat(bench.word(3)).isEqualTo(0xFF800000);
    assertThat(bench.worker.fpSts).isZero();
    bench.set(0, 0xFE01).run("f16tof32", "a2", "a0");
    assertThat(bench.word(2)).isEqualTo(0x7FC00000);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
  }

  @Test
  void stochasticRoundingIsUnbiasedInEveryLane() {
    AuxBench bench = new AuxBench();
    bench.worker.fpCtl = Worker.STOCHASTIC_ROUNDING;
    // Eighths of a step above 1, 2, 3 and 4 steps of 2^-10.
    bench.setSingles(0, 1 + 0x1p-13f, 1 + 3 * 0x1p-13f, -1 - 5 * 0x1p-13f, 1 + 7 * 0x1p-13f);
    int[] up = new int[4];
    int runs = 16_000;
    for (int i = 0; i < runs; i++) {
      bench.run("f32v4tof16", "a4:5", "a0:3");
      for (int lane = 0; lane < 4; lane++) {
        up[lane] += (bench.half(4, lane) & 0x7FFF) - 0x3C00;
      }
    }
    for (int lane = 0; lane < 4; lane++) {
      double expected = runs * (2 * lane + 1) / 8.0;
      // five standard deviations of at most half the square root of the runs
      assertThat((double) up[lane]).as("lane %d", lane).isBetween(expected - 320, expected + 320);
    }
    int[] before = bench.worker.prng.clone();
    bench.worker.fpCtl = 0;
    bench.run("f32v4tof16", "a4:5", "a0:3");
    assertThat(bench.worker.prng).isEqualTo(before);
  }

  @Test
  void lanesRoundIndependently() {
    AuxBench bench = new AuxBench();
    bench.worker.fpCtl = Worker.STOCHASTIC_ROUNDING;
    int[] counts = new int[16];
    int runs = 8_000;
    for (int i = 0; i < runs; i++) {
      bench.setSingles(0, 1 + 0x1p-11f, 1 + 0x1p-11f, 1 + 0x1p-11f, 1 + 0x1p-11f);
      bench.run("f32v4tof16", "a4:5", "a0:3");
      int pattern = 0;
      for (int lane = 0; lane < 4; lane++) {
        pattern |= (bench.half(4, lane) - 0x3C00) << lane;
      }
      counts[pattern]++;
    }
    for (int count : counts) {
      // five standard deviations around a sixteenth
      assertThat(count).isBetween(runs / 16 - 108, runs / 16 + 108);
    }
  }

  @Test
  void uniformNumbersAreSymmetricAndNeverZero() {
    AuxBench bench = new AuxBench().set(0, 0, -1, 0x80000000, 0x7FFFFFFF);
    bench.run("f32v2sufromui", "a4:5", "a0:1").run("f32v2sufromui", "a6:7", "a2:3");
    assertThat(bench.single(4)).isEqualTo(-0.5f);
    assertThat(bench.single(5)).isEqualTo(0.5f);
    assertThat(bench.single(6)).isEqualTo(0x1p-33f);
    assertThat(bench.single(7)).isEqualTo(-0x1p-33f);
    for (int i = 0; i < 0x10000; i++) {
      bench.set(0, i << 16, i ^ 0xFFFF).run("f16v4sufromui", "a4:5", "a0:1");
      float value = bench.halfValue(4, 1);
      double exact = (i - 0x8000 + 0.5) / 0x10000;
      assertThat(Math.abs(value)).isBetween(0x1p-17f, 0.5f);
      assertThat(Math.abs(value - exact)).isLessThanOrEqualTo(Half.spacing(bench.half(4, 1)) / 2);
      assertThat(bench.halfValue(4, 2)).isEqualTo(-value);
    }
  }
}
