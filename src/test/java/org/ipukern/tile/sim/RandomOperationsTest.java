package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.ipukern.tile.number.Prng;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomOperationsTest {
  @Test
  void wordsAreDrawsOfTheGenerator() {
    AuxBench bench = new AuxBench();
    int[] state = bench.worker.prng.clone();
    bench.run("urand64", "a0:1").run("urand32", "a2");
    long first = Prng.next(state);
    assertThat(bench.word(0)).isEqualTo((int) first);
    assertThat(bench.word(1)).isEqualTo((int) (first >>> 32));
    assertThat(bench.word(2)).isEqualTo((int) Prng.next(state));
    assertThat(bench.worker.prng).isEqualTo(state);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f32v2grand", "f16v2grand"})
  void samplesHaveTheMomentsOfTheNormalDistribution(String mnemonic) {
    AuxBench bench = new AuxBench();
    int count = 20_000;
    double[] sums = new double[5];
    for (int i = 0; i < count; i++) {
      bench.run(mnemonic, mnemonic.startsWith("f32") ? "a0:1" : "a0");
      for (int lane = 0; lane < 2; lane++) {
        double x = mnemonic.startsWith("f32") ? bench.single(lane) : bench.halfValue(0, lane);
        double y = 1;
        for (int power = 0; power < 5; power++) {
          sums[power] += y;
          y *= x;
        }
      }
    }
    double samples = 2.0 * count;
    assertThat(sums[1] / samples).as("mean").isBetween(-0.025, 0.025);
    assertThat(sums[2] / samples).as("variance").isBetween(0.96, 1.04);
    assertThat(sums[3] / samples).as("skew").isBetween(-0.1, 0.1);
    assertThat(sums[4] / samples).as("fourth moment").isBetween(2.6, 3.2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"f32v2rmask", "f16v4rmask"})
  void masksKeepLanesAsOftenAsAsked(String mnemonic) {
    int lanes = mnemonic.charAt(4) - '0';
    int bits = 64 / lanes;
    AuxBench bench = new AuxBench();
    for (int probability : new int[] {0, 0x10000, 0x4000, 0xC000, 0xFFFE4000}) {
      int[] kept = new int[lanes];
      int runs = 4_000;
      for (int i = 0; i < runs; i++) {
        bench.set(0, -1, -1, probability).run(mnemonic, "a4:5", "a0:1", "a2");
        long result = Integer.toUnsignedLong(bench.word(4)) | (long) bench.word(5) << 32;
        long lane = bits == 32 ? 0xFFFFFFFFL : 0xFFFF;
        for (int k = 0; k < lanes; k++) {
          long value = result >>> (bits * k) & lane;
          assertThat(value).isIn(0L, lane);
          kept[k] += value == 0 ? 0 : 1;
        }
      }
      double expected =
          (probability & 0x10000) != 0 ? runs : runs * (probability & 0xFFFF) / 65536.0;
      double slack = expected == 0 || expected == runs ? 0 : 137;
      for (int count : kept) {
        assertThat((double) count).isBetween(expected - slack, expected + slack);
      }
    }
  }

  @Test
  void probabilityZeroDropsEvenTheSmallestRandomNumber() {
    AuxBench bench = new AuxBench().set(0, -1, -1, 0, 1);
    // A state of zeros draws zeros.
    Arrays.fill(bench.worker.prng, 0);
    bench.run("f16v4rmask", "a4:5", "a0:1", "a2").run("f32v2rmask", "a6:7", "a0:1", "a3");
    assertThat(bench.word(4) | bench.word(5)).isZero();
    assertThat(bench.word(6) & bench.word(7)).isEqualTo(-1);
  }

  @Test
  void everyOneIsAGuess() {
    assertThat(RandomOperations.guesses().keySet()).isEqualTo(RandomOperations.table().keySet());
  }
}
