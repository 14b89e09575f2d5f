package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.ipukern.generator.explore.sweep.SweepCsv;
import org.ipukern.generator.explore.sweep.SweepResult;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code ipukern sweep merge}. */
@Command(name = "merge", description = "Put the CSV files of the parts of one sweep together.")
final class SweepMergeCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE.csv", description = "The parts.")
  private List<String> parts;

  @Mixin private SweepFiles files;

  private final Console console;

  SweepMergeCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Places places = new Places(console);
    parts.forEach(places::read);
    files.check(places);
    List<SweepResult> results = new ArrayList<>();
    try {
      for (String part : parts) {
        results.add(SweepCsv.read(part, InputFile.text(console, part)));
      }
      SweepResult merged = SweepCsv.merge(results);
      ExitCode code = files.write(console, merged);
      if (merged.rows().isEmpty()) {
        console.note("there is no row in these files");
      }
      boolean missing = merged.estimates() < merged.requested();
      if (missing) {
        console.note(
            "parts are missing: these files hold "
                + merged.estimates()
                + " of "
                + merged.requested()
                + " estimates");
      }
      return (missing && code == ExitCode.DONE ? ExitCode.NO_VERDICT : code).code();
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitCode.WRONG_REQUEST, e.getMessage());
    }
  }
}
