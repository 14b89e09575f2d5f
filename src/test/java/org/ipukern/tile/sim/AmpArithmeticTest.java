package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rounding, special values and traps of single AMP issues. */
final class AmpArithmeticTest {
  private static final int NAN = 0x7E00;
  private static final int INFINITY = 0x7C00;

  private final Coefficients coefficients = new Coefficients();
  private final Worker w = new Worker(0, null, coefficients, null);

  @BeforeEach
  void clear() {
    coefficients.clear();
    w.accumulators.clear();
  }

  private static Operation amp(String text) {
    SourceText source = new SourceText("amp.S", ".worker\n" + text + "\n");
    Insn insn =
        Assembler.assemble(source, AssemblerOptions.defaults()).program().units().get(0).first();
    return AmpOperations.table().get(insn.mnemonic()).create(insn);
  }

  private static Operation siso(int phase) {
    return amp("f16v4sisoamp $a4:5, $a0:1, $a2:3, TAMP_F16V4_E4_P" + phase);
  }

  private static Operation hiho() {
    return amp("f16v4hihoamp $a4, $a0:1, $a2, TAMP_F16V4_E1_P0");
  }

  private void run(Operation operation) {
    operation.run(w);
    w.commit();
  }

  /** Puts four halves into {@code $a0:1}. */
  private void x(int... halves) {
    w.a[0] = halves[0] | halves[1] << 16;
    w.a[1] = halves[2] | halves[3] << 16;
  }

  private void entry(int index, int... halves) {
    long bits = 0;
    for (int lane = 0; lane < 4; lane++) {
      bits |= (long) halves[lane] << (16 * lane);
    }
    coefficients.set(index, bits);
  }

  private static int half(double value) {
    return Half.fromDouble(value, Overflow.NAN);
  }

  @Test
  void sumsInDoubleInLaneOrderAndRoundsOnceAnIssue() {
    Random random = new Random(11);
    for (int round = 0; round < 2000; round++) {
      clear();
      float expected = 0;
      for (int issue = 0; issue < 8; issue++) {
        int[] values = new int[8];
        for (int i = 0; i < 8; i++) {
          double scale = Math.scalb(1.0, random.nextInt(24) - 12);
          values[i] = half(random.nextGaussian() * scale);
        }
        x(Arrays.copyOfRange(values, 0, 4));
        entry(4 * 7 + 1, Arrays.copyOfRange(values, 4, 8));
        run(siso(1));
        double sum = 0;
        for (int lane = 0; lane < 4; lane++) {
          double product = (double) Half.toFloat(values[lane]) * Half.toFloat(values[4 + lane]);
          sum = lane == 0 ? product : sum + product;
        }
        expected = (float) (expected + sum);
        assertThat(w.accumulators.sums[7]).as("round %d", round).isEqualTo(expected);
      }
    }
  }

  @Test
  void singleProductsRoundOnceWithTheSum() {
    Operation f32 = amp("f32sisoamp $a4:5, $a0, $a2:3, TAMP_F32_E4_P2");
    float x = 1 + 0x1p-12f;
    w.a[0] = Float.floatToRawIntBits(x);
    coefficients.set(1, Float.floatToRawIntBits(x) & 0xFFFFFFFFL);
    w.accumulators.set(1, -1);
    run(f32);
    // The product alone would lose its last bit, 2^-24.
    assertThat(w.accumulators.get(1)).isEqualTo(0x1p-11f + 0x1p-24f);
  }

  @Test
  void partialsWidenExactlyAndResultsRoundOnce() {
    w.a[2] = half(2048) | half(0.0001) << 16;
    run(hiho());
    run(hiho());
    entry(0, half(1), half(1), 0, 0);
    x(half(1), half(0.001), 0, 0);
    run(hiho());
    run(hiho());
    // 2048 and 1.001 together are not half way between 2048 and 2050.
    assertThat(Half.toFloat(w.a[4])).isEqualTo(2050);
    assertThat(Half.toFloat(w.a[4] >>> 16)).isEqualTo(Half.toFloat(half(0.0001)));
  }

  @ParameterizedTest
  @ValueSource(ints = {-32, -3, 0, 5, 31})
  void theScaleMultipliesProductsAlone(int scale) {
    Operation f8 = amp("f8v8hihov4amp $a4:5, $a0:1, $a2:3, TAMP_F16V4_E4_P1");
    w.fpNfmt = 2;
    w.fpScl = scale;
    w.accumulators.set(1, 16);
    int[] bytes = new int[8];
    for (int i = 0; i < 8; i++) {
      bytes[i] = Fp8Format.F143.encode(i + 1, Overflow.NAN);
    }
    w.a[0] = bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24;
    w.a[1] = bytes[4] | bytes[5] << 8 | bytes[6] << 16 | bytes[7] << 24;
    long weights = 0;
    for (int i = 0; i < 8; i++) {
      weights |= (long) Fp8Format.F152.encode(i % 2 == 0 ? 1 : -2, Overflow.NAN) << (8 * i);
    }
    coefficients.set(1, weights);
    run(f8);
    // 1 - 4 + 3 - 8 + 5 - 12 + 7 - 16
    assertThat(w.accumulators.get(1)).isEqualTo((float) (16 + Math.scalb(-24.0, scale)));
    assertThat(w.notes).hasSize(scale == 0 ? 0 : 1);
  }

