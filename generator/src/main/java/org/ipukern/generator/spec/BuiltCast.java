package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the cast family: a row an axis. */
final class BuiltCast {
  private static final int LINEAR_UNIT = 8;
  private static final int PANEL = 32;

  static final List<BuiltRule<CastSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> spec.from() == ValueFormat.F16,
              spec -> "casts from " + spec.from().id() + " are not built yet (built: from f16)",
              (spec, near) -> near.with("from", ValueFormat.F16.id()).without("source-scale")),
          new BuiltRule<>(
              spec -> spec.to().isFp8(),
              spec -> "casts to " + spec.to().id() + " are not built yet (built: to f143, f152)",
              (spec, near) -> near.with("to", ValueFormat.F143.id())),
          new BuiltRule<>(
              spec -> spec.layout() != CastLayout.ROW_MAJOR,
              spec -> "layout row-major is not built yet (built: linear, packed)",
              (spec, near) -> near.with("layout", CastLayout.PACKED.id()).without("source-stride")),
          new BuiltRule<>(
              spec -> spec.layout() == CastLayout.LINEAR || spec.columns() % PANEL == 0,
              spec ->
                  spec.columns()
                      + " columns are not built yet (built: multiples of "
                      + PANEL
                      + ", whole panels)",
              (spec, near) -> near.with("columns", Blocks.padded(spec.columns(), PANEL))),
          new BuiltRule<>(
              spec ->
                  spec.layout() != CastLayout.LINEAR
                      || (spec.elements() > 0 && spec.elements() % LINEAR_UNIT == 0),
              spec ->
                  spec.elements()
                      + " elements are not built yet (built: multiples of "
                      + LINEAR_UNIT
                      + " from "
                      + LINEAR_UNIT
                      + " on)",
              (spec, near) ->
                  near.with(
                      "elements",
                      Math.max(LINEAR_UNIT, Blocks.padded(spec.elements(), LINEAR_UNIT)))),
          new BuiltRule<>(
              spec -> spec.placement() != Placement.ANY,
              spec -> "placement any is not built yet (built: interleaved, separate)",
              (spec, near) -> near.with("placement", Placement.SEPARATE.id())),
          new BuiltRule<>(
              spec -> spec.rounding() == Rounding.NEAREST,
              spec -> "rounding stochastic is not built yet (built: nearest)",
              (spec, near) -> near.without("rounding")));

  private BuiltCast() {}
}
