package org.ipukern.generator.spec;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.ipukern.generator.spec.json.FieldReader;
import org.ipukern.generator.spec.json.InputRule;
import org.ipukern.generator.spec.json.JsonValue.JsonObject;
import org.ipukern.generator.spec.json.Scope;

/** Reads and checks the fields of a GEMM entry. */
final class GemmEntry {
  /** All fields, in the order of the schema. */
  static final List<String> FIELDS =
      List.of(
          "precision",
          "rows",
          "inner",
          "columns",
          "weights",
          "mode",
          "output",
          "orientation",
          "batch",
          "rounding",
          "overflow",
          "accumulators",
          "scale",
          "coefficients-scale");

  private static final String WHOLE_BLOCKS = "multiples of 16, or output plain";

  private GemmEntry() {}

  static Optional<GemmSpec> read(Scope scope, JsonObject object) {
    FieldReader fields = new FieldReader(scope, object, FIELDS);
    Precision precision = fields.word("precision", List.of(Precision.values()));
    fields.require("rows", "a list of " + Limits.COUNT);
    List<Integer> rows = fields.wholeList("rows", Limits.COUNT, Limits.LIST);
    int inner = fields.whole("inner", Limits.COUNT);
    int columns = fields.whole("columns", Limits.COUNT);
    Weights weights = fields.wordOrFirst("weights", Weights.class);
    GemmMode mode = fields.wordOrFirst("mode", GemmMode.class);
    OutputLayout output = fields.wordOrFirst("output", OutputLayout.class);
    Orientation orientation = fields.wordOrFirst("orientation", Orientation.class);
    int batch = fields.whole("batch", Limits.BATCH, 1);
    Rounding rounding = fields.wordOrFirst("rounding", Rounding.class);
    Overflow overflow = fields.wordOrFirst("overflow", Overflow.class);
    Accumulators accumulators = fields.wordOrFirst("accumulators", Accumulators.class);
    OptionalInt scale = fields.optionalWhole("scale", Limits.SCALE);
    OptionalInt coefficientsScale = fields.optionalWhole("coefficients-scale", Limits.SCALE);
    if (fields.broken()) {
      return Optional.empty();
    }
    if (!precision.isFp8()) {
      fields.refuse(
          Set.of("overflow", "scale", "coefficients-scale"),
          "only FP8 has it, and the precision is " + precision.id());
    }
    if (output == OutputLayout.PACKED) {
      wholeBlocks(fields, orientation, rows, columns);
    }
    if (!fields.broken()) {
      Scales.sum(fields, scale, coefficientsScale);
    }
    if (fields.broken()) {
      return Optional.empty();
    }
    return Optional.of(
        new GemmSpec(
            precision,
            rows,
            inner,
            columns,
            weights,
            mode,
            output,
            orientation,
            batch,
            rounding,
            overflow,
            accumulators,
            scale,
            coefficientsScale));
  }

  /** A packed output is made of whole blocks of 16 streamed rows. */
  private static void wholeBlocks(
      FieldReader fields, Orientation orientation, List<Integer> rows, int columns) {
    if (orientation == Orientation.SWAPPED && columns % GemmSpec.PANEL != 0) {
      String nearest = String.valueOf(Blocks.padded(columns, GemmSpec.PANEL));
      fields.reject(InputRule.COMBINATION, "columns", noBlocks(columns), WHOLE_BLOCKS, nearest);
    }
    for (int i = 0; orientation == Orientation.NORMAL && i < rows.size(); i++) {
      int count = rows.get(i);
      if (count % GemmSpec.PANEL != 0) {
        String nearest = String.valueOf(Blocks.padded(count, GemmSpec.PANEL));
        fields.rejectItem(InputRule.COMBINATION, "rows", i, noBlocks(count), WHOLE_BLOCKS, nearest);
      }
    }
  }

  private static String noBlocks(int count) {
    return "a packed output has whole blocks of 16, and " + count + " is no multiple of 16";
  }
}
