package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the cast family: a row an axis. */
final class BuiltCast {
  static final List<BuiltRule<CastSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> isLinear(spec) || (isHalf(spec.from()) != isHalf(spec.to()) && !isF32(spec)),
              spec ->
                  "casts from "
                      + spec.from().id()
                      + " to "
                      + spec.to().id()
                      + " are built for the linear layout alone",
              (spec, near) ->
                  near.with("layout", CastLayout.LINEAR.id())
                      .with("elements", spec.elements())
                      .without("rows", "columns", "source-stride")),
          new BuiltRule<>(
              spec ->
                  spec.layout() != CastLayout.ROW_MAJOR
                      || !spec.from().isFp8()
                      || !isHalf(spec.to()),
              spec -> "layout row-major is built for casts from f16 alone (built: linear, packed)",
              (spec, near) ->
                  near.with("layout", CastLayout.PACKED.id()).without("source-stride")));

  private BuiltCast() {}

  private static boolean isLinear(CastSpec spec) {
    return spec.layout() == CastLayout.LINEAR;
  }

  private static boolean isHalf(ValueFormat format) {
    return format == ValueFormat.F16;
  }

  private static boolean isF32(CastSpec spec) {
    return spec.from() == ValueFormat.F32;
  }
}
