package org.ipukern.generator.report;

import java.util.List;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.BaselineEntry;

/** A baseline as text, one row an entry point. */
public final class BaselineTable {
  private BaselineTable() {}

  /** The text. */
  public static String text(Baseline baseline) {
    TextTable table =
        new TextTable(List.of(1, 2, 3), List.of("symbol", "accepted", "best", "ceiling"));
    for (BaselineEntry entry : baseline.entries().values()) {
      table.add(
          List.of(
              entry.symbol(),
              Long.toString(entry.accepted()),
              Long.toString(entry.best()),
              Long.toString(entry.ceiling())));
    }
    return table.text()
        + "tile cycles, modelled (timing model "
        + baseline.model()
        + ", instruction table "
        + baseline.table()
        + "); entry points: "
        + baseline.entries().size()
        + "\n";
  }
}
