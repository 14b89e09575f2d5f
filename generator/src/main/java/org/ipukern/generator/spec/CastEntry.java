package org.ipukern.generator.spec;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Scope;

/** Reads and checks the fields of a cast entry. */
final class CastEntry {
  /** All fields, in the order of the schema. */
  static final List<String> FIELDS =
      List.of(
          "from",
          "to",
          "layout",
          "elements",
          "rows",
          "columns",
          "source-stride",
          "placement",
          "scale",
          "source-scale",
          "overflow",
          "rounding");

  private CastEntry() {}

  static Optional<CastSpec> read(Scope scope, JsonObject object) {
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    ValueFormat from = fields.word("from", CastSpec.SOURCES);
    ValueFormat to = fields.word("to", CastSpec.TARGETS);
    CastLayout layout = fields.wordOrFirst("layout", CastLayout.class);
    OptionalInt elements = fields.optionalWhole("elements", Limits.ELEMENTS);
    OptionalInt rows = fields.optionalWhole("rows", Limits.COUNT);
    OptionalInt columns = fields.optionalWhole("columns", Limits.COUNT);
    OptionalInt stride = fields.optionalWhole("source-stride", Limits.COUNT);
    Placement placement = fields.wordOrFirst("placement", Placement.class);
    OptionalInt scale = fields.optionalWhole("scale", Limits.SCALE);
    OptionalInt sourceScale = fields.optionalWhole("source-scale", Limits.SCALE);
    Overflow overflow = fields.wordOrFirst("overflow", Overflow.class);
    Rounding rounding = fields.wordOrFirst("rounding", Rounding.class);
    if (fields.broken()) {
      return Optional.empty();
    }
    formats(fields, from, to);
    shape(fields, layout);
    if (fields.broken()) {
      return Optional.empty();
    }
    Scales.difference(fields, sourceScale, scale);
    int dense = columns.orElse(0);
    if (stride.isPresent() && stride.getAsInt() < dense) {
      fields.reject(
          InputRule.RELATION,
          "source-stride",
          "rows " + stride.getAsInt() + " apart overlap, as each has " + dense + " values",
          "at least the number of columns",
          String.valueOf(dense));
    }
    if (fields.broken()) {
      return Optional.empty();
    }
    return Optional.of(
        new CastSpec(
            from,
            to,
            layout,
            elements.orElse(0),
            rows.orElse(0),
            dense,
            stride.orElse(dense),
            placement,
            scale,
            sourceScale,
            overflow,
            rounding));
  }

  private static void formats(FieldReader fields, ValueFormat from, ValueFormat to) {
    if (from == ValueFormat.F16 && to == ValueFormat.F16) {
      fields.reject(
          InputRule.COMBINATION,
          "to",
          "f16 to f16 converts nothing; the layout kernel copy moves values",
          "f143, f152",
          "f143");
    }
    if (!from.isFp8() && !to.isFp8()) {
      fields.refuse(Set.of("scale"), "only FP8 has a scale, and neither side is FP8");
    }
    if (!from.isFp8() || !to.isFp8()) {
      fields.refuse(Set.of("source-scale"), "only a cast from FP8 to FP8 has two scales");
    }
  }

  private static void shape(FieldReader fields, CastLayout layout) {
    if (layout == CastLayout.LINEAR) {
      demand(fields, "elements", layout);
      fields.refuse(
          Set.of("rows", "columns", "source-stride"),
          "the linear layout has no rows, only elements");
      return;
    }
    demand(fields, "rows", layout);
    demand(fields, "columns", layout);
    fields.refuse(
        Set.of("elements"), "the " + layout.id() + " layout has rows and columns instead");
    if (layout == CastLayout.PACKED) {
      fields.refuse(Set.of("source-stride"), "only the row-major layout has a source stride");
    }
  }

  private static void demand(FieldReader fields, String name, CastLayout layout) {
    if (!fields.has(name)) {
      fields.reject(
          InputRule.COMBINATION,
          name,
          "the field is missing, and the layout is " + layout.id(),
          (name.equals("elements") ? Limits.ELEMENTS : Limits.COUNT).toString(),
          "");
    }
  }
}
