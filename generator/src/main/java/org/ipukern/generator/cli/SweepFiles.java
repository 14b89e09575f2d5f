package org.ipukern.generator.cli;

import org.ipukern.generator.explore.sweep.SweepCsv;
import org.ipukern.generator.explore.sweep.SweepResult;
import org.ipukern.generator.explore.sweep.SweepRow;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.SingleFile;
import org.ipukern.generator.report.SweepReport;
import picocli.CommandLine.Option;

/** Where the result of a sweep goes besides the summary on standard output. */
final class SweepFiles {
  @Option(names = "--csv", paramLabel = "FILE", description = "Write a row a kept variant.")
  private String csv;

  @Option(names = "--json", paramLabel = "FILE", description = "Write the same as JSON.")
  private String json;

  @Option(names = "--html", paramLabel = "FILE", description = "Write a heat map as one page.")
  private String html;

  /**
   * Refuses names that cannot be written, before the work is done.
   *
   * @param places what the command reads
   */
  void check(Places places) {
    places.write("--csv", csv).write("--json", json).write("--html", html);
  }

  /**
   * Writes the files, prints the summary, and gives the exit code. A shape that is too large for a
   * tile is nothing wrong unless there is no other.
   */
  ExitCode write(Console console, SweepResult result) {
    if (csv != null) {
      SingleFile.write(console.file(csv), SweepCsv.text(result));
    }
    if (json != null) {
      SingleFile.write(console.file(json), SweepReport.json(result));
    }
    if (html != null) {
      SingleFile.write(console.file(html), SweepReport.html(result));
    }
    console.out().print(SweepReport.text(result));
    if (result.count(Verdict.REFUSED.word()) > 0) {
      return ExitCode.REFUSED;
    }
    return result.count(Verdict.NO_VERDICT.word()) > 0
            || result.rows().stream().noneMatch(SweepRow::stands)
        ? ExitCode.NO_VERDICT
        : ExitCode.DONE;
  }
}
