package org.ipukern.generator.spec;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputProblem;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.JsonWord;
import org.ipukern.generator.spec.json.Problems;
import org.ipukern.generator.spec.json.Scope;
import org.ipukern.generator.spec.json.StrictJson;
import org.ipukern.generator.spec.json.WholeRange;

/** Reads one manifest file; one reader a file. */
final class ManifestReader {
  private static final List<String> FIELDS = List.of("schema", "target", "kernels");
  private static final String KERNELS = "a list of entries";

  private enum Target implements JsonWord {
    IPU21;

    @Override
    public String id() {
      return "ipu21";
    }
  }

  private final Problems problems = new Problems();
  private final String fileName;
  private final Scope scope;

  ManifestReader(String fileName) {
    this.fileName = fileName;
    scope = new Scope(fileName, "", "", problems);
  }

  Manifest read(byte[] bytes) {
    List<ManifestEntry> entries =
        StrictJson.parse(scope, bytes).map(this::manifest).orElse(List.of());
    if (!problems.isEmpty()) {
      List<InputProblem> list = problems.list();
      boolean empty = list.stream().allMatch(problem -> problem.rule() == InputRule.EMPTY);
      throw new ManifestException(
          empty ? ManifestException.Kind.EMPTY : ManifestException.Kind.WRONG,
          list,
          problems.more());
    }
    return new Manifest(fileName, entries);
  }

  private List<ManifestEntry> manifest(JsonValue value) {
    if (!(value instanceof JsonObject object)) {
      scope.reportType(value, "manifest", "an object with " + String.join(", ", FIELDS));
      return List.of();
    }
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    fields.whole("schema", new WholeRange(Manifest.SCHEMA, Manifest.SCHEMA));
    fields.word("target", List.of(Target.values()));
    fields.require("kernels", KERNELS);
    List<JsonValue> items = fields.list("kernels", KERNELS);
    if (items.isEmpty() && fields.has("kernels") && !fields.broken()) {
      fields.reject(InputRule.EMPTY, "kernels", "the manifest lists no kernel", KERNELS, "");
    }
    if (items.size() > Limits.ENTRIES) {
      String message = "the list has " + items.size() + " entries";
      fields.reject(InputRule.LIMIT, "kernels", message, "at most " + Limits.ENTRIES, "");
      return List.of();
    }
    return entries(items);
  }

  private List<ManifestEntry> entries(List<JsonValue> items) {
    List<ManifestEntry> entries = new ArrayList<>();
    Duplicates duplicates = new Duplicates();
    for (int index = 0; index < items.size(); index++) {
      Scope inside = scope.entry("kernels", index);
      Optional<KernelSpec> spec = EntryReader.entry(inside, items.get(index));
      if (spec.isPresent()) {
        ManifestEntry entry = new ManifestEntry(index, items.get(index).position(), spec.get());
        entries.add(entry);
        duplicates.check(inside, entry);
        built(inside, entry);
      }
    }
    return entries;
  }

  private static void built(Scope scope, ManifestEntry entry) {
    KernelSpec spec = entry.spec();
    BuiltKernels.check(spec)
        .ifPresent(
            refusal ->
                scope.report(
                    InputRule.NOT_BUILT,
                    entry.position(),
                    spec.family(),
                    spec.manifestLine(),
                    refusal.reason(),
                    "",
                    refusal.nearest()));
  }
}
