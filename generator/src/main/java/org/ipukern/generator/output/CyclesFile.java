package org.ipukern.generator.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonNumber;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.JsonValue.Member;

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
  private static final Pattern LONG = Pattern.compile("-?[0-9]{1,18}");

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
   * Reads the bytes of the file.
   *
   * @param file how messages name the file
   * @throws InputException if the tool would not have written it
   */
  public static CyclesFile read(String file, byte[] bytes) {
    OwnJson json = new OwnJson(file);
    FieldReader top = json.top(bytes, SCHEMA, List.of("model", "kernels"));
    List<CycleRow> rows = new ArrayList<>();
    Set<String> symbols = new HashSet<>();
    for (JsonObject object : json.objects(top, "kernels")) {
      Map<String, Object> values = new LinkedHashMap<>();
      for (Member member : object.members()) {
        values.put(member.name(), value(member.value()));
      }
      if (values.containsValue(null)) {
        json.reject(top, "kernels", "values are strings and whole numbers only");
      } else if (!(values.remove("symbol") instanceof String symbol) || !symbols.add(symbol)) {
        json.reject(top, "kernels", "each has a symbol of its own");
      } else {
        rows.add(new CycleRow(symbol, values));
      }
    }
    json.finish();
    return new CyclesFile(json.text(top, "model"), rows);
  }

  /** A string or a long; null for anything else. */
  private static Object value(JsonValue value) {
    if (value instanceof JsonText text) {
      return text.value();
    }
    boolean whole = value instanceof JsonNumber number && LONG.matcher(number.text()).matches();
    return whole ? Long.valueOf(((JsonNumber) value).text()) : null;
  }
}
