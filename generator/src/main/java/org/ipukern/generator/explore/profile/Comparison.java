package org.ipukern.generator.explore.profile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.Ranking;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;

/**
 * A recorded profile beside the model.
 *
 * @param summary what was recorded
 * @param geometry the model behind it, if given
 * @param kernels the recorded kernels
 * @param figures the figures of a note, computed anew; empty if none was given
 */
public record Comparison(
    ProfileSummary summary,
    Optional<Geometry> geometry,
    List<ComparedKernel> kernels,
    List<CheckedFigure> figures) {

  /** Operations of a tile in a cycle with f16 operands; twice that with FP8, a quarter with f32. */
  private static final long F16_FLOPS = 128;

  private static final int PANEL = 16;

  /** Compares; our kernels are judged by the pipeline. */
  public static Comparison of(
      ProfileSummary summary,
      Optional<Geometry> geometry,
      Optional<Figures> figures,
      KernelPipeline pipeline,
      PipelineOptions options) {
    Function<GemmSpec, Judged> judge = spec -> judge(spec, pipeline, options);
    List<ComparedKernel> kernels =
        summary.kernels().stream().map(k -> compare(k, geometry, judge)).toList();
    return new Comparison(
        summary,
        geometry,
        kernels,
        figures.map(f -> f.check(names(summary, geometry))).orElse(List.of()));
  }

  private static ComparedKernel compare(
      RecordedKernel kernel, Optional<Geometry> geometry, Function<GemmSpec, Judged> judge) {
    Optional<Product> product = geometry.flatMap(g -> g.product(kernel.stage()));
    Optional<Precision> precision = kernel.precision();
    Optional<Double> ideal =
        product.isPresent() && precision.isPresent()
            ? Optional.of(
                (double) product.get().flops()
                    / geometry.get().tiles()
                    / flopsPerCycle(precision.get()))
            : Optional.empty();
    Optional<TileGrid> grid = geometry.map(g -> g.grids().get(kernel.stage()));
    Optional<GemmSpec> spec =
        grid.isPresent() && product.isPresent() && precision.isPresent()
            ? Optional.of(spec(product.get(), grid.get(), precision.get()))
            : Optional.empty();
    String rows =
        spec.map(s -> s.rows().stream().map(String::valueOf).toList())
            .map(list -> String.join("/", list))
            .orElse("");
    Judged judged = spec.map(judge).orElse(new Judged(Optional.empty(), ""));
    return new ComparedKernel(kernel, ideal, grid, rows, judged.kernel(), judged.reason());
  }

  /** Operations of one tile in one cycle at the peak of the AMP. */
  static long flopsPerCycle(Precision precision) {
    return switch (precision) {
      case F143, F152, F143_F152 -> 2 * F16_FLOPS;
      case F16 -> F16_FLOPS;
      case F16_F32 -> F16_FLOPS / 2;
      case F32 -> F16_FLOPS / 4;
    };
  }

  /** The product of one tile: rows split as evenly as they go, columns in whole panels. */
  private static GemmSpec spec(Product product, TileGrid grid, Precision precision) {
    long least = product.rows() / grid.rows();
    long most = -Math.floorDiv(-product.rows(), grid.rows());
    long columns = -Math.floorDiv(-product.columns(), grid.columns());
    List<Integer> rows =
        least == most || least == 0
            ? List.of(Math.toIntExact(most))
            : List.of(Math.toIntExact(least), Math.toIntExact(most));
    int padded = Math.toIntExact(-Math.floorDiv(-columns, PANEL) * PANEL);
    return GemmSpec.of(precision, rows, grid.inner(), padded);
  }

  /** A kernel of ours, or the reason why there is none. */
  private record Judged(Optional<OurKernel> kernel, String reason) {}

  private static Judged judge(GemmSpec spec, KernelPipeline pipeline, PipelineOptions options) {
    GemmSpec checked;
    try {
      checked = (GemmSpec) SpecBuilder.from(spec).build();
    } catch (InputException e) {
      String why = e.problems().stream().map(InputProblem::text).collect(Collectors.joining("; "));
      return new Judged(Optional.empty(), why);
    }
    KernelResult result = pipeline.run(List.of(checked), options).kernels().get(0);
    if (!result.passes()) {
      return new Judged(Optional.empty(), Ranking.why(result));
    }
    long cycles =
        result.entries().stream().mapToLong(e -> e.simulated().orElseThrow()).max().orElseThrow();
    return new Judged(Optional.of(new OurKernel(checked.manifestLine(), cycles)), "");
  }

  /** Stages whose grid is given, but that were not recorded. */
  public List<String> gridsWithoutKernel() {
    List<String> recorded = summary.kernels().stream().map(RecordedKernel::stage).toList();
    return geometry.stream()
        .flatMap(g -> g.grids().keySet().stream())
        .filter(stage -> !recorded.contains(stage))
        .toList();
  }

  /** Names that formulas may use besides the figures' own. */
  private static Map<String, Double> names(ProfileSummary summary, Optional<Geometry> geometry) {
    Map<String, Double> names = new LinkedHashMap<>();
    for (RecordedKernel kernel : summary.kernels()) {
      String stage =
          "recorded." + kernel.stage().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "_");
      names.putIfAbsent(stage + ".cycles", (double) kernel.cycles());
      names.putIfAbsent(stage + ".tiles", (double) kernel.activeTiles());
      names.putIfAbsent(stage + ".step", (double) kernel.step());
    }
    for (int i = 0; i < summary.exchanges().size(); i++) {
      ExchangeRow row = summary.exchanges().get(i);
      names.put("recorded.exchange." + (i + 1) + ".maximum", (double) row.maximum());
      names.put("recorded.exchange." + (i + 1) + ".mean", row.mean().doubleValue());
    }
    for (int i = 0; i < summary.deviceSpans().size(); i++) {
      names.put("recorded.span." + (i + 1), (double) summary.deviceSpans().get(i));
    }
    names.put("recorded.qkv_executions", (double) summary.qkvExecutions());
    names.put("recorded.exchange_memory.mean", summary.exchangeMemory().mean().doubleValue());
    names.put("recorded.exchange_memory.most", (double) summary.exchangeMemory().most());
    names.put("recorded.allocated.mean", summary.allocated().mean().doubleValue());
    names.put("recorded.allocated.most", (double) summary.allocated().most());
    geometry.ifPresent(
        g -> {
          names.put("model.tokens", (double) g.tokens());
          names.put("model.heads", (double) g.heads());
          names.put("model.head_width", (double) g.headWidth());
          names.put("model.tiles", (double) g.tiles());
          OptionalLong hidden = g.hidden();
          hidden.ifPresent(h -> names.put("model.hidden", (double) h));
        });
    return names;
  }

  /** True if every figure that could be computed is what the note says. */
  public boolean allFollow() {
    return figures.stream().allMatch(CheckedFigure::follows);
  }
}
