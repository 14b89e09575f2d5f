package org.ipukern.generator.cli;

import org.ipukern.generator.regress.Allowance;
import picocli.CommandLine.Option;

/** How much slower a kernel may get; exact decimals, so that the boundary is where it is said. */
final class AllowanceOptions {
  @Option(
      names = "--allow-percent",
      paramLabel = "P",
      description = "A figure may exceed the best ever by so many percent (default: 0).")
  private String percent = "0";

  @Option(
      names = "--allow-cycles",
      paramLabel = "N",
      description = {
        "A figure may exceed the best ever by so many cycles (default: 0).",
        "Where both are given, it must exceed both to fail."
      })
  private String cycles = "0";

  /**
   * The allowance.
   *
   * @throws CommandException if an option is out of range
   */
  Allowance allowance() {
    try {
      return Allowance.of("--allow-percent", percent, "--allow-cycles", cycles);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitCode.WRONG_REQUEST, e.getMessage());
    }
  }
}
