package org.ipukern.generator.cli;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.output.SingleFile;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.report.CheckAnnotations;
import org.ipukern.generator.report.CheckJunit;
import org.ipukern.generator.report.CheckMarkdown;
import org.ipukern.generator.report.CheckSarif;
import picocli.CommandLine.Option;

/** The report options of {@code check}. */
final class ReportFiles {
  private static final String SUMMARY = "GITHUB_STEP_SUMMARY";

  @Option(names = "--junit", paramLabel = "FILE", description = "Write JUnit XML too.")
  private String junit;

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "Write Markdown too: the ten worst, the rest folded away.")
  private String markdown;

  @Option(names = "--sarif", paramLabel = "FILE", description = "Write SARIF 2.1.0 too.")
  private String sarif;

  @Option(
      names = "--github",
      description = {
        "Print at most ten annotations for GitHub Actions too, and add the Markdown to the",
        "step summary, the file that " + SUMMARY + " names."
      })
  private boolean github;

  /**
   * Removes the reports of earlier runs, so that none is taken for this run's if it ends early.
   *
   * @param places what the command reads, and folders that are not for reports
   * @throws CommandException if the options contradict each other or the places
   */
  void prepare(Console console, boolean json, Places places) {
    if (github && json) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--github prints lines that are no JSON; leave out one of the two");
    }
    places
        .write("--junit", junit)
        .write("--markdown", markdown)
        .write("--sarif", sarif)
        .write(SUMMARY, summary(console).orElse(null));
    Stream.of(junit, markdown, sarif)
        .filter(Objects::nonNull)
        .forEach(name -> SingleFile.remove(console.file(name)));
  }

  /** The file of the step summary, if it is to be added to. */
  private Optional<String> summary(Console console) {
    return Optional.ofNullable(console.environment().get(SUMMARY))
        .filter(name -> github && !name.isEmpty());
  }

  /** Writes what was asked for. */
  void write(Console console, CheckResult result, String folder, MadeBy madeBy) {
    if (junit != null) {
      SingleFile.write(console.file(junit), CheckJunit.text(result, folder, madeBy.model()));
    }
    if (sarif != null) {
      SingleFile.write(console.file(sarif), CheckSarif.text(result, folder, madeBy));
    }
    if (markdown != null) {
      SingleFile.write(console.file(markdown), CheckMarkdown.text(result, folder, madeBy.model()));
    }
    if (github) {
      CheckAnnotations.lines(result, folder).forEach(console.out()::println);
      summary(console)
          .ifPresent(
              name ->
                  SingleFile.append(
                      console.file(name), CheckMarkdown.text(result, folder, madeBy.model())));
    }
  }
}
