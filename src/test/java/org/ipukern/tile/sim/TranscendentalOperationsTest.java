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
import org.junit.jupiter.params.provider.ValueSource;

class TranscendentalOperationsTest {
  @ParameterizedTest
  @ValueSource(strings = {"exp", "exp2", "ln", "log2", "sigm", "tanh"})
  void valuesAreWithinTheStatedAccuracy(String name) {
    long seed = 0x7A;
    Random random = new Random(seed);
    AuxBench bench = new AuxBench();
    boolean logarithm = name.startsWith("l");
    for (int i = 0; i < 400; i++) {
      double magnitude = Math.scalb(1 + random.nextDouble(), random.nextInt(12) - 9);
      float x = (float) (logarithm || random.nextBoolean() ? magnitude : -magnitude);
      bench.setSingles(0, x).run("f32" + name, "a1", "a0");
      double exact = ExactFunctions.of(name, new BigDecimal(x)).doubleValue();
      assertThat((double) bench.single(1))
          .as("seed %d: %s(%s)", seed, name, x)
          .isCloseTo(exact, within(0.501 * Math.ulp((float) exact)));
      int half = Half.fromFloat(x, Overflow.NAN);
      bench.set(0, half << 16).run("f16v2" + name, "a1", "a0");
      exact = ExactFunctions.of(name, new BigDecimal(Half.toFloat(half))).doubleValue();
      int nearest = Half.fromDouble(exact, Overflow.SATURATE);
      assertThat(bench.half(1, 1)).as("seed %d: %s(%s)", seed, name, x).isEqualTo(nearest);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "f32exp,     00000000, 3F800000, 0",
    "f32exp,     FF800000, 00000000, 0",
    "f32exp,     7F800000, 7F800000, 0",
    "f32exp,     42B20000, 7F800000, 4",
    "f32exp,     C3480000, 00000000, 0",
    "f32exp2,    40400000, 41000000, 0",
    "f32exp2,    C3150000, 00000001, 0",
    "f32exp2,    43000000, 7F800000, 4",
    "f32ln,      00000000, FF800000, 2",
    "f32ln,      80000000, FF800000, 2",
    "f32ln,      BF800000, 7FC00000, 1",
    "f32ln,      3F800000, 00000000, 0",
    "f32log2,    7F800000, 7F800000, 0",
    "f32log2,    41000000, 40400000, 0",
    "f32log2,    00000001, C3150000, 0",
    "f32sigm,    FF800000, 00000000, 0",
    "f32sigm,    00000000, 3F000000, 0",
    "f32tanh,    FF800000, BF800000, 0",
    "f32tanh,    80000000, 80000000, 0",
    "f32tanh,    7FC00001, 7FC00000, 1",
    "f16v2exp,   00000000, 3C003C00, 0",
    "f16v2exp,   00004A00, 3C007BFF, 4",
    "f16v2exp2,  0000CE00, 3C000001, 0",
    "f16v2ln,    3C000000, 0000FBFF, 6",
    "f16v2ln,    3C00BC00, 00007E00, 1",
    "f16v2log2,  4800_4400, 42004000, 0",
    "f16v2sigm,  FC007C00, 00003C00, 0",
    "f16v2tanh,  80007E00, 80007E00, 1",
  })
  void specialValuesGiveTheirResultsAndFlags(String mnemonic, String x, String result, int flags) {
    AuxBench bench = new AuxBench();
    bench.set(0, Integer.parseUnsignedInt(x.replace("_", ""), 16)).run(mnemonic, "a1", "a0");
    assertThat(String.format("%08X", bench.word(1))).isEqualTo(result);
    assertThat(bench.worker.fpSts).isEqualTo(flags);
  }

  @Test
  void everyFunctionSaysThatItsLastPlaceIsAGuess() {
    assertThat(TranscendentalOperations.guesses().keySet())
        .isEqualTo(TranscendentalOperations.table().keySet())
        .hasSize(12);
  }
}
