package org.ipukern.generator.cli;

import picocli.CommandLine.Option;

/** The report options of {@code check} that this version does not have yet. */
final class NotBuiltReports {
  @Option(names = "--junit", paramLabel = "FILE", description = "JUnit XML (not built yet).")
  private String junit;

  @Option(names = "--markdown", paramLabel = "FILE", description = "Markdown (not built yet).")
  private String markdown;

  @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0 (not built yet).")
  private String sarif;

  @Option(names = "--github", description = "GitHub annotations (not built yet).")
  private boolean github;

  /**
   * Refuses what is not built.
   *
   * @throws CommandException with exit code 2 if one of the options is given
   */
  void refuse() {
    refuse(junit != null, "--junit");
    refuse(markdown != null, "--markdown");
    refuse(sarif != null, "--sarif");
    refuse(github, "--github");
  }

  private static void refuse(boolean given, String option) {
    if (given) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          option
              + " is not built yet, so the report would be missing; --format json prints every"
              + " figure and reason");
    }
  }
}
