package org.ipukern.generator.regress;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonValue.JsonText;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.StrictJson;
import org.ipukern.generator.spec.json.WholeRange;
import org.ipukern.tile.cost.CostTerm;

/** Reads one baseline file; one reader a file. */
final class BaselineReader {
  /** The largest whole number that every JSON reader keeps exact. */
  private static final long MOST = (1L << 53) - 1;

  private static final WholeRange CYCLES = new WholeRange(1, MOST);
  private static final WholeRange PART = new WholeRange(0, MOST);
  private static final Pattern SYMBOL = Pattern.compile("[A-Za-z_][A-Za-z0-9_]{0,199}");
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");
  private static final String LIST = "a list of entry points";

  private final Problems problems = new Problems();
  private final Scope scope;
  private final SortedMap<String, BaselineEntry> entries = new TreeMap<>();

  BaselineReader(String file) {
    scope = new Scope(file, "", "", problems);
  }

  Baseline read(byte[] bytes) {
    JsonValue value = StrictJson.parse(scope, bytes).orElseThrow(this::wrong);
    FieldReader top = new FieldReader(scope, object(scope, value), BaselineJson.TOP);
    top.require("schema", String.valueOf(BaselineJson.SCHEMA));
    top.wholeLong("schema", new WholeRange(BaselineJson.SCHEMA, BaselineJson.SCHEMA));
    String model = text(top, "model");
    String table = text(top, "table");
    top.require("entries", LIST);
    List<JsonValue> items = top.list("entries", LIST);
    for (int i = 0; i < items.size(); i++) {
      entry(named(items.get(i), i), items.get(i));
    }
    if (!problems.isEmpty()) {
      throw wrong();
    }
    return new Baseline(model, table, entries);
  }

  /** The scope of an item, with its symbol in the path if it has one that can be shown. */
  private Scope named(JsonValue item, int index) {
    String symbol =
        item instanceof JsonObject object
            ? object.members().stream()
                .filter(member -> member.name().equals("symbol"))
                .flatMap(
                    m -> m.value() instanceof JsonText t ? Stream.of(t.value()) : Stream.empty())
                .filter(name -> SYMBOL.matcher(name).matches())
                .findFirst()
                .orElse("")
            : "";
    String path = "entries[" + index + "]" + (symbol.isEmpty() ? "" : " " + symbol);
    return new Scope(scope.file(), path, "", problems);
  }

  private void entry(Scope inside, JsonValue item) {
    FieldReader fields = new FieldReader(inside, object(inside, item), BaselineJson.ENTRY);
    String symbol = text(fields, "symbol");
    if (!fields.broken() && !SYMBOL.matcher(symbol).matches()) {
      fields.reject(InputRule.WORD, "symbol", "this is no symbol", "a C identifier", "");
    }
    long accepted = cycles(fields, "accepted");
    long best = cycles(fields, "best");
    long ceiling = cycles(fields, "ceiling");
    String fingerprint = text(fields, "fingerprint");
    if (!fields.broken() && !SHA256.matcher(fingerprint).matches()) {
      fields.reject(
          InputRule.WORD, "fingerprint", "this is no SHA-256", "64 hexadecimal digits", "");
    }
    Map<String, Long> terms = terms(inside, fields);
    if (!fields.broken()) {
      relations(fields, accepted, best, ceiling, terms);
      if (entries.containsKey(symbol)) {
        fields.reject(
            InputRule.DUPLICATE_ENTRY, "symbol", "the entry point is given twice", "", "");
      }
    }
    entries.put(symbol, new BaselineEntry(symbol, accepted, best, ceiling, fingerprint, terms));
  }

  private static void relations(
      FieldReader fields, long accepted, long best, long ceiling, Map<String, Long> terms) {
    if (best > accepted) {
      String message = "the best-ever " + best + " is above the accepted " + accepted;
      fields.reject(InputRule.RELATION, "best", message, "1 to " + accepted, "" + accepted);
    }
    if (ceiling < accepted) {
      String message = "the ceiling " + ceiling + " is below the accepted " + accepted;
      fields.reject(InputRule.RELATION, "ceiling", message, "at least " + accepted, "" + accepted);
    }
    long sum = terms.values().stream().mapToLong(Long::longValue).sum();
    if (sum != accepted) {
      String message = "the terms add up to " + sum + ", the accepted figure is " + accepted;
      fields.reject(InputRule.RELATION, "terms", message, "", "");
    }
  }

  private Map<String, Long> terms(Scope inside, FieldReader fields) {
    List<String> words = Stream.of(CostTerm.values()).map(CostTerm::word).toList();
    Map<String, Long> terms = new LinkedHashMap<>();
    fields.require("terms", "an object of cycles by cost term");
    fields
        .object("terms", "an object of cycles by cost term")
        .ifPresent(
            object -> {
              FieldReader parts = new FieldReader(inside.inside("terms"), object, words);
              for (String word : words) {
                parts.wholeLong(word, PART).ifPresent(cycles -> terms.put(word, cycles));
              }
            });
    return terms;
  }

  private static long cycles(FieldReader fields, String name) {
    fields.require(name, CYCLES.toString());
    return fields.wholeLong(name, CYCLES).orElse(1L);
  }

  private static String text(FieldReader fields, String name) {
    fields.require(name, "a string");
    return fields.text(name, "a string").orElse("");
  }

  private JsonObject object(Scope inside, JsonValue value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    inside.reportType(value, "object", "an object");
    throw wrong();
  }

  private InputException wrong() {
    return new InputException(problems.list(), problems.more());
  }
}
