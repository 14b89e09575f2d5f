package org.ipukern.generator.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.ipukern.generator.explore.plan.AttentionProblem;
import org.ipukern.generator.explore.plan.PlanResult;
import org.ipukern.generator.explore.plan.PlanSearch;
import org.ipukern.generator.output.SingleFile;
import org.ipukern.generator.report.PlanPicture;
import org.ipukern.generator.report.PlanReport;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** {@code ipukern plan attention}. */
@Command(
    name = "attention",
    sortOptions = false,
    description = "Price every ownership of the scores with all that goes before and after it.")
final class PlanAttentionCommand implements Callable<Integer> {
  @Option(names = "--tokens", required = true, description = "Queries, also keys.")
  private int tokens;

  @Option(names = "--heads", required = true, description = "Attention heads.")
  private int heads;

  @Option(names = "--head-width", required = true, description = "Width of a head, in elements.")
  private int headWidth;

  @Option(names = "--tiles", required = true, description = "Tiles of the device.")
  private int tiles;

  @Option(
      names = "--precision",
      paramLabel = "f16|f143",
      description = "Operands of the two products (default: f16).")
  private String precision = "f16";

  @Option(
      names = "--memory",
      paramLabel = "SIZE",
      converter = Memory.class,
      description = "Memory of a tile, in bytes or KiB (default: 624KiB).")
  private Long memory = 624L << 10;

  @Option(
      names = "--picture",
      paramLabel = "FILE.svg",
      description = "Write the plans as a picture too.")
  private String picture;

  @Option(
      names = "--format",
      paramLabel = "text|json|markdown|html",
      converter = ReportForm.Converter.class,
      description = "Form of the result (default: text).")
  private ReportForm form = ReportForm.TEXT;

  private final Console console;

  PlanAttentionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    new Places(console).write("--picture", picture);
    TimingModel timing = TimingModel.ipu21();
    PlanResult result = PlanSearch.run(problem(), timing);
    String model = timing.version();
    if (picture != null) {
      SingleFile.write(console.file(picture), PlanPicture.svg(result));
    }
    console
        .out()
        .print(
            switch (form) {
              case TEXT -> PlanReport.text(result, model);
              case JSON -> PlanReport.json(result, model);
              case MARKDOWN -> PlanReport.markdown(result, model);
              case HTML -> PlanReport.html(result, model);
            });
    if (result.ranked().isEmpty()) {
      console.note("no plan fits in " + memory + " bytes");
      return ExitCode.REFUSED.code();
    }
    return ExitCode.DONE.code();
  }

  private AttentionProblem problem() {
    if (!List.of("f16", "f143").contains(precision)) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--precision '" + precision + "' is not known; allowed: f16, f143");
    }
    try {
      return new AttentionProblem(
          tokens, heads, headWidth, tiles, precision.equals("f143"), memory);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitCode.WRONG_REQUEST, e.getMessage());
    }
  }

  /** Reads the value of {@code --memory}. */
  static final class Memory implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      if (!text.matches("[1-9][0-9]{0,8}(KiB)?")) {
        throw new TypeConversionException(
            "'" + text + "' is no size; allowed: bytes, or KiB such as 624KiB");
      }
      return text.endsWith("KiB")
          ? Long.parseLong(text.substring(0, text.length() - 3)) << 10
          : Long.parseLong(text);
    }
  }
}
