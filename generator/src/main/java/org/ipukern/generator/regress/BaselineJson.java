package org.ipukern.generator.regress;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.ipukern.generator.output.RowJson;
import org.ipukern.generator.spec.json.InputException;

/** {@link Baseline} to text and back: one entry point a line, sorted by symbol, integers only. */
public final class BaselineJson {
  static final int SCHEMA = 1;
  static final List<String> TOP = List.of("schema", "model", "table", "entries");
  static final List<String> ENTRY =
      List.of("symbol", "accepted", "best", "ceiling", "fingerprint", "terms");

  private BaselineJson() {}

  /** The text of the file. */
  public static String write(Baseline baseline) {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", baseline.model());
    top.put("table", baseline.table());
    ArrayNode rows = top.putArray("entries");
    for (BaselineEntry entry : baseline.entries().values()) {
      ObjectNode row = rows.addObject();
      row.put("symbol", entry.symbol());
      row.put("accepted", entry.accepted());
      row.put("best", entry.best());
      row.put("ceiling", entry.ceiling());
      row.put("fingerprint", entry.fingerprint());
      ObjectNode terms = row.putObject("terms");
      entry.terms().forEach(terms::put);
    }
    return RowJson.write(top);
  }

  /**
   * Reads the bytes of the file. Figures are compared later and never divided by, so each must be a
   * positive whole number here.
   *
   * @param file how messages name the file
   * @throws InputException with every problem, if the tool would not have written the file
   */
  public static Baseline read(String file, byte[] bytes) {
    return new BaselineReader(file).read(bytes);
  }
}
