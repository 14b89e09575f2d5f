package org.ipukern.generator.report;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.ipukern.generator.output.CycleRow;
import org.ipukern.generator.output.CyclesFile;
import org.ipukern.generator.output.MeasuredFile;

/** Measured cycles beside modelled ones, one row an entry point. */
public final class MeasuredTable {
  private static final String UNKNOWN = "-";

  private MeasuredTable() {}

  /** The text. The overhead of counting is taken off what was measured. */
  public static String text(MeasuredFile measured, CyclesFile modelled) {
    Map<String, CycleRow> rows =
        modelled.rows().stream().collect(Collectors.toMap(CycleRow::symbol, row -> row));
    TextTable table =
        new TextTable(
            List.of(1, 2, 3, 4),
            List.of("symbol", "counted", "measured", "modelled", "error", "numbers"));
    for (MeasuredFile.Row row : measured.rows()) {
      long cycles = row.cycles() - measured.overhead();
      CycleRow known = rows.get(row.symbol());
      String modelledCycles = known == null ? UNKNOWN : known.values().get("simulated").toString();
      table.add(
          List.of(
              row.symbol(),
              Long.toString(row.cycles()),
              Long.toString(cycles),
              modelledCycles,
              known == null || cycles <= 0 ? UNKNOWN : error(modelledCycles, cycles),
              row.isEqual() ? "equal" : "different"));
    }
    return table.text()
        + "tile cycles; counted on a device, measured = counted - "
        + measured.overhead()
        + " of counting; modelled by timing model "
        + modelled.model()
        + "\n";
  }

  private static String error(String modelled, long measured) {
    double percent = 100.0 * (Long.parseLong(modelled) - measured) / measured;
    return String.format(Locale.ROOT, "%+.2f%%", percent);
  }
}
