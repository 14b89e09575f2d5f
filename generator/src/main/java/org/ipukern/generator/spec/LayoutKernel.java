package org.ipukern.generator.spec;

import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.json.JsonWord;

/** What a layout kernel does, and which fields of the entry it has a use for. */
@SuppressWarnings("ImmutableEnumChecker") // both collections are unmodifiable copies
public enum LayoutKernel implements JsonWord {
  /** Fragments of all rows by 16 columns to complete rows, padded to a width. */
  ROWS_FROM_PANELS(
      "rows-from-panels", List.of(16, 8), Set.of("width", "fill", "slots", "source-stride")),
  /** Rows to the panels of an AMP's left operand, K padded with zeros. */
  PANELS_FROM_ROWS("panels-from-rows", List.of(16, 8), Set.of("source-stride")),
  /** Rows to the coefficient blocks of an AMP. */
  COEFFICIENTS_FROM_ROWS(
      "coefficients-from-rows", List.of(16, 8), Set.of("source-stride", "order", "method")),
  /** Rows to columns. */
  TRANSPOSE("transpose", List.of(8, 16, 32), Set.of("source-stride", "target-stride", "method")),
  /** Rows to rows of other strides. */
  COPY("copy", List.of(8, 16, 32), Set.of("source-stride", "target-stride")),
  /** One value into all rows; there is no source. */
  FILL("fill", List.of(8, 16, 32), Set.of("target-stride", "fill")),
  /** Rows to longer rows, the rest filled. */
  PAD("pad", List.of(8, 16, 32), Set.of("width", "fill", "source-stride", "target-stride"));

  private final String id;
  private final List<Integer> bits;
  private final Set<String> fields;

  LayoutKernel(String id, List<Integer> bits, Set<String> fields) {
    this.id = id;
    this.bits = List.copyOf(bits);
    this.fields = Set.copyOf(fields);
  }

  @Override
  public String id() {
    return id;
  }

  /** Element sizes the kernel is defined for, in bits. */
  public List<Integer> bits() {
    return bits;
  }

  /** Whether a field beyond kernel, bits, rows, columns and placement means something to it. */
  public boolean has(String field) {
    return fields.contains(field);
  }
}
