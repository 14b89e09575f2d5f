package org.ipukern.generator.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.WholeRange;
import org.ipukern.tile.cost.CostTerm;

/**
 * A note beside {@code index.json} that says which code judged everything that the index lists. It
 * is of use on this machine alone: it is not listed, not compared by {@code check} and not to be
 * committed. Without it, or with one that does not fit, everything is judged again.
 *
 * @param code digest of the code
 * @param index SHA-256 of the {@code index.json} it belongs to
 * @param terms the estimate's tile cycles by term, by entry symbol
 */
record JudgedFile(String code, String index, SortedMap<String, Map<String, Long>> terms) {
  /** Its name in the folder. */
  static final String NAME = ".ipukern-judged";

  private static final int SCHEMA = 1;
  private static final WholeRange CYCLES = new WholeRange(0, Long.MAX_VALUE);
  private static final List<String> WORDS =
      Stream.of(CostTerm.values()).map(CostTerm::word).toList();

  /** Copies. */
  JudgedFile {
    terms = Collections.unmodifiableSortedMap(new TreeMap<>(terms));
  }

  /** The text of the file. */
  String write() {
    ObjectNode top = RowJson.object();
    top.put("schema", SCHEMA);
    top.put("code", code);
    top.put("index", index);
    ArrayNode entries = top.putArray("entries");
    terms.forEach(
        (symbol, cycles) -> {
          ObjectNode entry = entries.addObject();
          entry.put("symbol", symbol);
          cycles.forEach(entry::put);
        });
    return RowJson.write(top);
  }

  /** The note in that folder; empty if there is none or the tool would not have written it. */
  static Optional<JudgedFile> read(Path folder) throws IOException {
    Optional<byte[]> bytes = Layout.readFile(folder.resolve(NAME));
    try {
      return bytes.map(JudgedFile::parse);
    } catch (InputException e) {
      return Optional.empty();
    }
  }

  private static JudgedFile parse(byte[] bytes) {
    OwnJson json = new OwnJson(NAME);
    FieldReader top = json.top(bytes, SCHEMA, List.of("code", "index", "entries"));
    List<String> fields = new ArrayList<>(List.of("symbol"));
    fields.addAll(WORDS);
    SortedMap<String, Map<String, Long>> terms = new TreeMap<>();
    for (FieldReader entry : json.optionalRows(top, "entries", fields)) {
      Map<String, Long> cycles = new LinkedHashMap<>();
      for (String word : WORDS) {
        entry.wholeLong(word, CYCLES).ifPresent(value -> cycles.put(word, value));
      }
      terms.put(json.text(entry, "symbol"), cycles);
    }
    json.finish();
    return new JudgedFile(json.text(top, "code"), json.text(top, "index"), terms);
  }
}
