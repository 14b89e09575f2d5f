package org.ipukern.generator.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.RankedVariant;
import org.ipukern.generator.explore.Ranking;
import org.ipukern.generator.explore.Variant;
import org.ipukern.generator.explore.Variants;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.report.VariantTable;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code ipukern list FAMILY}. Fields that are given are kept, the other axes are listed in every
 * combination; without a shape nothing is run.
 */
@Command(sortOptions = false)
final class ListCommand implements Callable<Integer> {
  /** A shape that every variant takes, for the list without one. */
  private static final Map<String, Map<String, String>> EXAMPLES =
      Map.of(
          "gemm", Map.of("rows", "96", "inner", "96", "columns", "96"),
          "cast", Map.of("elements", "96"),
          "layout", Map.of("rows", "96", "columns", "96"));

  private final TryFields fields;
  private final Console console;
  private final KernelPipeline pipeline;
  private CommandLine line;

  @Mixin private RunOptions run;

  private ListCommand(TryFields fields, Console console, KernelPipeline pipeline) {
    this.fields = fields;
    this.console = console;
    this.pipeline = pipeline;
  }

  /** The command of one family. */
  static CommandLine of(TryFields fields, Console console, KernelPipeline pipeline) {
    ListCommand command = new ListCommand(fields, console, pipeline);
    CommandSpec spec = CommandSpec.forAnnotatedObject(command);
    spec.name(fields.family())
        .usageMessage()
        .description(
            "Every variant of a shape, in or out and why, those that are in ranked by simulated"
                + " cycles. What is given is kept; without a shape nothing is run.");
    fields.addTo(spec, TryFields.Field::label);
    command.line = new CommandLine(spec);
    return command.line;
  }

  @Override
  public Integer call() {
    PipelineOptions options = run.pipeline(console);
    Map<String, String> given = fields.given(line);
    boolean shapeless = List.of("rows", "elements").stream().noneMatch(given::containsKey);
    if (shapeless) {
      EXAMPLES.get(fields.family()).forEach(given::putIfAbsent);
    }
    List<Variant> variants = Variants.of(fields.family(), given);
    List<RankedVariant> ranked =
        shapeless ? Ranking.unpriced(variants) : Ranking.of(variants, pipeline, options);
    if (ranked.stream().noneMatch(RankedVariant::isIn)) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "no variant is in: "
              + ranked.stream()
                  .map(v -> v.refused().isEmpty() ? v.variant().reason() : v.refused())
                  .distinct()
                  .limit(4)
                  .collect(Collectors.joining("; ")));
    }
    VariantTable table =
        new VariantTable(fields.family(), ranked, "retained".equals(given.get("accumulators")));
    String model = TimingModel.ipu21().version();
    console.out().print(run.isJson() ? table.json(model) : table.text(model));
    return ExitCode.DONE.code();
  }
}
