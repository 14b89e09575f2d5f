package org.ipukern.generator.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
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
   */
  record Field(String name, String label, String description, String usual) {}

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
                  "f16"),
              field("rows", "R[,R]", "Row counts, each with an entry point of its own."),
              field("inner", "K", "Inner size."),
              field("columns", "C", "Columns."),
              field("weights", "WORD", "Coefficient memory: standard, interleaved."),
              field("mode", "WORD", "initialize, accumulate."),
              field("output", "WORD", "Layout: plain, packed."),
              field("orientation", "WORD", "normal, swapped."),
              field("batch", "N", "Products behind one call."),
              field("rounding", "WORD", "nearest, stochastic."),
              field("overflow", "WORD", "FP8: saturate, nan."),
              field("accumulators", "WORD", "cleared, retained."),
              field("scale", "S", "FP8: power-of-two scale of the left operand."),
              field("coefficients-scale", "S", "FP8: that of the coefficients.")));

  /** Conversions between number formats. */
  static final TryFields CAST =
      new TryFields(
          "cast",
          "A conversion between number formats.",
          List.of(
              new Field("from", "WORD", "f16 (default), f32, f143, f152.", "f16"),
              new Field("to", "WORD", "f143 (default), f152, f16.", "f143"),
              field("layout", "WORD", "linear, packed, row-major."),
              field("elements", "N", "Number of values; linear layout."),
              field("rows", "R", "Panel height; other layouts."),
              field("columns", "C", "Values of a row; other layouts."),
              field("source-stride", "N", "Values from one source row to the next; row-major."),
              field("placement", "WORD", "interleaved, separate, any."),
              field("scale", "S", "Power-of-two scale of the FP8 operand."),
              field("source-scale", "S", "The source's where both are FP8."),
              field("overflow", "WORD", "saturate, nan."),
              field("rounding", "WORD", "nearest, stochastic.")));

  /** Changes of layout. */
  static final TryFields LAYOUT =
      new TryFields(
          "layout",
          "A change of layout without arithmetic.",
          List.of(
              field(
                  "kernel",
                  "WORD",
                  "rows-from-panels, panels-from-rows, coefficients-from-rows, transpose, copy, fill,"
                      + " pad."),
              new Field("bits", "N", "Size of an element: 16 (default), 8, 32.", "16"),
              field("rows", "R", "Rows of the source; of a fill the target's."),
              field("columns", "C", "Elements of a row."),
              new Field("placement", "WORD", "separate (default), any.", "separate"),
              field("width", "N", "Elements of a padded row."),
              field("fill", "WORD", "zero, lowest, -inf."),
              field("slots", "N[,N]", "Where each fragment of 16 columns lies."),
              field("source-stride", "N", "Elements from one source row, or slot, to the next."),
              field("target-stride", "N", "Elements from one target row to the next."),
              field("order", "WORD", "Of coefficients: kxc, cxk."),
              field("method", "WORD", "shuffle, accumulator.")));

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

  private static Field field(String name, String label, String description) {
    return new Field(name, label, description, "");
  }
}
