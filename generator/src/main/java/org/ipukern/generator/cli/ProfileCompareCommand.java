package org.ipukern.generator.cli;

import java.util.Optional;
import java.util.concurrent.Callable;
import org.ipukern.generator.explore.profile.Comparison;
import org.ipukern.generator.explore.profile.Figures;
import org.ipukern.generator.explore.profile.Geometry;
import org.ipukern.generator.explore.profile.ProfileSummary;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.report.ProfileReport;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ipukern profile compare}. */
@Command(
    name = "compare",
    description = {
      "Print a recorded SDK profile beside the ideal and beside our kernels.",
      "FILE is a summary.json as docs/profile.md describes it."
    })
final class ProfileCompareCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "The summary of the profile.")
  private String file;

  @Option(
      names = "--geometry",
      paramLabel = "FILE",
      description = "Dimensions of the model and grids of tiles, as JSON.")
  private String geometry;

  @Option(
      names = "--figures",
      paramLabel = "FILE",
      description =
          "Figures of a note about the profile, as JSON; the derived ones are computed anew.")
  private String figures;

  @Option(
      names = "--format",
      paramLabel = "text|json|markdown|html",
      converter = ReportForm.Converter.class,
      description = "Form of the result (default: text).")
  private ReportForm form = ReportForm.TEXT;

  private final Console console;
  private final KernelPipeline pipeline;

  ProfileCompareCommand(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  @Override
  public Integer call() {
    ProfileSummary summary = ProfileSummary.read(file, InputFile.bytes(console, file, ""));
    Optional<Geometry> tiles =
        Optional.ofNullable(geometry)
            .map(name -> Geometry.read(name, InputFile.bytes(console, name, "")));
    Optional<Figures> note =
        Optional.ofNullable(figures)
            .map(name -> Figures.read(name, InputFile.bytes(console, name, "")));
    Comparison comparison =
        Comparison.of(summary, tiles, note, pipeline, PipelineOptions.defaults());
    String model = TimingModel.ipu21().version();
    console
        .out()
        .print(
            switch (form) {
              case TEXT -> ProfileReport.text(comparison, model);
              case JSON -> ProfileReport.json(comparison, model);
              case MARKDOWN -> ProfileReport.markdown(comparison, model);
              case HTML -> ProfileReport.html(comparison, model);
            });
    return ExitCode.DONE.code();
  }
}
