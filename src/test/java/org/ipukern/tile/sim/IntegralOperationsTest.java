package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntegralOperationsTest {
  @ParameterizedTest
  @CsvSource({
    "2.5, 2, 3, 2, 2",
    "3.5, 4, 4, 3, 3",
    "-2.5, -2, -2, -3, -2",
    "-0.25, -0.0, -0.0, -1, -0.0",
    "0.75, 1, 1, 0, 0",
    "16777217, 16777216, 16777216, 16777216, 16777216",
    "3e38, 3e38, 3e38, 3e38, 3e38",
    "-Infinity, -Infinity, -Infinity, -Infinity, -Infinity"
  })
  void integralValuesFollowTheMode(
      float value, float nearest, float up, float down, float towardsZero) {
    AuxBench bench = new AuxBench().setSingles(0, value);
    bench.run("f32int", "a4", "a0", "0").run("f32int", "a5", "a0", "1");
    bench
        .run("f32int", "a6", "a0", "f32int_round_down")
        .run("f32int", "a7", "a0", "TFPU_ROUND_ZERO");
    assertThat(bench.word(4)).isEqualTo(Float.floatToRawIntBits(nearest));
    assertThat(bench.word(5)).isEqualTo(Float.floatToRawIntBits(up));
    assertThat(bench.word(6)).isEqualTo(Float.floatToRawIntBits(down));
    assertThat(bench.word(7)).isEqualTo(Float.floatToRawIntBits(towardsZero));
    assertThat(bench.worker.fpSts).isZero();
    assertThat(bench.notes()).hasSize(2);
  }

  @Test
  void unknownModesAndNanAreNotHidden() {
    AuxBench bench = new AuxBench().set(0, 0xFFC00001);
    bench.run("f32int", "a4", "a0", "3");
    assertThat(bench.word(4)).isEqualTo(0x7FC00000);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
    assertThatThrownBy(() -> bench.run("f32int", "a4", "a0", "5"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.UNKNOWN_SEMANTICS))
        .hasMessageContaining("5");
  }

  @ParameterizedTest
  @ValueSource(
      ints = {0, 1, -1, 0x01000001, 0x01000003, 0x7FFFFFFF, 0x80000000, 0xFFFFFF7F, 0xFFFFFF80})
  void integersBecomeTheNearestSingles(int value) {
    AuxBench bench = new AuxBench().set(0, value);
    bench.run("f32fromi32", "a1", "a0").run("f32fromui32", "a2", "a0");
    BigInteger unsigned = BigInteger.valueOf(Integer.toUnsignedLong(value));
    assertThat(bench.single(1)).isEqualTo(Float.parseFloat(Integer.toString(value)));
    assertThat(bench.single(2)).isEqualTo(Float.parseFloat(unsigned.toString()));
  }

  @Test
  void singlesInRangeBecomeTheNearestIntegers() {
    long seed = 0x132;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    for (int i = 0; i < 2_000; i++) {
      float value = (float) Math.scalb(random.nextDouble() * 2 - 1, random.nextInt(32));
      bench.setSingles(0, value, Math.abs(value) * 2);
      bench.run("f32toi32", "a2", "a0").run("f32toui32", "a3", "a1");
      assertThat((double) bench.word(2)).as("seed %d", seed).isEqualTo(Math.rint(value));
      assertThat((double) Integer.toUnsignedLong(bench.word(3)))
          .isEqualTo(Math.rint(Math.abs(value) * 2));
    }
    assertThat(bench.notes()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, -2.5, -2",
    "0, 3.5, 4",
    "1, -2.5, -2",
    "1, 2.25, 3",
    "2, -2.25, -3",
    "3, -2.75, -2",
    "3, 2.75, 2"
  })
  void conversionsToIntegersFollowTheControlRegister(int mode, float value, int expected) {
    AuxBench bench = new AuxBench().setSingles(0, value);
    bench.worker.fpCtl = mode << 16;
    bench.run("f32toi32", "a1", "a0");
    assertThat(bench.word(1)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "f32toi32,  3e9,       7FFFFFFF",
    "f32toi32,  -3e9,      80000000",
    "f32toi32,  NaN,       00000000",
    "f32toi32,  -Infinity, 80000000",
    "f32toui32, -1,        00000000",
    "f32toui32, 5e9,       FFFFFFFF",
  })
  void whatDoesNotFitSaturatesAndSaysSo(String mnemonic, float value, String expected) {
    AuxBench bench = new AuxBench().setSingles(0, value).run(mnemonic, "a1", "a0");
    assertThat(String.format("%08X", bench.word(1))).isEqualTo(expected);
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
    assertThat(bench.notes()).isNotEmpty();
  }

  @Test
  void bordersOfTheRangesFit() {
    AuxBench bench = new AuxBench().setSingles(0, -0x1p31f, 4294967040f, -0.5f, 0x1p31f);
    bench.run("f32toi32", "a4", "a0").run("f32toui32", "a5", "a1").run("f32toui32", "a6", "a2");
    assertThat(bench.word(4)).isEqualTo(Integer.MIN_VALUE);
    assertThat(bench.word(5)).isEqualTo(0xFFFFFF00);
    assertThat(bench.word(6)).isZero();
    assertThat(bench.worker.fpSts).isZero();
    bench.run("f32toi32", "a4", "a3");
    assertThat(bench.worker.fpSts).isEqualTo(Worker.TRAP_INVALID);
  }
}
