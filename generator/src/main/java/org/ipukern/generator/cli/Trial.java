package org.ipukern.generator.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.ipukern.generator.explore.RankedVariant;
import org.ipukern.generator.explore.Ranking;
import org.ipukern.generator.explore.Variants;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.report.EntryRow;
import org.ipukern.generator.report.Explanation;
import org.ipukern.generator.report.RunJson;
import org.ipukern.generator.report.RunSummary;
import org.ipukern.generator.report.VariantTable;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Refusal;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.tile.timing.TimingModel;

/** One kernel from options to its explanation. */
final class Trial {
  private final Console console;
  private final KernelPipeline pipeline;

  Trial(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  /** Judges the kernel of those fields, prints the result, and gives the exit code. */
  ExitCode run(String family, SpecBuilder fields, TryOptions options) {
    options.check();
    Optional<TimelineFile> timeline = options.timeline();
    KernelSpec spec = spec(family, fields);
    KernelResult result =
        pipeline.run(List.of(spec), options.run().pipeline(console)).kernels().get(0);
    List<EntryRow> rows = EntryRow.of(result);
    List<Replay> replays =
        result.entries().stream()
            .map(judged -> Replay.of(result, judged.entry(), TimingModel.ipu21()))
            .toList();
    if (timeline.isPresent()) {
      only(replays).write(timeline.get(), console);
    }
    String model = TimingModel.ipu21().version();
    if (options.run().isJson()) {
      console
          .out()
          .print(RunJson.text(rows, replays.stream().map(Replay::bottleneck).toList(), model));
    } else {
      for (int i = 0; i < rows.size(); i++) {
        console.out().print(i == 0 ? "" : "\n");
        console
            .out()
            .print(
                new Explanation(
                        rows.get(i),
                        result.entries().get(i).estimate(),
                        replays.get(i).bottleneck())
                    .text(model));
      }
      console.out().println("\nmanifest line: " + spec.manifestLine());
    }
    if (options.assembly()) {
      console.out().print("\n" + result.assembly());
    }
    return ExitCode.of(RunSummary.of(rows).verdict());
  }

  /** Judges every legal variant that gives the same result, and prints them ranked. */
  void compare(String family, Map<String, String> given, TryOptions options) {
    Map<String, String> fixed = new LinkedHashMap<>(given);
    Variants.axes(family).stream()
        .filter(Variants.Axis::result)
        .forEach(axis -> fixed.putIfAbsent(axis.field(), axis.words().get(0)));
    List<RankedVariant> ranked =
        Ranking.of(Variants.of(family, fixed), pipeline, options.run().pipeline(console));
    VariantTable table =
        new VariantTable(family, ranked, "retained".equals(given.get("accumulators")));
    console.out().print("\n" + table.text(TimingModel.ipu21().version()));
  }

  private static Replay only(List<Replay> replays) {
    if (replays.size() != 1) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--timeline shows one entry point, this kernel has "
              + replays.size()
              + "; give one row count");
    }
    return replays.get(0);
  }

  private static KernelSpec spec(String family, SpecBuilder fields) {
    KernelSpec spec;
    try {
      spec = fields.build();
    } catch (InputException e) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          e.problems().stream()
              .map(problem -> option(family, problem))
              .collect(Collectors.joining("\n")));
    }
    Optional<Refusal> refusal = BuiltKernels.check(spec);
    if (refusal.isPresent()) {
      String nearest = refusal.get().nearest();
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          spec.manifestLine()
              + ": "
              + refusal.get().reason()
              + (nearest.isEmpty() ? "" : "; nearest: " + nearest));
    }
    return spec;
  }

  /** The same problem with the option's name in place of the manifest field's. */
  private static String option(String family, InputProblem problem) {
    String path = problem.path();
    String text = problem.text();
    return path.startsWith(family + ".")
        ? text.replaceFirst("\\Q" + path + "\\E", "--" + path.substring(family.length() + 1))
        : text;
  }
}
