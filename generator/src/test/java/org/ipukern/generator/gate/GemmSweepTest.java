package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.Weights;
import org.junit.jupiter.api.Test;

/** Shapes at every edge of the f16 GEMM pass the whole gate (cases GK-03, GK-04, GK-06, GK-08). */
class GemmSweepTest {
  private static final PipelineOptions OPTIONS = PipelineOptions.defaults();

  @Test
  void rowsFromOneToNineteenAndAroundThirtyTwo() {
    List<Integer> rows = new ArrayList<>(IntStream.rangeClosed(1, 19).boxed().toList());
    rows.addAll(List.of(31, 32, 33));
    // One entry point a row count, bodies shared; then each row count on its own.
    List<KernelSpec> specs = new ArrayList<>(List.of(gemm(rows, 34, 40, Weights.STANDARD)));
    rows.forEach(r -> specs.add(gemm(List.of(r), 34, 20, Weights.INTERLEAVED)));
    assertAllPass(specs, 2 * rows.size());
  }

  @Test
  void innerAndColumnsAroundEveryBlockEdge() {
    List<KernelSpec> specs = new ArrayList<>();
    for (int inner : new int[] {1, 3, 7, 8, 9, 10, 15, 16, 17, 18, 31, 32, 33, 34, 588}) {
      specs.add(gemm(List.of(8, 20), inner, 17, Weights.STANDARD));
    }
    for (int columns : new int[] {1, 15, 16, 17, 31, 32, 33, 48, 49}) {
      specs.add(gemm(List.of(5, 13, 25), 33, columns, Weights.INTERLEAVED));
    }
    assertAllPass(specs, 15 * 2 + 9 * 3);
  }

  @Test
  void rowsThatOutgrowAStrideField() {
    assertAllPass(
        List.of(
            gemm(List.of(767, 768), 48, 32, Weights.INTERLEAVED),
            gemm(List.of(769), 48, 32, Weights.INTERLEAVED),
            gemm(List.of(1500), 32, 16, Weights.STANDARD),
            gemm(List.of(2, 900), 16, 32, Weights.STANDARD)),
        6);
  }

  private static void assertAllPass(List<KernelSpec> specs, int entryPoints) {
    List<EntryResult> entries =
        Pipeline.run(specs, OPTIONS).kernels().stream().flatMap(k -> k.entries().stream()).toList();
    assertThat(entries).hasSize(entryPoints);
    for (EntryResult entry : entries) {
      assertThat(entry.findings()).as(entry.entry().className()).isEmpty();
      assertThat(entry.verdict()).as(entry.entry().className()).isEqualTo(Verdict.PASS);
      assertThat(entry.estimate().cycles()).isEqualTo(entry.simulated().getAsLong());
    }
  }

  private static KernelSpec gemm(List<Integer> rows, int inner, int columns, Weights weights) {
    GemmSpec of = GemmSpec.of(Precision.F16, rows, inner, columns);
    return new GemmSpec(
        of.precision(),
        of.rows(),
        of.inner(),
        of.columns(),
        weights,
        GemmMode.INITIALIZE,
        OutputLayout.PLAIN,
        Orientation.NORMAL,
        1,
        Rounding.NEAREST,
        Overflow.SATURATE,
        Accumulators.CLEARED,
        of.scale(),
        of.coefficientsScale());
  }

  @Test
  void threadsChangeNothing() {
    List<KernelSpec> specs =
        List.of(
            gemm(List.of(7, 8), 20, 33, Weights.STANDARD),
            gemm(List.of(30), 20, 16, Weights.STANDARD));
    assertThat(texts(specs, 1)).isEqualTo(texts(specs, 4));
  }

  private static List<String> texts(List<KernelSpec> specs, int threads) {
    return Pipeline.run(specs, new PipelineOptions(threads, OPTIONS.timing(), Optional.empty()))
        .kernels()
        .stream()
        .map(k -> k.assembly() + k.vertex() + k.entries().get(0).simulated())
        .toList();
  }
}
