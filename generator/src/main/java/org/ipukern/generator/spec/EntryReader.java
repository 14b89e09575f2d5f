package org.ipukern.generator.spec;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Scope;

/** Reads one manifest entry: an object with the family as its only field. */
final class EntryReader {
  /** The families, in the order of the schema. */
  static final List<String> FAMILIES = List.of("gemm", "cast", "layout");

  private static final String ALLOWED = "one of " + String.join(", ", FAMILIES);

  private EntryReader() {}

  /** The spec, or empty if something was reported. */
  static Optional<KernelSpec> entry(Scope scope, JsonValue value) {
    if (!(value instanceof JsonObject object)) {
      scope.reportType(value, "entry", "an object with " + ALLOWED);
      return Optional.empty();
    }
    FieldReader families = new FieldReader(scope, object, FAMILIES);
    List<String> named = FAMILIES.stream().filter(families::has).toList();
    if (named.size() != 1) {
      if (!families.broken()) {
        String message =
            named.isEmpty() ? "the entry names no family" : "the entry names several families";
        families.reject(InputRule.COMBINATION, "", message, ALLOWED, "");
      }
      return Optional.empty();
    }
    String family = named.get(0);
    Optional<KernelSpec> spec = family(scope, family, families.value(family).orElseThrow());
    return families.broken() ? Optional.empty() : spec;
  }

  /** The spec of a family's fields, or empty if something was reported. */
  static Optional<KernelSpec> family(Scope scope, String family, JsonValue value) {
    Scope inside = scope.inside(family);
    if (!(value instanceof JsonObject object)) {
      inside.report(
          InputRule.TYPE,
          value.position(),
          "",
          value.shown(),
          value.shown() + " has the wrong type",
          "an object with the fields of a " + family,
          "");
      return Optional.empty();
    }
    Optional<? extends KernelSpec> spec =
        switch (family) {
          case "gemm" -> GemmEntry.read(inside, object);
          case "cast" -> CastEntry.read(inside, object);
          default -> LayoutEntry.read(inside, object);
        };
    return spec.flatMap(read -> fitting(inside, object, read));
  }

  private static Optional<KernelSpec> fitting(Scope scope, JsonObject object, KernelSpec spec) {
    Optional<TileMemory.Excess> excess = TileMemory.excess(spec);
    excess.ifPresent(
        found ->
            scope.report(
                InputRule.MEMORY,
                object.position(),
                "",
                spec.shape(),
                found.message(),
                found.allowed(),
                ""));
    return excess.isEmpty() ? Optional.of(spec) : Optional.empty();
  }
}
