package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.ipukern.generator.explore.CostTables;
import org.ipukern.generator.output.CostSizes;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Manifest;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/**
 * The cost tables say what the simulator says. The ordinary build looks at a few shapes of each
 * table; {@code scripts/update-kernel-costs} at {@code -DcostShapes} of them.
 */
class KernelCostsTest {
  private static final int SHAPES = Integer.getInteger("costShapes", 6);
  private static final int WORK = 15_000;

  private final Renderer renderer = Renderer.fromJar();

  @Test
  void tablesSayWhatTheSimulatorSays() {
    long seed = Long.getLong("costSeed", 20_261_129L);
    int looked = 0;
    for (CostTables.Kind kind : CostTables.all()) {
      Random random = new Random(seed + kind.name().hashCode());
      List<String> wrong =
          IntStream.range(0, SHAPES)
              .mapToObj(i -> difference(kind, random))
              .filter(text -> !text.isEmpty())
              .toList();
      looked += SHAPES;
      assertThat(wrong).as(kind.name() + ", seed " + seed).isEmpty();
    }
    System.out.printf("cost tables: looked at %d shapes, seed %d%n", looked, seed);

    assertThat(KernelCosts.tables())
        .extracting(CostTable::name)
        .containsExactlyElementsOf(CostTables.all().stream().map(CostTables.Kind::name).toList());
  }

  private String difference(CostTables.Kind kind, Random random) {
    int n;
    int inner;
    int outer;
    do {
      n = 1 + random.nextInt(random.nextInt(4) == 0 ? 900 : 90);
      n = kind.name().contains(" linear ") ? n * 13 : n;
      inner = kind.name().contains(" linear ") ? 1 : 1 + random.nextInt(13);
      outer = kind.name().startsWith("gemm") ? 1 + random.nextInt(13) : 1;
    } while ((long) n * inner * outer > WORK);
    String entry = kind.shape().entry(n, inner, outer);
    KernelSpec spec = spec(entry);
    RenderedKernel texts = KernelTemplates.render(renderer, spec);
    Optional<CallResult> call =
        EntryReplay.run(
            new KernelResult(spec, texts.assembly(), texts.vertex(), List.of(), List.of()),
            spec.entryPoints().get(0),
            TimingModel.ipu21(),
            (context, cycle, unit) -> {});
    if (call.isEmpty()) {
      return difference(kind, random); // the operands did not fit beside each other
    }
    long simulated = call.get().cycles();
    CostSizes sizes = CostSizes.of(spec, spec.entryPoints().get(0)).orElseThrow();
    assertThat(sizes.table().name()).isEqualTo(kind.name());
    return sizes.cycles() == simulated
        ? ""
        : entry + ": " + sizes.cycles() + " in the table, " + simulated + " simulated";
  }

  private static KernelSpec spec(String entry) {
    String manifest = "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [" + entry + "]}";
    return Manifest.read("costs", manifest.getBytes(StandardCharsets.UTF_8)).specs().get(0);
  }
}
