package org.ipukern.generator.explore.sweep;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.ipukern.generator.explore.sweep.SweepOptions.Outcome;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.Figures;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.MemoryFit;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.tile.timing.TimingModel;

/** A sweep in two phases: estimate every variant of every cell, then simulate the best. */
public final class Sweep {
  private static final int BATCH = 16;

  private final SweepSpace space;
  private final SweepOptions options;
  private final KernelPipeline pipeline;
  private final PipelineOptions how;

  private Sweep(
      SweepSpace space, SweepOptions options, KernelPipeline pipeline, PipelineOptions how) {
    this.space = space;
    this.options = options;
    this.pipeline = pipeline;
    this.how = how;
  }

  /** Runs it. */
  public static SweepResult run(
      SweepSpace space, SweepOptions options, KernelPipeline pipeline, TimingModel timing) {
    PipelineOptions how =
        new PipelineOptions(options.threads(), timing, java.util.Optional.empty());
    return new Sweep(space, options, pipeline, how).run();
  }

  private SweepResult run() {
    Estimates estimates = Estimates.of(space);
    List<Kept> kept = estimate(estimates);
    Map<String, Outcome> outcomes = new LinkedHashMap<>(options.known());
    if (options.simulate()) {
      simulate(kept, outcomes);
    }
    SweepRow[] rows = new SweepRow[kept.size()];
    Threads.run(
        options.threads(),
        rows.length,
        i -> rows[i] = row(kept.get(i), outcomes.get(kept.get(i).manifestLine())));
    return new SweepResult(
        space.text(),
        space.family(),
        space.axes(true).stream().map(SweepAxis::name).toList(),
        space.axes(false).stream().map(SweepAxis::name).toList(),
        how.timing().version(),
        estimates.kind(),
        mine().length * (long) space.variants(),
        List.of(rows));
  }

  private int[] mine() {
    return IntStream.range(0, space.cells())
        .filter(cell -> cell % options.shards() == options.shard() - 1)
        .toArray();
  }

  /** A variant that is kept, with its spec, also as a line. */
  private record Kept(
      int cell, int place, int variant, long estimate, KernelSpec spec, String manifestLine) {}

  private List<Kept> estimate(Estimates estimates) {
    int[] cells = mine();
    Kept[][] best = new Kept[cells.length][];
    Threads.run(
        options.threads(),
        cells.length,
        i -> {
          int[] variants = new int[Math.min(options.best(), space.variants())];
          long[] cycles = new long[variants.length];
          int count = 0;
          for (int variant = 0; variant < space.variants(); variant++) {
            long figure = estimates.cycles(cells[i], variant);
            if (figure != Estimates.NONE) {
              count = insert(variants, cycles, count, variant, figure);
            }
          }
          best[i] = new Kept[count];
          for (int place = 0; place < count; place++) {
            KernelSpec spec = space.fields(cells[i], variants[place]).build();
            best[i][place] =
                new Kept(
                    cells[i], place + 1, variants[place], cycles[place], spec, spec.manifestLine());
          }
        });
    options.progress().accept(cells.length + " cells estimated");
    return Arrays.stream(best).flatMap(Arrays::stream).toList();
  }

  /** Keeps the smallest in order; of equal ones the earlier variant stays first. */
  private static int insert(int[] variants, long[] cycles, int count, int variant, long figure) {
    int at = count;
    while (at > 0 && cycles[at - 1] > figure) {
      at--;
    }
    if (at >= variants.length) {
      return count;
    }
    int size = Math.min(count + 1, variants.length);
    for (int i = size - 1; i > at; i--) {
      variants[i] = variants[i - 1];
      cycles[i] = cycles[i - 1];
    }
    variants[at] = variant;
    cycles[at] = figure;
    return size;
  }

  private void simulate(List<Kept> kept, Map<String, Outcome> outcomes) {
    List<String> lines =
        kept.stream()
            .map(Kept::manifestLine)
            .distinct()
            .filter(l -> !outcomes.containsKey(l))
            .toList();
    for (int from = 0; from < lines.size(); from += BATCH) {
      List<KernelSpec> specs =
          lines.subList(from, Math.min(lines.size(), from + BATCH)).stream()
              .map(SpecBuilder::parse)
              .toList();
      List<Outcome> batch = pipeline.run(specs, how).kernels().stream().map(this::outcome).toList();
      batch.forEach(outcome -> outcomes.put(outcome.manifestLine(), outcome));
      options.journal().accept(batch);
      options.progress().accept(from + specs.size() + " of " + lines.size() + " simulated");
    }
  }

  private Outcome outcome(KernelResult result) {
    EntryResult longest = null;
    for (EntryResult entry : result.entries()) {
      if (longest == null || entry.simulated().orElse(0) > longest.simulated().orElse(0)) {
        longest = entry;
      }
    }
    String verdict = hasRoom(result) ? longest.verdict().word() : SweepRow.NO_ROOM;
    return new Outcome(
        result.spec().manifestLine(),
        verdict,
        result.passes() ? longest.simulated().orElse(-1) : -1);
  }

  /** False if what was not called is a kernel whose operands find no places beside its code. */
  private boolean hasRoom(KernelResult result) {
    return result.passes()
        || result.entries().stream().anyMatch(entry -> entry.simulated().isPresent())
        || MemoryFit.of(result.spec(), Renderer.fromJar(), how.timing())
            .map(MemoryFit::holds)
            .orElse(true);
  }

  private SweepRow row(Kept kept, Outcome outcome) {
    OptionalLong simulated =
        outcome == null || outcome.cycles() < 0
            ? OptionalLong.empty()
            : OptionalLong.of(outcome.cycles());
    KernelSpec spec = kept.spec();
    int rows = spec.entryPoints().get(spec.entryPoints().size() - 1).rows();
    OptionalLong cycles = outcome == null ? OptionalLong.of(kept.estimate()) : simulated;
    return new SweepRow(
        kept.cell(),
        kept.place(),
        space.values(true, kept.cell()),
        space.values(false, kept.variant()),
        kept.estimate(),
        simulated,
        outcome == null ? "" : outcome.verdict(),
        EntryResult.ampPermille(Figures.of(spec, rows), cycles),
        kept.manifestLine());
  }
}
