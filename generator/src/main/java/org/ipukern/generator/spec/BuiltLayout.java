package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the layout family. */
final class BuiltLayout {
  /** A repeat count has 16 bits. */
  private static final int MOST_WORDS = 65_535;

  private static final int WORD = 4;

  private static final int HALF = 16;

  /** Halves of a quad, eight bytes. */
  private static final int QUAD = 4;

  private static final int LONGEST_STEP = 511;
  private static final String FIELD = "since a stride field holds -512 to 511 quads";

  static final List<BuiltRule<LayoutSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> spec.placement() != Placement.INTERLEAVED,
              spec ->
                  "placement interleaved is not built (built: separate, any): the store port limits"
                      + " a change of layout, and a source in interleaved memory would not help it",
              (spec, near) -> near.with("placement", Placement.SEPARATE.id())),
          new BuiltRule<>(
              spec -> spec.method() == TransposeMethod.SHUFFLE || accumulatorNeeds(spec).isEmpty(),
              spec -> "method accumulator is built only for " + accumulatorNeeds(spec),
              (spec, near) -> near.without("method")),
          new BuiltRule<>(
              spec -> rowBytes(spec) <= MOST_WORDS * WORD,
              spec ->
                  "target rows of "
                      + rowBytes(spec)
                      + " bytes are not built (built: up to "
                      + MOST_WORDS * WORD
                      + ", since a worker repeats at most "
                      + MOST_WORDS
                      + " words)",
              BuiltLayout::shorter));

  private BuiltLayout() {}

  /** What the accumulators' schedule needs and the spec has not; empty if it has all. */
  private static String accumulatorNeeds(LayoutSpec spec) {
    if (spec.bits() != HALF) {
      return "16 bits";
    }
    if (spec.placement() == Placement.ANY) {
      return "placement separate, since each of its bundles loads and stores";
    }
    boolean coefficients = spec.kernel() == LayoutKernel.COEFFICIENTS_FROM_ROWS;
    if (coefficients && spec.order() == SourceOrder.C_BY_K) {
      return "order kxc; from cxk rows there is nothing to transpose";
    }
    int block = coefficients ? LayoutSpec.FRAGMENT : QUAD;
    if (spec.rows() % block != 0 || spec.columns() % block != 0) {
      return "whole blocks of " + block + " x " + block;
    }
    if (spec.sourceStride() % QUAD != 0 || spec.targetStride() % QUAD != 0) {
      return "strides that are multiples of " + QUAD;
    }
    if (spec.sourceStride() / QUAD > LONGEST_STEP) {
      return "source strides up to " + QUAD * LONGEST_STEP + ", " + FIELD;
    }
    // Back from column 3 to column 0 and on by one quad.
    if (!coefficients && spec.targetStride() / QUAD > (LONGEST_STEP + 2) / 3) {
      return "target strides up to " + QUAD * ((LONGEST_STEP + 2) / 3) + ", " + FIELD;
    }
    return "";
  }

  /** Bytes that one worker may have to write in one go. */
  private static long rowBytes(LayoutSpec spec) {
    long size = spec.bits() / 8;
    return switch (spec.kernel()) {
      case TRANSPOSE -> spec.rows() * size;
      case PAD, ROWS_FROM_PANELS -> spec.width() * size;
      case COPY, FILL -> spec.rows() == 1 || isDense(spec) ? 0 : spec.columns() * size;
      default -> 0;
    };
  }

  private static boolean isDense(LayoutSpec spec) {
    return spec.targetStride() == spec.columns() && spec.sourceStride() == spec.columns();
  }

  private static void shorter(LayoutSpec spec, SpecBuilder near) {
    int most = MOST_WORDS * WORD / (spec.bits() / 8);
    switch (spec.kernel()) {
      case TRANSPOSE -> near.with("rows", most).without("target-stride");
      case PAD ->
          near.with("width", most)
              .with("columns", Math.min(most, spec.columns()))
              .without("target-stride");
      case ROWS_FROM_PANELS -> {
        near.with("width", most);
        if (spec.columns() > most) {
          near.with("columns", most).without("slots");
        }
      }
      default -> near.with("columns", Math.min(most, spec.columns())).without("target-stride");
    }
  }
}
