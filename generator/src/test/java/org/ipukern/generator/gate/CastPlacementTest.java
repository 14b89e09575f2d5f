package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.RenderedKernel;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerOrder;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/**
 * GK-19: casts for any placement, at every distance of the operands around two memory elements in
 * both directions; GK-18: workers that share no word.
 */
class CastPlacementTest {
  private static final int ELEMENT = 0x4000;
  private static final int STEP = 8;
  private static final int AROUND = 2 * 6 * 8 + 16 + 256;
  private static final int REGION1 = 0x80000;

  /** Vectors of the busiest worker. */
  private static final int VECTORS = 40;

  private static final int ELEMENTS = 6 * 8 * VECTORS;

  @Test
  void everyDistanceRunsWithoutAConflictAndTheFastPathIsTakenWhereItMayBe() {
    CastSpec spec = CastSpec.linear(ValueFormat.F16, ValueFormat.F143, ELEMENTS, Placement.ANY);
    Bench bench = new Bench(spec);
    int source = 2 * ELEMENTS;
    TreeSet<Long> plain = new TreeSet<>();
    for (int base : new int[] {0x60000 - source, 0x60000, 0x64000}) {
      plain.addAll(sweep(bench, base, source, 0x50000));
    }
    TreeSet<Long> interleaved = new TreeSet<>();
    for (int base : new int[] {0xA0000 - source, 0xA0000, 0xA4008}) {
      interleaved.addAll(sweep(bench, base, source, REGION1));
    }
    // Three bundles a vector and two; two and one where the source is interleaved.
    long slots = 6L * VECTORS;
    assertThat(plain.last() - plain.first()).isBetween(slots - 60, slots + 60);
    assertThat(interleaved.last() - interleaved.first()).isBetween(slots - 60, slots + 60);
    assertThat(plain.first() - interleaved.first()).isBetween(slots - 60, slots + 60);
  }

  /** Target so far from the source; both signs, 8 bytes a step, around two elements. */
  private static Set<Long> sweep(Bench bench, int base, int sourceBytes, int least) {
    Set<Long> cycles = new TreeSet<>();
    for (int sign : new int[] {-1, 1}) {
      for (int around = -AROUND; around <= AROUND; around += STEP) {
        for (int distance : new int[] {2 * ELEMENT + around, 4 * ELEMENT + around}) {
          int target = base + sign * distance;
          boolean meets = target < base + sourceBytes + 128 && target + sourceBytes + 128 > base;
          if (!meets && target >= least && target + sourceBytes < 0xE0000) {
            cycles.add(bench.cycles(base, target));
          }
        }
      }
    }
    return cycles;
  }

  /**
   * A worker goes back to a lower address for its next panel: whether the source is interleaved is
   * a matter of its first byte, not of the worker's first row.
   */
  @Test
  void rowsOfASourceInBothMemoriesRunWithoutAConflict() {
    for (int columns : new int[] {32, 64, 224, 240}) {
      CastSpec spec =
          (CastSpec)
              SpecBuilder.of("cast")
                  .with("from", "f16")
                  .with("to", "f143")
                  .with("layout", "row-major")
                  .with("rows", 72)
                  .with("columns", columns)
                  .with("source-stride", columns + 4)
                  .with("placement", "any")
                  .build();
      Bench bench = new Bench(spec);
      int source = Math.toIntExact(spec.sourceBytes());
      for (int below = 0; below <= source + STEP; below += STEP * 37) {
        for (int target : new int[] {0x58000, 0x9C000, (REGION1 - below - 0x6000) / STEP * STEP}) {
          bench.cycles(REGION1 - below, target);
        }
      }
    }
  }

  /** GK-18: tails that share a word with nothing, in every order of the workers. */
  @Test
  void oddLengthsInEveryOrderOfTheWorkers() {
    for (ValueFormat to : List.of(ValueFormat.F143, ValueFormat.F16)) {
      ValueFormat from = to == ValueFormat.F16 ? ValueFormat.F152 : ValueFormat.F16;
      for (int n : new int[] {1, 3, 5, 7, 49, 95, 97, 99}) {
        CastSpec spec = CastSpec.linear(from, to, n, Placement.SEPARATE);
        for (WorkerOrder order : WorkerOrder.values()) {
          new Bench(spec, TileOptions.defaults().withOrder(order)).cycles(0x60000, 0x90000);
        }
      }
    }
  }

  /** One kernel, its operands wherever asked. */
  private static final class Bench {
    private final CastSpec spec;
    private final Program program;
    private final VertexDeclaration vertex;
    private final TileOptions options;
    private final MemoryPlan usual;
    private final int entry;

    Bench(CastSpec spec) {
      this(spec, TileOptions.defaults());
    }

    Bench(CastSpec spec, TileOptions options) {
      this.spec = spec;
      this.options = options;
      RenderedKernel text = KernelTemplates.render(Renderer.fromJar(), spec);
      program =
          Assembler.assemble(
                  new SourceText(spec.name() + ".S", text.assembly()), AssemblerOptions.defaults())
              .program();
      vertex = VertexDeclaration.parse(text.vertex()).get(0);
      entry =
          Math.toIntExact(program.symbol(spec.entryPoints().get(0).symbol()).orElseThrow().value());
      Map<String, Integer> bytes = new LinkedHashMap<>();
      spec.operands().forEach(o -> bytes.put(o.name(), Math.toIntExact(o.bytes())));
      usual =
          KernelRun.on(
                  program,
                  TimingModel.ipu21(),
                  options,
                  vertex,
                  bytes,
                  org.ipukern.generator.gate.Placement.DENSE,
                  entry)
              .plan();
    }

    long cycles(int source, int target) {
      Map<String, Integer> places = new LinkedHashMap<>();
      places.put("source", source);
      places.put("target", target);
      MemoryPlan plan = new MemoryPlan(usual.state(), usual.metadata(), places);
      KernelRun run = KernelRun.at(program, TimingModel.ipu21(), options, vertex, plan, entry);
      CallResult result = run.call(new CastData(spec).ordinary().get(1), at -> 1, "at " + places);
      assertThat(run.findings()).as("%s at %s", spec.name(), places).isEmpty();
      return result.cycles();
    }
  }
}
