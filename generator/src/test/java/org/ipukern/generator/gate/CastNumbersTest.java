package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.ipukern.generator.reference.CastReference;
import org.ipukern.generator.reference.FloatData;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;
import org.junit.jupiter.api.Test;

/** The simulated kernels give what the reference gives for every half, every byte, many floats. */
class CastNumbersTest {
  private static final List<ValueFormat> FP8 = List.of(ValueFormat.F143, ValueFormat.F152);
  private static final int FLOATS = 6_000;

  @Test
  void allHalvesInEveryFormatModeAndScale() {
    int[] halves = IntStream.range(0, 65_536).toArray();
    for (ValueFormat to : FP8) {
      for (Overflow overflow : Overflow.values()) {
        CastBench bench = CastBench.of(ValueFormat.F16, to, halves.length, overflow);
        for (int scale : new int[] {-32, -5, 0, 5, 31}) {
          bench.check(halves, 0, scale);
        }
      }
    }
  }

  @Test
  void allBytesToHalvesAtEveryScale() {
    int[] bytes = IntStream.range(0, 256).toArray();
    for (ValueFormat from : FP8) {
      for (Overflow overflow : Overflow.values()) {
        CastBench bench = CastBench.of(from, ValueFormat.F16, 256, overflow);
        for (int scale = -32; scale < 32; scale++) {
          bench.check(bytes, scale, 0);
        }
      }
    }
  }

  /** Every difference of two scales, those beyond one control register included. */
  @Test
  void allBytesToBytesAtEveryDifference() {
    int[] bytes = IntStream.range(0, 256).toArray();
    for (ValueFormat from : FP8) {
      for (ValueFormat to : FP8) {
        for (Overflow overflow : Overflow.values()) {
          CastBench bench = CastBench.of(from, to, 256, overflow);
          for (int difference = -63; difference <= 63; difference++) {
            int source = Math.max(-32, difference - 32);
            bench.check(bytes, source, source - difference);
          }
        }
      }
    }
  }

  @Test
  void floatsNearEveryTie() {
    for (ValueFormat to : List.of(ValueFormat.F143, ValueFormat.F152, ValueFormat.F16)) {
      for (Overflow overflow : Overflow.values()) {
        CastBench bench = CastBench.of(ValueFormat.F32, to, FLOATS, overflow);
        for (int scale : to.isFp8() ? new int[] {-32, -31, -5, 0, 3, 31} : new int[] {0}) {
          long seed = 77L + scale;
          bench.check(FloatData.around(FLOATS, to, scale, seed), 0, scale);
        }
      }
    }
  }

  /** Each tie of F152 and F143, and the floats next to it on both sides, at every scale. */
  @Test
  void everyTieAndTheFloatsBesideIt() {
    for (ValueFormat to : FP8) {
      CastBench bench = CastBench.of(ValueFormat.F32, to, 127 * 6, Overflow.SATURATE);
      for (int scale = -32; scale < 32; scale++) {
        int at = scale;
        int[] floats = IntStream.range(0, 127 * 6).map(i -> beside(to, i, at)).toArray();
        bench.check(floats, 0, scale);
      }
    }
  }

  private static int beside(ValueFormat to, int i, int scale) {
    var format = CastReference.fp8(to);
    double tie = ((double) format.decode(i / 6) + format.decode(i / 6 + 1)) / 2;
    int bits = Float.floatToRawIntBits((float) Math.scalb(tie, scale)) + i % 3 - 1;
    return i % 6 < 3 ? bits : bits | 1 << 31;
  }

  @Test
  void stochasticResultsAreNeighboursAndBothOccur() {
    for (ValueFormat from : List.of(ValueFormat.F16, ValueFormat.F32, ValueFormat.F143)) {
      for (ValueFormat to : FP8) {
        int[] source =
            from == ValueFormat.F32
                ? FloatData.around(4_000, to, 2, 9)
                : IntStream.range(0, 4_000)
                    .map(i -> from.isFp8() ? i & 0xFF : i * 16 & 0xFFFF)
                    .toArray();
        CastBench bench =
            CastBench.of(
                from,
                to,
                source.length,
                Overflow.SATURATE,
                Rounding.STOCHASTIC,
                OptionalInt.empty());
        int[] result = bench.cast(source, 0, 2);
        CastReference reference =
            new CastReference(from, to, -2, org.ipukern.tile.number.Overflow.SATURATE);
        int up = 0;
        int down = 0;
        for (int i = 0; i < result.length; i++) {
          int inner = reference.inner(source[i]);
          int outer = reference.outer(source[i]);
          assertThat(result[i]).as("0x%x", source[i]).isIn(inner, outer);
          up += inner != outer && result[i] == outer ? 1 : 0;
          down += inner != outer && result[i] == inner ? 1 : 0;
        }
        assertThat(up).as("%s to %s", from, to).isGreaterThan(20);
        assertThat(down).as("%s to %s", from, to).isGreaterThan(20);
      }
    }
  }
}
