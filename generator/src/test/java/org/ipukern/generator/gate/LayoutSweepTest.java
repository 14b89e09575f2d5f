package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Placement;
import org.junit.jupiter.api.Test;

/**
 * Layout changes pass the whole gate: numbers, guards, store counts, both placements of the
 * operands, workers in three orders, estimator equal to simulator.
 */
class LayoutSweepTest {
  private static final List<Integer> SMALL = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17);

  @Test
  void everySmallShape() {
    List<KernelSpec> specs = new ArrayList<>();
    for (int rows : SMALL) {
      for (int columns : SMALL) {
        specs.addAll(
            LayoutShapes.dense(
                rows, columns, (rows + columns) % 2 == 0 ? Placement.SEPARATE : Placement.ANY));
      }
    }
    assertAllPass(specs, "every small shape");
  }

  @Test
  void seededShapes() {
    long seed = 2_026;
    Random random = new Random(seed);
    List<KernelSpec> specs = new ArrayList<>();
    while (specs.size() < 2_000) {
      KernelSpec spec = LayoutShapes.random(random, specs.size() % 10 == 0 ? 60 : 24);
      if (BuiltKernels.check(spec).isEmpty()) {
        specs.add(spec);
      }
    }
    assertAllPass(specs, "seed " + seed);
  }

  private static void assertAllPass(List<KernelSpec> specs, String what) {
    List<KernelResult> kernels = Pipeline.run(specs, PipelineOptions.defaults()).kernels();
    assertThat(kernels).hasSameSizeAs(specs);
    for (KernelResult kernel : kernels) {
      String name = what + ": " + kernel.spec().manifestLine();
      assertThat(kernel.entries().get(0).findings()).as(name).isEmpty();
      assertThat(kernel.passes()).as(name).isTrue();
    }
  }
}
