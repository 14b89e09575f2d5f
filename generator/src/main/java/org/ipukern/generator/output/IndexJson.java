package org.ipukern.generator.output;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonText;

/** {@link IndexFile} to text and back. */
final class IndexJson {
  private static final Pattern SHA256 = Pattern.compile("[0-9a-f]{64}");

  private final OwnJson json;
  private final SortedMap<String, String> files = new TreeMap<>();

  private IndexJson(String file) {
    json = new OwnJson(file);
  }

  /** The text of {@code index.json}. */
  static String write(IndexFile index) {
    ObjectNode top = RowJson.object();
    top.put("schema", IndexFile.SCHEMA);
    top.put("tool", index.madeBy().tool());
    top.put("model", index.madeBy().model());
    top.put("table", index.madeBy().table());
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
   * Reads the bytes of {@code index.json}. Names are checked as strictly as those that are written,
   * because the files they name may be removed.
   *
   * @param file how messages name the file
   * @throws InputException if the tool would not have written it
   */
  static IndexFile read(String file, byte[] bytes) {
    return new IndexJson(file).read(bytes);
  }

  private IndexFile read(byte[] bytes) {
    FieldReader top =
        json.top(bytes, IndexFile.SCHEMA, List.of("tool", "model", "table", "kernels", "files"));
    MadeBy madeBy =
        new MadeBy(json.text(top, "tool"), json.text(top, "model"), json.text(top, "table"));
    json.rows(top, "files", List.of("name", "sha256")).forEach(this::file);
    List<IndexedKernel> kernels =
        json.rows(top, "kernels", List.of("name", "fingerprint", "files")).stream()
            .map(this::kernel)
            .toList();
    json.finish();
    return new IndexFile(madeBy, kernels, files);
  }

  private void file(FieldReader row) {
    String name = json.text(row, "name");
    String sha256 = json.text(row, "sha256");
    String fault = name.equals(IndexFile.NAME) ? "the index lists itself" : OutputName.fault(name);
    if (!fault.isEmpty()) {
      json.reject(row, "name", "'" + name + "' is no name of an output file: " + fault);
    }
    if (!SHA256.matcher(sha256).matches()) {
      json.reject(row, "sha256", "the digest of '" + name + "' is no SHA-256");
    }
    if (files.put(name, sha256) != null) {
      json.reject(row, "name", "file '" + name + "' is listed twice");
    }
  }

  private IndexedKernel kernel(FieldReader row) {
    List<String> names = new ArrayList<>();
    for (JsonValue item : row.list("files", "a list of file names")) {
      if (item instanceof JsonText name && files.containsKey(name.value())) {
        names.add(name.value());
      } else {
        json.reject(row, "files", "it names " + item.shown() + ", which is not listed");
      }
    }
    return new IndexedKernel(json.text(row, "name"), json.text(row, "fingerprint"), names);
  }
}
