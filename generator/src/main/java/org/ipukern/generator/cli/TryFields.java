package org.ipukern.generator.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.ipukern.generator.explore.NearestLegal;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.Fill;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.SourceOrder;
import org.ipukern.generator.spec.TransposeMethod;
import org.ipukern.generator.spec.Weights;
import org.ipukern.generator.spec.json.JsonWord;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The options of {@code try} for one family: the fields of its manifest entry.
 *
 * @param family name of the family
 * @param description what it computes
 * @param fields in the order of the manifest's schema
 */
record TryFields(String family, String description, List<Field> fields) {
  /**
   * One field.
   *
   * @param name its name in the manifest
   * @param label what stands for its value in the help
   * @param description for the help
   * @param usual the value if the option is left out; empty: the manifest's default
   * @param words its values; empty if it is a number or a list of them
   */
  record Field(String name, String label, String description, String usual, List<String> words) {}

  /** Matrix products. */
  static final TryFields GEMM =
      new TryFields(
          "gemm",
          "A matrix product of R x K and K x C.",
          List.of(
              new Field(
                  "precision",
                  "WORD",
                  "f16 (default), f16-f32, f32, f143, f152, f143-f152.",
                  "f16",
                  words(Precision.values())),
              field("rows", "R[,R]", "Row counts, each with an entry point of its own."),
              field("inner", "K", "Inner size."),
              field("columns", "C", "Columns."),
              wordField(
                  "weights",
                  "WORD",
                  "Coefficient memory: standard, interleaved.",
                  words(Weights.values())),
              wordField("mode", "WORD", "initialize, accumulate.", words(GemmMode.values())),
              wordField("output", "WORD", "Layout: plain, packed.", words(OutputLayout.values())),
              wordField("orientation", "WORD", "normal, swapped.", words(Orientation.values())),
              field("batch", "N", "Products behind one call."),
              wordField("rounding", "WORD", "nearest, stochastic.", words(Rounding.values())),
              wordField("overflow", "WORD", "FP8: saturate, nan.", words(Overflow.values())),
              wordField("accumulators", "WORD", "cleared, retained.", words(Accumulators.values())),
              field("scale", "S", "FP8: power-of-two scale of the left operand."),
              field("coefficients-scale", "S", "FP8: that of the coefficients.")));

  /** Conversions between number formats. */
  static final TryFields CAST =
      new TryFields(
          "cast",
          "A conversion between number formats.",
          List.of(
              new Field(
                  "from",
                  "WORD",
                  "f16 (default), f32, f143, f152.",
                  "f16",
                  JsonWord.ids(CastSpec.SOURCES)),
              new Field(
                  "to",
                  "WORD",
                  "f143 (default), f152, f16.",
                  "f143",
                  JsonWord.ids(CastSpec.TARGETS)),
              wordField("layout", "WORD", "linear, packed, row-major.", words(CastLayout.values())),
              field("elements", "N", "Number of values; linear layout."),
              field("rows", "R", "Panel height; other layouts."),
              field("columns", "C", "Values of a row; other layouts."),
              field("source-stride", "N", "Values from one source row to the next; row-major."),
              wordField(
                  "placement", "WORD", "interleaved, separate, any.", words(Placement.values())),
              field("scale", "S", "Power-of-two scale of the FP8 operand."),
              field("source-scale", "S", "The source's where both are FP8."),
              wordField("overflow", "WORD", "saturate, nan.", words(Overflow.values())),
              wordField("rounding", "WORD", "nearest, stochastic.", words(Rounding.values()))));

  /** Changes of layout. */
  static final TryFields LAYOUT =
      new TryFields(
          "layout",
          "A change of layout without arithmetic.",
          List.of(
              wordField(
                  "kernel",
                  "WORD",
                  "rows-from-panels, panels-from-rows, coefficients-from-rows, transpose, copy, fill,"
                      + " pad.",
                  words(LayoutKernel.values())),
              new Field(
                  "bits",
                  "N",
                  "Size of an element: 16 (default), 8, 32.",
                  "16",
                  List.of("8", "16", "32")),
              field("rows", "R", "Rows of the source; of a fill the target's."),
              field("columns", "C", "Elements of a row."),
              new Field(
                  "placement",
                  "WORD",
                  "separate (default), any.",
                  "separate",
                  words(Placement.values())),
              field("width", "N", "Elements of a padded row."),
              wordField("fill", "WORD", "zero, lowest, -inf.", words(Fill.values())),
              field("slots", "N[,N]", "Where each fragment of 16 columns lies."),
              field("source-stride", "N", "Elements from one source row, or slot, to the next."),
              field("target-stride", "N", "Elements from one target row to the next."),
              wordField("order", "WORD", "Of coefficients: kxc, cxk.", words(SourceOrder.values())),
              wordField(
                  "method", "WORD", "shuffle, accumulator.", words(TransposeMethod.values()))));

  /**
   * Adds an option for each field. What is legal is the manifest's to say, so values stay texts.
   *
   * @param label what stands for a field's value in the help
   */
  void addTo(CommandSpec spec, Function<Field, String> label) {
    for (Field field : fields) {
      spec.addOption(
          OptionSpec.builder("--" + field.name())
              .type(String.class)
              .paramLabel(label.apply(field))
              .description(field.description())
              .completionCandidates(field.words())
              .build());
    }
  }

  /** The values that stand on a command line, by field. */
  Map<String, String> given(CommandLine line) {
    Map<String, String> given = new LinkedHashMap<>();
    for (Field field : fields) {
      String text = line.getParseResult().matchedOptionValue("--" + field.name(), "");
      if (!text.isEmpty()) {
        given.put(field.name(), text);
      }
    }
    return given;
  }

  /** The same, and the usual values of fields that are left out. */
  Map<String, String> completed(CommandLine line) {
    Map<String, String> given = given(line);
    Map<String, String> completed = new LinkedHashMap<>();
    for (Field field : fields) {
      String text = given.getOrDefault(field.name(), field.usual());
      if (!text.isEmpty()) {
        completed.put(field.name(), text);
      }
    }
    return completed;
  }

  /** The fields as a search for the nearest legal shape takes them. */
  List<NearestLegal.Field> searched() {
    return fields.stream()
        .map(field -> new NearestLegal.Field(field.name(), field.words()))
        .toList();
  }

  private static Field field(String name, String label, String description) {
    return new Field(name, label, description, "", List.of());
  }

  private static Field wordField(
      String name, String label, String description, List<String> words) {
    return new Field(name, label, description, "", words);
  }

  private static List<String> words(JsonWord... words) {
    return JsonWord.ids(List.of(words));
  }
}
