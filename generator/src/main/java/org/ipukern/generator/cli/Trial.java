package org.ipukern.generator.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.explore.NearestLegal;
import org.ipukern.generator.explore.RankedVariant;
import org.ipukern.generator.explore.Ranking;
import org.ipukern.generator.explore.Variants;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.report.EntryRow;
import org.ipukern.generator.report.Explanation;
import org.ipukern.generator.report.ListedText;
import org.ipukern.generator.report.Listing;
import org.ipukern.generator.report.ListingText;
import org.ipukern.generator.report.Refused;
import org.ipukern.generator.report.RunSummary;
import org.ipukern.generator.report.TryJson;
import org.ipukern.generator.report.VariantTable;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.timing.TimingModel;

/** One kernel from options to its explanation. */
final class Trial {
  private final Console console;
  private final KernelPipeline pipeline;

  Trial(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  /**
   * Judges the kernel of those fields, prints the result, and gives the exit code.
   *
   * @param given the fields by name, those that are usual included
   */
  ExitCode run(TryFields fields, Map<String, String> given, TryOptions options) {
    Optional<TimelineFile> timeline = options.timeline();
    timeline.ifPresent(file -> file.check(new Places(console).folder(options.run().templates())));
    ShapeCheck shape = new ShapeCheck(console, fields, given, options.run());
    KernelSpec spec = shape.spec();
    KernelResult result =
        pipeline.run(List.of(spec), options.run().pipeline(console)).kernels().get(0);
    List<EntryRow> rows = EntryRow.of(result);
    List<Replay> replays = replays(result, options);
    if (timeline.isPresent()) {
      only(replays).write(timeline.get(), console);
    }
    Optional<VariantTable> variants =
        options.compare()
            ? Optional.of(compare(fields.family(), given, spec.manifestLine(), options))
            : Optional.empty();
    List<NearestLegal.Axis> nearest = shape.nearest(result);
    String model = TimingModel.ipu21().version();
    if (options.run().isJson()) {
      console.out().print(json(rows, replays, variants, nearest, options).text(model));
    } else {
      explain(result, rows, replays, model);
      console.out().print(nearest.isEmpty() ? "" : "\n" + Refused.table(nearest));
      console.out().println("\nmanifest line: " + spec.manifestLine());
      variants.ifPresent(table -> console.out().print("\n" + table.text(model)));
      if (options.assembly()) {
        list(result, replays, model);
      }
    }
    return ExitCode.of(RunSummary.of(rows).verdict());
  }

  /**
   * Calls each entry point once more, with the assembly traced to the templates if it is wanted.
   */
  private List<Replay> replays(KernelResult result, TryOptions options) {
    TimingModel timing = TimingModel.ipu21();
    if (!options.assembly()) {
      return result.entries().stream()
          .map(judged -> Replay.of(result, judged.entry(), timing))
          .toList();
    }
    Renderer renderer = Renderer.of(options.run().pipeline(console).templates());
    ListedText text =
        ListedText.of(result.assembly(), KernelTemplates.trace(renderer, result.spec()));
    return result.entries().stream()
        .map(judged -> Replay.of(result, judged.entry(), timing, text))
        .toList();
  }

  private static TryJson json(
      List<EntryRow> rows,
      List<Replay> replays,
      Optional<VariantTable> variants,
      List<NearestLegal.Axis> nearest,
      TryOptions options) {
    return new TryJson(
        rows,
        replays.stream().map(Replay::bottleneck).toList(),
        options.assembly() ? replays.stream().map(Replay::listing).toList() : List.of(),
        variants,
        nearest);
  }

  private void explain(
      KernelResult result, List<EntryRow> rows, List<Replay> replays, String model) {
    for (int i = 0; i < rows.size(); i++) {
      console.out().print(i == 0 ? "" : "\n");
      console
          .out()
          .print(
              new Explanation(
                      rows.get(i), result.entries().get(i).estimate(), replays.get(i).bottleneck())
                  .text(model));
    }
  }

  /** The assembly line by line for each entry point, or as it is if it cannot be called. */
  private void list(KernelResult result, List<Replay> replays, String model) {
    List<Listing> listings = replays.stream().flatMap(replay -> replay.listing().stream()).toList();
    if (listings.isEmpty()) {
      console.out().print("\n" + result.assembly());
    }
    listings.forEach(listing -> console.out().print("\n" + new ListingText(listing).text(model)));
  }

  /** Judges every legal variant that gives the same result, and ranks them. */
  private VariantTable compare(
      String family, Map<String, String> given, String asked, TryOptions options) {
    Map<String, String> fixed = new LinkedHashMap<>(given);
    Variants.axes(family)
        .forEach(
            axis -> {
              if (axis.result()) {
                fixed.putIfAbsent(axis.field(), axis.words().get(0));
              } else {
                fixed.remove(axis.field());
              }
            });
    List<RankedVariant> ranked =
        Ranking.of(Variants.of(family, fixed), pipeline, options.run().pipeline(console));
    return new VariantTable(family, ranked, "retained".equals(given.get("accumulators")), asked);
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
}
