package org.ipukern.generator.spec;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Scope;

/** Reads and checks the fields of a layout entry. */
final class LayoutEntry {
  /** All fields, in the order of the schema. */
  static final List<String> FIELDS =
      List.of(
          "kernel",
          "bits",
          "rows",
          "columns",
          "placement",
          "width",
          "fill",
          "slots",
          "source-stride",
          "target-stride",
          "order",
          "method");

  /** Fields that every layout kernel has. */
  private static final Set<String> COMMON =
      Set.of("kernel", "bits", "rows", "columns", "placement");

  private static final List<Integer> BITS = List.of(8, 16, 32);

  private LayoutEntry() {}

  static Optional<LayoutSpec> read(Scope scope, JsonObject object) {
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    LayoutKernel kernel = fields.word("kernel", List.of(LayoutKernel.values()));
    int bits = fields.wholeOf("bits", BITS);
    int rows = fields.whole("rows", Limits.COUNT);
    int columns = fields.whole("columns", Limits.COUNT);
    Placement placement = fields.wordOrFirst("placement", Placement.class);
    int width = fields.whole("width", Limits.COUNT, columns);
    Fill fill = fields.wordOrFirst("fill", Fill.class);
    List<Integer> slots = fields.wholeList("slots", Limits.SLOT, Limits.LIST);
    int dense = LayoutSpec.denseSourceStride(kernel, rows, columns);
    int sourceStride = fields.whole("source-stride", Limits.COUNT, dense);
    int denseTarget = LayoutSpec.denseTargetStride(kernel, rows, width);
    int targetStride = fields.whole("target-stride", Limits.COUNT, denseTarget);
    SourceOrder order = fields.wordOrFirst("order", SourceOrder.class);
    TransposeMethod method = fields.wordOrFirst("method", TransposeMethod.class);
    if (fields.broken()) {
      return Optional.empty();
    }
    combinations(fields, kernel, bits, fill);
    if (fields.broken()) {
      return Optional.empty();
    }
    LayoutSpec spec =
        new LayoutSpec(
            kernel,
            bits,
            rows,
            columns,
            placement,
            width,
            fill,
            slots,
            sourceStride,
            targetStride,
            order,
            method);
    atLeast(fields, "width", width, columns, "the row has " + columns + " elements");
    atLeast(fields, "source-stride", sourceStride, dense, "source rows would overlap");
    atLeast(fields, "target-stride", targetStride, denseTarget, "target rows would overlap");
    if (!slots.isEmpty() && slots.size() != spec.fragments()) {
      fields.reject(
          InputRule.RELATION,
          "slots",
          slots.size() + " slots for " + columns + " columns",
          spec.fragments() + " slots, one for each 16 columns",
          "");
    }
    return fields.broken() ? Optional.empty() : Optional.of(spec);
  }

  private static void combinations(FieldReader fields, LayoutKernel kernel, int bits, Fill fill) {
    Set<String> useless = new LinkedHashSet<>(FIELDS);
    useless.removeAll(COMMON);
    useless.removeIf(kernel::has);
    fields.refuse(useless, kernel.id() + " has no use for it");
    if (!kernel.bits().contains(bits)) {
      fields.reject(
          InputRule.COMBINATION,
          "bits",
          kernel.id() + " is not defined for " + bits + " bits",
          kernel.bits().get(0) + ", " + kernel.bits().get(1),
          "16");
    }
    if (kernel.has("fill") && fill == Fill.NEGATIVE_INFINITY && bits == 8) {
      fields.reject(
          InputRule.COMBINATION,
          "fill",
          "8-bit formats have no infinity",
          "zero, lowest",
          "lowest");
    }
    if (kernel == LayoutKernel.PAD && !fields.has("width")) {
      fields.reject(
          InputRule.COMBINATION, "width", "pad needs it, and it is missing", "" + Limits.COUNT, "");
    }
  }

  private static void atLeast(
      FieldReader fields, String name, int value, int least, String because) {
    if (value < least) {
      fields.reject(
          InputRule.RELATION,
          name,
          value + " is too small: " + because,
          "at least " + least,
          String.valueOf(least));
    }
  }
}
