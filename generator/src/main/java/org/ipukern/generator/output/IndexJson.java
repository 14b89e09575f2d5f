package org.ipukern.generator.output;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;

/** {@link IndexFile} to text and back. */
final class IndexJson {
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");

  private IndexJson() {}

  /** The text of {@code index.json}. */
  static String write(IndexFile index) {
    ObjectNode top = RowJson.object();
    top.put("schema", IndexFile.SCHEMA);
    top.put("tool", index.tool());
    top.put("model", index.model());
    top.put("table", index.table());
    ArrayNode kernels = top.putArray("kernels");
    for (IndexedKernel kernel : index.kernels()) {
      ObjectNode row = kernels.addObject();
      row.put("name", kernel.name());
      row.put("fingerprint", kernel.fingerprint());
      ArrayNode files = row.putArray("files");
      kernel.files().forEach(files::add);
    }
    ArrayNode files = top.putArray("files");
    index
        .files()
        .forEach((name, sha256) -> files.addObject().put("name", name).put("sha256", sha256));
    return RowJson.write(top);
  }

  /**
   * Reads the text of {@code index.json}. Names are checked as strictly as those that are written,
   * because the files they name may be removed.
   *
   * @throws IllegalArgumentException if the tool would not have written it; the message says why
   */
  static IndexFile read(String text) {
    JsonNode top = StrictJson.object(text, IndexFile.SCHEMA);
    StrictJson.fields(top, Set.of("schema", "tool", "model", "table", "kernels", "files"));
    SortedMap<String, String> files = new TreeMap<>();
    for (JsonNode row : StrictJson.array(top, "files")) {
      StrictJson.fields(row, Set.of("name", "sha256"));
      String name = fileName(StrictJson.string(row, "name"));
      String sha256 = StrictJson.string(row, "sha256");
      if (!SHA256.matcher(sha256).matches()) {
        throw new IllegalArgumentException("the digest of '" + name + "' is no SHA-256");
      }
      if (files.put(name, sha256) != null) {
        throw new IllegalArgumentException("file '" + name + "' is listed twice");
      }
    }
    List<IndexedKernel> kernels = new ArrayList<>();
    for (JsonNode row : StrictJson.array(top, "kernels")) {
      StrictJson.fields(row, Set.of("name", "fingerprint", "files"));
      List<String> names = new ArrayList<>();
      for (JsonNode name : StrictJson.array(row, "files")) {
        if (!name.isTextual() || !files.containsKey(name.textValue())) {
          throw new IllegalArgumentException("a kernel names " + name + ", which is not listed");
        }
        names.add(name.textValue());
      }
      kernels.add(
          new IndexedKernel(
              StrictJson.string(row, "name"), StrictJson.string(row, "fingerprint"), names));
    }
    return new IndexFile(
        StrictJson.string(top, "tool"),
        StrictJson.string(top, "model"),
        StrictJson.string(top, "table"),
        kernels,
        files);
  }

  private static String fileName(String name) {
    String fault = name.equals(IndexFile.NAME) ? "the index lists itself" : OutputName.fault(name);
    if (!fault.isEmpty()) {
      throw new IllegalArgumentException("'" + name + "' is no name of an output file: " + fault);
    }
    return name;
  }
}
