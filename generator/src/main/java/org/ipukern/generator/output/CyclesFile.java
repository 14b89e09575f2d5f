package org.ipukern.generator.output;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * {@code cycles.json}: what each entry point costs, in tile cycles, integers only.
 *
 * @param model version of the timing model that gave the figures
 * @param rows one an entry point, sorted by symbol
 */
public record CyclesFile(String model, List<CycleRow> rows) {
  /** Its name in the folder. */
  public static final String NAME = "cycles.json";

  private static final int SCHEMA = 1;

  /** Sorts; refuses a symbol that occurs twice. */
  public CyclesFile {
    rows = rows.stream().sorted(Comparator.comparing(CycleRow::symbol)).toList();
    for (int i = 1; i < rows.size(); i++) {
      if (rows.get(i).symbol().equals(rows.get(i - 1).symbol())) {
        throw new IllegalArgumentException("symbol '" + rows.get(i).symbol() + "' occurs twice");
      }
    }
  }

  /** The text of the file. */
  public String write() {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("model", model);
    ArrayNode kernels = top.putArray("kernels");
    for (CycleRow row : rows) {
      ObjectNode object = kernels.addObject();
      object.put("symbol", row.symbol());
      row.values().forEach((name, value) -> put(object, name, value));
    }
    return RowJson.write(top);
  }

  private static void put(ObjectNode object, String name, Object value) {
    if (value instanceof String text) {
      object.put(name, text);
    } else {
      object.put(name, ((Number) value).longValue());
    }
  }

  /**
   * Reads the text of the file.
   *
   * @throws IllegalArgumentException if the tool would not have written it; the message says why
   */
  public static CyclesFile read(String text) {
    JsonNode top = StrictJson.object(text, SCHEMA);
    StrictJson.fields(top, Set.of("schema", "model", "kernels"));
    List<CycleRow> rows = new ArrayList<>();
    for (JsonNode object : StrictJson.array(top, "kernels")) {
      Map<String, Object> values = new LinkedHashMap<>();
      for (Map.Entry<String, JsonNode> field : object.properties()) {
        values.put(field.getKey(), value(field.getKey(), field.getValue()));
      }
      String symbol = StrictJson.string(object, "symbol");
      values.remove("symbol");
      rows.add(new CycleRow(symbol, values));
    }
    return new CyclesFile(StrictJson.string(top, "model"), rows);
  }

  private static Object value(String name, JsonNode node) {
    if (node.isTextual()) {
      return node.textValue();
    }
    if (node.isIntegralNumber() && node.canConvertToLong()) {
      return node.longValue();
    }
    throw new IllegalArgumentException(
        "'" + name + "' must be a string or an integer, not " + node);
  }
}
