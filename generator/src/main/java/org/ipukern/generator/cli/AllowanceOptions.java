package org.ipukern.generator.cli;

import java.math.BigDecimal;
import java.util.regex.Pattern;
import org.ipukern.generator.regress.Allowance;
import picocli.CommandLine.Option;

/** How much slower a kernel may get; exact decimals, so that the boundary is where it is said. */
final class AllowanceOptions {
  private static final int MOST_PERCENT = 1000;
  private static final long MOST_CYCLES = 1_000_000_000_000L;
  private static final Pattern PERCENT = Pattern.compile("[0-9]{1,9}([.][0-9]{1,9})?");
  private static final Pattern CYCLES = Pattern.compile("[0-9]{1,18}");

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
    BigDecimal share = PERCENT.matcher(percent).matches() ? new BigDecimal(percent) : null;
    if (share == null || share.compareTo(BigDecimal.valueOf(MOST_PERCENT)) > 0) {
      throw wrong("--allow-percent", percent, "a decimal number", MOST_PERCENT, share != null);
    }
    long most = CYCLES.matcher(cycles).matches() ? Long.parseLong(cycles) : -1;
    if (most < 0 || most > MOST_CYCLES) {
      throw wrong("--allow-cycles", cycles, "a whole number", MOST_CYCLES, most >= 0);
    }
    return new Allowance(share, most);
  }

  private static CommandException wrong(
      String option, String value, String kind, long most, boolean high) {
    return new CommandException(
        ExitCode.WRONG_REQUEST,
        option
            + " '"
            + value
            + "': must be "
            + kind
            + " from 0 to "
            + most
            + "; nearest: "
            + (high ? most : 0));
  }
}
