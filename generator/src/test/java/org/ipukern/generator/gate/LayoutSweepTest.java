package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.tile.sim.WorkerOrder;
import org.junit.jupiter.api.Test;

/**
 * Layout changes are exact at any shape: guards and gaps intact, each word stored once whatever the
 * order of the workers, estimator equal to simulator, within budget and floor.
 */
class LayoutSweepTest {
  private static final List<Integer> SMALL = List.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 15, 16, 17);
  private static final WorkerOrder[] ORDERS = WorkerOrder.values();

  /** The ordinary build tries a part of the shapes; {@code -Dsweep=full} tries all. */
  private static final boolean FULL = "full".equals(System.getProperty("sweep"));

  private static final int SEEDED = FULL ? 2_500 : 250;
  private static final int PART = 12;

  @Test
  void everySmallShape() {
    int shapes = 0;
    for (int rows : SMALL) {
      for (int columns : SMALL) {
        Placement placement = (rows + columns) % 2 == 0 ? Placement.SEPARATE : Placement.ANY;
        for (LayoutSpec spec : LayoutShapes.dense(rows, columns, placement)) {
          if (shapes++ % PART == 0 || FULL) {
            assertThat(LayoutRun.findings(spec, ORDERS[shapes % ORDERS.length]))
                .as(spec.manifestLine())
                .isEmpty();
          }
        }
      }
    }
    assertThat(shapes).isGreaterThan(2_500);
  }

  @Test
  void seededShapes() {
    long seed = 2_026;
    Random random = new Random(seed);
    int shapes = 0;
    while (shapes < SEEDED) {
      LayoutSpec spec = LayoutShapes.random(random, shapes % 20 == 0 ? 60 : 24);
      if (BuiltKernels.check(spec).isEmpty()) {
        assertThat(LayoutRun.findings(spec, ORDERS[shapes++ % ORDERS.length]))
            .as("seed %s: %s", seed, spec.manifestLine())
            .isEmpty();
      }
    }
  }

  @Test
  void theWholeGatePasses() {
    long seed = 7;
    Random random = new Random(seed);
    List<KernelSpec> specs = new ArrayList<>();
    while (specs.size() < 60) {
      LayoutSpec spec = LayoutShapes.random(random, 40);
      if (BuiltKernels.check(spec).isEmpty()) {
        specs.add(spec);
      }
    }
    for (KernelResult kernel : Pipeline.run(specs, PipelineOptions.defaults()).kernels()) {
      String name = "seed " + seed + ": " + kernel.spec().manifestLine();
      assertThat(kernel.entries().get(0).findings()).as(name).isEmpty();
      assertThat(kernel.passes()).as(name).isTrue();
    }
  }
}
