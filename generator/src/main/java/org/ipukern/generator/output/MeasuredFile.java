package org.ipukern.generator.output;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.WholeRange;

/**
 * What the emitted program {@code measure} prints: cycles that a device counted.
 *
 * @param model version of the timing model that the kernels were emitted with
 * @param overhead tile cycles that the counter shows around a vertex that does nothing
 * @param rows one an entry point, in the order of the file
 */
public record MeasuredFile(String model, long overhead, List<Row> rows) {
  private static final int SCHEMA = 1;
  private static final WholeRange CYCLES = new WholeRange(0, Integer.MAX_VALUE);

  /**
   * One entry point.
   *
   * @param symbol its entry symbol
   * @param cycles tile cycles that the counter showed around it
   * @param isEqual whether its result equals that of {@code compute()} on the CPU target
   */
  public record Row(String symbol, long cycles, boolean isEqual) {}

  /** Copies the list. */
  public MeasuredFile {
    rows = List.copyOf(rows);
  }

  /**
   * Reads the bytes of the file.
   *
   * @param file how messages name it
   * @throws org.ipukern.generator.spec.json.InputException if {@code measure} would not have
   *     printed it
   */
  public static MeasuredFile read(String file, byte[] bytes) {
    OwnJson json = new OwnJson(file);
    FieldReader top = json.top(bytes, SCHEMA, List.of("model", "overhead", "kernels"));
    String model = json.text(top, "model");
    long overhead = top.whole("overhead", CYCLES);
    List<Row> rows = new ArrayList<>();
    Set<String> symbols = new HashSet<>();
    for (FieldReader row : json.rows(top, "kernels", List.of("symbol", "cycles", "numbers"))) {
      String symbol = json.text(row, "symbol");
      String numbers = json.text(row, "numbers");
      if (!symbols.add(symbol)) {
        json.reject(row, "symbol", "'" + symbol + "' occurs twice");
      }
      if (!numbers.equals("equal") && !numbers.equals("different")) {
        json.reject(row, "numbers", "'" + numbers + "' is neither 'equal' nor 'different'");
      }
      rows.add(new Row(symbol, row.whole("cycles", CYCLES), numbers.equals("equal")));
    }
    json.finish();
    return new MeasuredFile(model, overhead, rows);
  }
}
