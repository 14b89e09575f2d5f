package org.ipukern.generator.published;

import java.util.Map;

/**
 * One cycle count measured on hardware. Texts are empty and sizes 0 where nothing is known.
 *
 * @param id name of the point in the data file
 * @param family kind of kernel
 * @param arithmetic element type of the operands
 * @param rows rows, in elements
 * @param inner inner length, in elements
 * @param columns columns, in elements
 * @param elements elements of a kernel without rows and columns
 * @param weights {@code interleaved} or {@code standard}: memory that coefficients are fed from
 * @param output {@code packed} or {@code linear} where the family has several layouts
 * @param extra further parameters by name
 * @param cycles tile cycles as printed
 * @param source path of the kernel's text in osmarks/ipu-stack
 * @param commit the version of that text, empty if it is not public
 * @param confidence high, medium or low: that text, shape and count belong together
 * @param taken direct, package or other
 * @param date day of the measurement
 */
public record HardwarePoint(
    String id,
    String family,
    String arithmetic,
    int rows,
    int inner,
    int columns,
    int elements,
    String weights,
    String output,
    Map<String, String> extra,
    long cycles,
    String source,
    String commit,
    String confidence,
    String taken,
    String date) {

  /** True if the measured text is public. */
  boolean hasSource() {
    return !commit.isEmpty();
  }

  /** True if text, shape and count surely belong together. */
  boolean isHighConfidence() {
    return confidence.equals("high");
  }

  /** A further parameter that is a whole number. */
  int number(String name) {
    return Integer.parseInt(extra.get(name));
  }

  /** The shape, for people; points of one kernel and equal shape are one shape when fitting. */
  String shape() {
    StringBuilder text = new StringBuilder();
    part(text, "", arithmetic);
    part(text, "R", rows);
    part(text, "K", inner);
    part(text, "C", columns);
    part(text, "n", elements);
    part(text, "", weights);
    part(text, "", output);
    extra.forEach((name, value) -> part(text, name + " ", value));
    return text.toString();
  }

  private static void part(StringBuilder text, String label, int value) {
    part(text, label, value == 0 ? "" : Integer.toString(value));
  }

  private static void part(StringBuilder text, String label, String value) {
    if (!value.isEmpty()) {
      text.append(text.length() == 0 ? "" : " ").append(label).append(value);
    }
  }
}
