package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.ipukern.generator.gate.Verdict;

/** One row an entry point, then the reasons for what did not pass, then one line that counts. */
public final class EntryTable {
  private static final List<String> HEADER =
      List.of(
          "entry point",
          "shape",
          "formula",
          "refit",
          "budget",
          "estimate",
          "simulated",
          "floor",
          "AMP",
          "theirs",
          "verdict");
  private static final List<Integer> FIGURES = List.of(2, 3, 4, 5, 6, 7, 8, 9);

  /** Reasons printed of each rule. */
  private static final int REASONS = 4;

  private EntryTable() {}

  /**
   * The table.
   *
   * @param model version of the timing model that gave the figures
   */
  public static String text(List<EntryRow> rows, String model) {
    TextTable table = new TextTable(FIGURES, HEADER);
    for (EntryRow row : rows) {
      table.add(
          Stream.of(
                  Stream.of(row.name(), row.shape()),
                  Stream.of(
                          row.formula(),
                          row.refit(),
                          row.budget(),
                          row.estimate(),
                          row.simulated(),
                          row.floor())
                      .map(EntryTable::figure),
                  Stream.of(
                      amp(row),
                      row.theirs().map(theirs -> Long.toString(theirs.cycles())).orElse("-"),
                      row.verdict().word() + (row.undocumented() ? " (undocumented)" : "")))
              .flatMap(cells -> cells)
              .toList());
    }
    StringBuilder text = new StringBuilder(table.text());
    rows.forEach(row -> reasons(text, row));
    return text.append("tile cycles, modelled (timing model ")
        .append(model)
        .append("); the symbol of an entry point is __runCodelet_ipukern__ and its name\n")
        .append(notes(rows))
        .append(RunSummary.of(rows).line())
        .append('\n')
        .toString();
  }

  private static String notes(List<EntryRow> rows) {
    String notes = "";
    if (rows.stream().anyMatch(row -> row.theirs().isPresent())) {
      notes +=
          "theirs: measured on hardware by others, with their own kernel for that shape; all else is"
              + " modelled, ours\n";
    }
    if (rows.stream().anyMatch(EntryRow::undocumented)) {
      notes += "undocumented: retained accumulators rest on an undocumented property of the tile\n";
    }
    return notes;
  }

  /** A figure, or a dash. */
  static String figure(OptionalLong figure) {
    return figure.isPresent() ? Long.toString(figure.getAsLong()) : "-";
  }

  private static String amp(EntryRow row) {
    return row.ampPermille().isPresent() ? Share.permille(row.ampPermille().getAsLong()) : "-";
  }

  private static void reasons(StringBuilder text, EntryRow row) {
    if (row.verdict() == Verdict.PASS) {
      return;
    }
    text.append(row.name()).append(": ").append(row.verdict().word()).append('\n');
    Map<String, List<Reason>> byRule = new LinkedHashMap<>();
    row.reasons().forEach(r -> byRule.computeIfAbsent(r.rule(), k -> new ArrayList<>()).add(r));
    for (List<Reason> reasons : byRule.values()) {
      reasons.stream()
          .limit(REASONS)
          .forEach(reason -> text.append("  ").append(reason.text()).append('\n'));
      if (reasons.size() > REASONS) {
        text.append("  ").append(reasons.get(0).rule()).append(" and ");
        text.append(reasons.size() - REASONS).append(" more\n");
      }
    }
  }
}
