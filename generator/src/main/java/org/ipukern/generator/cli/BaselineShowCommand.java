package org.ipukern.generator.cli;

import java.util.concurrent.Callable;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.BaselineJson;
import org.ipukern.generator.report.BaselineTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ipukern baseline show}. */
@Command(name = "show", description = "Print the accepted cycles.")
final class BaselineShowCommand implements Callable<Integer> {
  @Mixin private BaselineFile file;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      converter = Format.Converter.class,
      description = "Form of the result (default: text).")
  private Format format = Format.TEXT;

  private final Console console;

  BaselineShowCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Baseline baseline = file.read(console);
    console
        .out()
        .print(format == Format.JSON ? BaselineJson.write(baseline) : BaselineTable.text(baseline));
    return baseline.entries().isEmpty() ? ExitCode.NO_VERDICT.code() : ExitCode.DONE.code();
  }
}
