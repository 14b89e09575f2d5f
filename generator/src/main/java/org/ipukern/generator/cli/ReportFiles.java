package org.ipukern.generator.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
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
   * @param inputs files that a report must not replace, as the user wrote them
   * @throws CommandException if the options contradict each other
   */
  void prepare(Console console, boolean json, String... inputs) {
    if (github && json) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--github prints lines that are no JSON; leave out one of the two");
    }
    Map<Path, String> taken = new LinkedHashMap<>();
    for (String input : inputs) {
      taken.put(place(console, input), input);
    }
    Map<String, String> reports = new LinkedHashMap<>();
    reports.put("--junit", junit);
    reports.put("--markdown", markdown);
    reports.put("--sarif", sarif);
    reports.values().removeIf(java.util.Objects::isNull);
    reports.forEach(
        (option, name) -> {
          String other = taken.put(place(console, name), option);
          if (other != null) {
            throw new CommandException(
                ExitCode.WRONG_REQUEST,
                option + " " + name + ": the report would replace " + other);
          }
        });
    reports.values().forEach(name -> SingleFile.remove(console.file(name)));
  }

  private static Path place(Console console, String name) {
    return console.file(name).toAbsolutePath().normalize();
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
      String summary = console.environment().getOrDefault(SUMMARY, "");
      if (!summary.isEmpty()) {
        SingleFile.append(
            console.file(summary), CheckMarkdown.text(result, folder, madeBy.model()));
      }
    }
  }
}
