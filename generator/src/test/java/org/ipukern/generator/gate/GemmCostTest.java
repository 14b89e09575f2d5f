package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.KernelCall;
import org.ipukern.tile.cost.StaticEstimator;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/**
 * KernelCosts of plain GEMMs, swapped ones and those with two row counts, is the static estimate of
 * the emitted kernel.
 */
class GemmCostTest {
  private static final long SEED = 20260909;
  private static final TimingModel MODEL = TimingModel.ipu21();

  private final Renderer renderer = Renderer.fromJar();

  @Test
  void isTheEstimateOfTheEmittedKernel() {
    List<String> wrong = new ArrayList<>();
    int entries = 0;
    for (GemmSpec spec : specs()) {
      entries += compare(spec, wrong);
    }
    assertThat(wrong).describedAs("of %d entry points, seed %d", entries, SEED).isEmpty();
    assertThat(entries).isGreaterThan(150);
  }

  private static List<GemmSpec> specs() {
    List<GemmSpec> specs = new ArrayList<>();
    for (int rows = 1; rows <= 26; rows++) {
      specs.add(spec(Precision.F16, List.of(rows), 16 + 16 * (rows % 3), 48, "standard", "normal"));
    }
    for (int rows : List.of(768, 769, 774, 775, 900)) {
      specs.add(spec(Precision.F16, List.of(rows), 32, 32, "interleaved", "normal"));
    }
    for (Precision precision : List.of(Precision.F16, Precision.F143)) {
      for (int inner : List.of(1, 33, 100)) {
        for (int columns : List.of(16, 32, 96)) {
          specs.add(spec(precision, List.of(7, 8), inner, columns, "standard", "normal"));
          specs.add(spec(precision, List.of(20, 365), inner, columns, "interleaved", "normal"));
          specs.add(spec(precision, List.of(columns), inner, 61, "standard", "swapped"));
        }
      }
    }
    Random random = new Random(SEED);
    for (int i = 0; i < 70; i++) {
      specs.add(
          spec(
              random.nextBoolean() ? Precision.F16 : Precision.F152,
              List.of(1 + random.nextInt(120)),
              1 + random.nextInt(200),
              1 + random.nextInt(200),
              random.nextBoolean() ? "standard" : "interleaved",
              random.nextInt(4) == 0 ? "swapped" : "normal"));
    }
    return specs;
  }

  private static GemmSpec spec(
      Precision precision,
      List<Integer> rows,
      int inner,
      int columns,
      String weights,
      String orientation) {
    return (GemmSpec)
        SpecBuilder.from(GemmSpec.of(precision, rows, inner, columns))
            .with("weights", weights)
            .with("orientation", orientation)
            .build();
  }

  /** Adds what differs; gives the number of entry points. */
  private int compare(GemmSpec spec, List<String> wrong) {
    RenderedKernel text = KernelTemplates.render(renderer, spec);
    Assembly assembly =
        Assembler.assemble(
            new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults());
    for (EntryPoint entry : spec.entryPoints()) {
      Estimate estimate = estimate(spec, entry, text, assembly);
      OptionalLong cycles = CostSizes.cycles(spec, entry);
      if (!cycles.equals(OptionalLong.of(estimate.cycles()))) {
        wrong.add(entry.symbol() + ": " + estimate.cycles() + ", " + cycles);
      }
    }
    return spec.entryPoints().size();
  }

  private static Estimate estimate(
      GemmSpec spec, EntryPoint entry, RenderedKernel text, Assembly assembly) {
    int symbol = Math.toIntExact(assembly.program().symbol(entry.symbol()).orElseThrow().value());
    VertexDeclaration vertex =
        VertexDeclaration.parse(text.vertex()).stream()
            .filter(v -> v.className().equals(entry.className()))
            .findFirst()
            .orElseThrow();
    KernelData data = Gate.data(spec, entry).ordinary().get(0);
    Map<String, Integer> bytes = new LinkedHashMap<>();
    data.operands().forEach(o -> bytes.put(o.field(), o.contents().length));
    KernelRun run =
        KernelRun.on(
            assembly.program(),
            MODEL,
            TileOptions.defaults(),
            vertex,
            bytes,
            Placement.DENSE,
            symbol);
    return new StaticEstimator()
        .estimate(
            assembly.program(),
            MODEL,
            new KernelCall(symbol, run.plan().state(), run.knownWords(data)));
  }
}
