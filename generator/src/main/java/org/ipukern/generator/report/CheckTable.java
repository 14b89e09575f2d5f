package org.ipukern.generator.report;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.OutputComparison;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.Measured;
import org.ipukern.generator.regress.Outcome;

/**
 * A comparison with the baseline as text: one row an entry point, then the reasons, then counts.
 */
public final class CheckTable {
  private static final List<String> HEADER =
      List.of("entry point", "accepted", "best", "ceiling", "now", "change", "outcome");
  private static final List<Integer> FIGURES = List.of(1, 2, 3, 4, 5);
  private static final int NAMES = 10;

  private CheckTable() {}

  /**
   * The text.
   *
   * @param folder how the user named the output folder
   * @param model version of the timing model of the run
   */
  public static String text(CheckResult result, String folder, String model) {
    TextTable table = new TextTable(FIGURES, HEADER);
    result.entries().forEach(entry -> table.add(row(entry)));
    StringBuilder text = new StringBuilder(result.entries().isEmpty() ? "" : table.text());
    for (CheckedEntry entry : result.entries()) {
      if (!entry.notes().isEmpty()) {
        text.append(CheckProblems.name(entry))
            .append(": ")
            .append(entry.outcome().word())
            .append('\n');
        entry.notes().forEach(note -> text.append("  ").append(note).append('\n'));
      }
    }
    files(text, result.outputs(), folder);
    return text.append("tile cycles, modelled (timing model ")
        .append(model)
        .append(")\n")
        .append(summary(result))
        .append('\n')
        .toString();
  }

  /** One line that says how much was compared and what came of it. */
  public static String summary(CheckResult result) {
    String answer =
        switch (result.verdict()) {
          case PASS -> "pass";
          case REFUSED -> "failed";
          case NO_VERDICT -> "no verdict";
        };
    return "compared "
        + result.compared()
        + " of "
        + result.entries().size()
        + " entry points in "
        + result.kernelsCompared()
        + " kernels: "
        + result.count(Outcome.PASS)
        + " pass, "
        + result.count(Outcome.FASTER)
        + " faster, "
        + result.count(Outcome.REGRESSED)
        + " regressed, "
        + result.count(Outcome.REFUSED)
        + " refused, "
        + result.count(Outcome.NO_VERDICT)
        + " without verdict; "
        + answer;
  }

  private static List<String> row(CheckedEntry entry) {
    Optional<Measured> now = entry.now().filter(m -> m.verdict() == Verdict.PASS);
    return List.of(
        CheckProblems.name(entry),
        entry.before().map(b -> Long.toString(b.accepted())).orElse("-"),
        entry.before().map(b -> Long.toString(b.best())).orElse("-"),
        entry.before().map(b -> Long.toString(b.ceiling())).orElse("-"),
        now.map(m -> Long.toString(m.cycles())).orElse("-"),
        change(entry),
        entry.outcome().word());
  }

  /** The change against the accepted figure with its sign, or a dash. */
  static String change(CheckedEntry entry) {
    if (!entry.outcome().isCompared()) {
      return "-";
    }
    long cycles = entry.now().orElseThrow().cycles() - entry.before().orElseThrow().accepted();
    return (cycles > 0 ? "+" : "") + cycles;
  }

  private static void files(StringBuilder text, Optional<OutputComparison> outputs, String folder) {
    if (outputs.isEmpty()) {
      text.append(folder).append(": not compared, because not every kernel passed the gate\n");
      return;
    }
    OutputComparison files = outputs.get();
    if (files.isSame()) {
      text.append(folder).append(": up to date\n");
      return;
    }
    text.append(folder).append(": not what the manifest and the templates give\n");
    names(text, "new", "given, but never generated", files.created());
    names(text, "changed", "other contents than given", files.changed());
    names(text, "missing", "listed in index.json, but gone", files.missing());
    names(text, "extra", "generated before, but no longer given", files.orphans());
    names(text, "extra", "not this tool's; move it away", files.foreign());
    text.append("  run " + CheckProblems.GENERATE + "\n");
  }

  private static void names(StringBuilder text, String kind, String meaning, List<String> names) {
    names.stream()
        .limit(NAMES)
        .forEach(n -> text.append("  " + kind + ": " + n + " (" + meaning + ")\n"));
    if (names.size() > NAMES) {
      text.append("  " + kind + ": and " + (names.size() - NAMES) + " more\n");
    }
  }
}
