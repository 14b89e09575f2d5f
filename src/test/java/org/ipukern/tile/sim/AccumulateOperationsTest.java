package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.util.Random;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AccumulateOperationsTest {
  private static final float[] VALUES = {1, -2, 3, -4, 5, -6, 7, -8};

  @Test
  void elementsGoToEvenAccumulators() {
    for (String type : new String[] {"f32v4", "f16v4", "f16v8"}) {
      int count = Integer.parseInt(type.substring(4));
      for (String name : new String[] {"acc", "absacc", "sqacc"}) {
        if (type.equals("f16v4") && name.equals("sqacc")) {
          continue;
        }
        AuxBench bench = cleared();
        if (type.startsWith("f32")) {
          bench.setSingles(0, 1, -2, 3, -4);
        } else {
          bench.set(0, halves(1, -2), halves(3, -4), halves(5, -6), halves(7, -8));
        }
        String source = type.equals("f16v4") ? "a0:1" : "a0:3";
        bench.run(type + name, source).run(type + name, source);
        for (int i = 0; i < 32; i++) {
          float x = i % 2 == 0 && i / 2 < count ? VALUES[i / 2] : 0;
          float each = name.equals("acc") ? x : name.equals("absacc") ? Math.abs(x) : x * x;
          assertThat(bench.worker.accumulators.get(i))
              .as("%s%s %d", type, name, i)
              .isEqualTo(2 * each);
        }
      }
    }
  }

  @Test
  void productsAreAddedWithOneRounding() {
    long seed = 0xACC;
    Random random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      float a = random.nextFloat() * 4 - 2;
      float b = random.nextFloat() * 4 - 2;
      float old = random.nextFloat() * 4 - 2;
      AuxBench bench = cleared().setSingles(0, b, a, a, b);
      bench.worker.accumulators.set(0, old);
      bench.worker.accumulators.set(2, old);
      bench.run("f32v2mac", "a0:1", "a2:3");
      BigDecimal exact = new BigDecimal(a).multiply(new BigDecimal(b)).add(new BigDecimal(old));
      float expected = Float.parseFloat(exact.toString());
      assertThat(bench.worker.accumulators.get(0)).as("seed %d", seed).isEqualTo(expected);
      assertThat(bench.worker.accumulators.get(2)).isEqualTo(expected);
      bench.worker.accumulators.set(0, old);
      bench.run("f32mac", "a0", "a1");
      assertThat(bench.worker.accumulators.get(0)).isEqualTo(expected);
      bench.worker.accumulators.clear();
      bench.worker.accumulators.set(4, old);
      bench.setSingles(0, 0, 0, a, 0).run("f32v4sqacc", "a0:3");
      exact = new BigDecimal(a).pow(2).add(new BigDecimal(old));
      assertThat(bench.worker.accumulators.get(4)).isEqualTo(Float.parseFloat(exact.toString()));
    }
  }

  @Test
  void dotProductsOfHalvesAreSummedBeforeTheyAreRounded() {
    long seed = 0xC3AC;
    Random random = new Random(seed);
    AuxBench bench = cleared();
    double first = 0;
    double second = 0;
    for (int i = 0; i < 200; i++) {
      int[] x = new int[8];
      for (int k = 0; k < 8; k++) {
        x[k] = Half.fromDouble(random.nextGaussian(), Overflow.NAN);
      }
      bench.set(0, x[1] << 16 | x[0], x[3] << 16 | x[2], x[5] << 16 | x[4], x[7] << 16 | x[6]);
      bench.run("f16v4cmac", "a0:1", "a2:3");
      first += product(x[0], x[4]) + product(x[1], x[5]);
      second += product(x[2], x[6]) + product(x[3], x[7]);
    }
    assertThat((double) bench.worker.accumulators.get(0))
        .as("seed %d", seed)
        .isCloseTo(first, within(1e-3));
    assertThat((double) bench.worker.accumulators.get(2)).isCloseTo(second, within(1e-3));
    bench = cleared().set(0, halves(3, 5), halves(7, 11)).run("f16v2cmac", "a0", "a1");
    assertThat(bench.worker.accumulators.get(0)).isEqualTo(3 * 7 + 5 * 11);
    // A product below the last place of f32 still decides the rounding.
    bench.worker.accumulators.set(0, 0x1p24f);
    bench.set(0, 0x04003C00, 0x3C003C00).run("f16v2cmac", "a0", "a1");
    assertThat(bench.worker.accumulators.get(0)).isEqualTo(0x1p24f + 2);
  }

  @ParameterizedTest
  @CsvSource({
    "7F7FFFFF, 7F7FFFFF, 7F800000, 4",
    "7F800000, 3F800000, 7F800000, 1",
    "7F800000, FF800000, 7FC00000, 1",
    "3F800000, FFC00001, 7FC00000, 1",
    "00000001, 00000001, 00000002, 0",
  })
  void exceptionsGiveTheirResultsAndFlags(String old, String x, String result, int flags) {
    AuxBench bench = cleared().set(0, bits(x));
    bench.worker.accumulators.set(0, Float.intBitsToFloat(bits(old)));
    bench.run("f32v4acc", "a0:3");
    assertThat(Float.floatToRawIntBits(bench.worker.accumulators.get(0))).isEqualTo(bits(result));
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  @Test
  void undefinedAccumulatorsStayUndefined() {
    AuxBench bench = new AuxBench().setSingles(0, 1, 1, 1, 1);
    bench.run("f32v4acc", "a0:3").run("f32mac", "a0", "a1").run("f16v8sqacc", "a0:3");
    for (int i = 0; i < 32; i++) {
      assertThat(bench.worker.accumulators.isDefined(i)).isFalse();
    }
  }

  private static double product(int x, int y) {
    return (double) Half.toFloat(x) * Half.toFloat(y);
  }

  private static AuxBench cleared() {
    AuxBench bench = new AuxBench();
    bench.worker.accumulators.clear();
    return bench;
  }

  private static int halves(float low, float high) {
    return Half.fromFloat(high, Overflow.NAN) << 16 | Half.fromFloat(low, Overflow.NAN);
  }

  private static int bits(String hex) {
    return Integer.parseUnsignedInt(hex, 16);
  }
}