  @Test
  void coefficientsAreReadByTheFormatInForce() {
    coefficients.set(0, 0x38);
    assertThat(coefficients.bytes(1).values[0]).isEqualTo(Fp8Format.F143.decode(0x38));
    assertThat(coefficients.bytes(0).values[0]).isEqualTo(Fp8Format.F152.decode(0x38));
    assertThat(coefficients.halves().values[0]).isEqualTo(Half.toFloat(0x38));
    coefficients.set(0, 0x3F800000_40000000L);
    assertThat(coefficients.singles().values[0]).isEqualTo(2);
    assertThat(coefficients.singles().values[Coefficients.UNITS]).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {NAN, INFINITY, 0xFC00})
  void specialFactorsAreInvalid(int special) {
    for (int lane = 0; lane < 4; lane++) {
      int[] halves = new int[4];
      halves[lane] = special;
      x(halves);
      assertInvalid("x operand");
      x(0, 0, 0, 0);
      entry(4 * 3, halves);
      assertInvalid("coefficient");
      entry(4 * 3, 0, 0, 0, 0);
    }
    w.a[2] = Float.floatToRawIntBits(Half.toFloat(special));
    assertInvalid("partial operand");
    w.a[2] = 0;
    w.fpSts = 0;
    run(siso(0));
    assertThat(w.fpSts).isZero();
  }

  private void assertInvalid(String words) {
    w.fpSts = 0;
    w.fpCtl = 0;
    run(siso(0));
    assertThat(w.fpSts).isEqualTo(Worker.TRAP_INVALID);
    w.fpCtl = Worker.TRAP_INVALID;
    assertThatThrownBy(() -> run(siso(0)))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.FLOATING_POINT))
        .hasMessageContaining(words);
    w.fpCtl = 0;
    clear();
  }

  @Test
  void overflowSaturatesOrBecomesNanOrTraps() {
    for (int sign : new int[] {1, -1}) {
      w.accumulators.set(0, sign * 65520f);
      w.accumulators.set(2, sign * 65519f);
      w.fpCtl = 0;
      run(amp("f16v4hihoamp $a4, $azeros, $azero, TAMP_F16V4_E4_P1"));
      assertThat(Half.toFloat(w.a[4])).isEqualTo(sign * 65504f);
      assertThat(Half.toFloat(w.a[4] >>> 16)).isEqualTo(sign * 65504f);
      assertThat(w.fpSts).isEqualTo(Worker.TRAP_OVERFLOW);
      w.accumulators.set(0, sign * 65520f);
      w.fpCtl = Worker.NAN_ON_OVERFLOW;
      run(amp("f16v4hihoamp $a4, $azeros, $azero, TAMP_F16V4_E4_P1"));
      assertThat(w.a[4] & 0xFFFF).isEqualTo(NAN);
      w.accumulators.set(0, sign * 65520f);
      w.fpCtl = Worker.TRAP_OVERFLOW;
      assertThatThrownBy(() -> run(amp("f16v4hihoamp $a4, $azeros, $azero, TAMP_F16V4_E4_P1")))
          .isInstanceOf(FaultException.class);
      w.fpSts = 0;
    }
  }

  @Test
  void singleResultsOverflowToo() {
    w.accumulators.set(0, Float.POSITIVE_INFINITY);
    run(siso(1));
    assertThat(w.a[4]).isEqualTo(Float.floatToRawIntBits(Float.POSITIVE_INFINITY));
    assertThat(w.fpSts).isEqualTo(Worker.TRAP_OVERFLOW);
  }

  @Test
  void stochasticRoundingKeepsTheMean() {
    Operation pop = amp("f16v4hihov4amp $a4:5, $azeros, $azeros, TAMP_F16V4_E4_P1");
    org.ipukern.tile.number.Prng.seed(w.prng, 12345);
    w.fpCtl = Worker.STOCHASTIC_ROUNDING;
    int rounds = 4000;
    double total = 0;
    for (int i = 0; i < rounds; i++) {
      for (int index : new int[] {0, 2, 16, 18}) {
        w.accumulators.set(index, 2048.5f);
      }
      run(pop);
      for (int word = 4; word < 6; word++) {
        double low = Half.toFloat(w.a[word]);
        double high = Half.toFloat(w.a[word] >>> 16);
        assertThat(low).isIn(2048.0, 2050.0);
        total += low + high;
      }
    }
    // A quarter rounds up by two; the mean of 16,000 draws has a deviation of 0.007.
    assertThat(total / (4 * rounds)).isBetween(2048.47, 2048.53);
  }

  @Test
  void anOddHalfPhaseLeavesGarbageWhereItsDestinationIsARegister() {
    run(amp("f32sisoamp $a4:5, $a0, $azeros, TAMP_F32_E4_P1"));
    assertThat(w.newGarbage).isEqualTo(RegisterMask.aux(4, 2));
    assertThat(Float.intBitsToFloat(w.a[4])).isNaN();
    w.newGarbage = 0;
    run(amp("f32sisoamp $azeros, $a0, $azeros, TAMP_F32_E4_P1"));
    assertThat(w.newGarbage).isZero();
  }

  @Test
  void constantsOfOtherFormsAreRefused() {
    assertThatThrownBy(() -> amp("f16v4hihov4amp $a4:5, $a0:1, $a2:3, TAMP_F32_E4_P0"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.INVALID_OPERAND));
    assertThatThrownBy(() -> amp("f32sisoamp $azeros, $a0, $a2:3, TAMP_F32_E4_P1"))
        .hasMessageContaining("odd half-phases");
    assertThatThrownBy(() -> amp("f16v4hihov4amp $a4:5, $a0:1, $a2:3, 3"))
        .isInstanceOfSatisfying(
            FaultException.class, e -> assertThat(e.kind()).isEqualTo(FaultKind.UNKNOWN_SEMANTICS));
  }
}
