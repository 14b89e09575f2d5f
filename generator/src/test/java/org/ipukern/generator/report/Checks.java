package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.OutputComparison;
import org.ipukern.generator.regress.BaselineEntry;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.FirstDifference;
import org.ipukern.generator.regress.Measured;
import org.ipukern.generator.regress.Outcome;

/** Made-up results of a check. */
final class Checks {
  static final OutputComparison SAME =
      new OutputComparison(List.of(), List.of(), List.of(), List.of(), List.of());

  private static final String FINGERPRINT = "0".repeat(64);

  private Checks() {}

  /** An entry point that was accepted with 1000 cycles. */
  static CheckedEntry entry(String name, Outcome outcome, long now, String... notes) {
    Measured measured =
        new Measured(
            name,
            "__runCodelet_ipukern__" + name,
            outcome.isCompared() ? Verdict.PASS : Verdict.REFUSED,
            now,
            5000,
            FINGERPRINT,
            Map.of("launch", now),
            List.of());
    Optional<FirstDifference> difference =
        outcome == Outcome.REGRESSED
            ? Optional.of(new FirstDifference(12, "\"nop\"", "\"fnop\""))
            : Optional.empty();
    return new CheckedEntry(
        measured.symbol(),
        outcome,
        Optional.of(
            new BaselineEntry(
                measured.symbol(), 1000, 1000, 5000, FINGERPRINT, Map.of("launch", 1000L))),
        Optional.of(measured),
        List.of(notes),
        difference);
  }

  /** Everything that can go wrong once, and text that no report may take for its own. */
  static CheckResult mixed() {
    return new CheckResult(
        List.of(
            entry("a", Outcome.PASS, 1000),
            entry("b", Outcome.FASTER, 990, "990 cycles, -10; update the baseline"),
            entry("c", Outcome.REGRESSED, 1010, "+10 cycles", "launch grew by 10"),
            entry("d", Outcome.REGRESSED, 1500, "+500 cycles"),
            entry("e", Outcome.REFUSED, 0, "G02 <b>|`*`\u0001\n::error::&amp; 100%]]>"),
            entry("f", Outcome.NO_VERDICT, 0, "it is not in the baseline")),
        Optional.of(
            new OutputComparison(
                List.of("n.S"),
                List.of("c.S"),
                List.of("m.S"),
                List.of("o.S"),
                List.of("x y.txt"))));
  }

  /** So many regressions and nothing else. */
  static CheckResult regressed(int count) {
    List<CheckedEntry> entries = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      entries.add(entry("k" + i, Outcome.REGRESSED, 1001 + i, "+" + (1 + i)));
    }
    return new CheckResult(entries, Optional.of(SAME));
  }

  /** Nothing to see. */
  static CheckResult good() {
    return new CheckResult(List.of(entry("a", Outcome.PASS, 1000)), Optional.of(SAME));
  }
}
