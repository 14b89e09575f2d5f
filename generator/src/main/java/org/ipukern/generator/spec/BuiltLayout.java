package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the layout family. */
final class BuiltLayout {
  /** A repeat count has 16 bits. */
  private static final int MOST_WORDS = 65_535;

  private static final int WORD = 4;

  static final List<BuiltRule<LayoutSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> spec.placement() != Placement.INTERLEAVED,
              spec ->
                  "placement interleaved is not built (built: separate, any): the store port limits"
                      + " a change of layout, and a source in interleaved memory would not help it",
              (spec, near) -> near.with("placement", Placement.SEPARATE.id())),
          new BuiltRule<>(
              spec -> spec.method() == TransposeMethod.SHUFFLE,
              spec -> "method accumulator is not built yet (built: shuffle)",
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
      default ->
          near.with("columns", Math.min(most, spec.columns()))
              .without("width", "target-stride", "slots");
    }
  }
}
