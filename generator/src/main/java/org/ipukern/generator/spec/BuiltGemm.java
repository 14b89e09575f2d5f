package org.ipukern.generator.spec;

import java.util.List;
import java.util.function.Function;
import org.ipukern.generator.spec.json.JsonWord;

/** What is built of the GEMM family: a row an axis. */
final class BuiltGemm {
  static final List<BuiltRule<GemmSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec ->
                  spec.output() == OutputLayout.PLAIN || spec.orientation() == Orientation.NORMAL,
              spec -> "packed output is not built for swapped orientation",
              (spec, near) -> near.without("orientation")),
          new BuiltRule<>(
              spec -> spec.output() == OutputLayout.PLAIN || hasHalfPartials(spec),
              spec -> "packed output is not built for f32 partials",
              (spec, near) -> near.without("output")),
          new BuiltRule<>(
              spec -> spec.rounding() == Rounding.NEAREST || hasHalfPartials(spec),
              spec -> "f32 partials are not rounded, so there is no stochastic rounding of them",
              (spec, near) -> near.without("rounding")),
          only("accumulators", GemmSpec::accumulators, Accumulators.CLEARED));

  private BuiltGemm() {}

  private static boolean hasHalfPartials(GemmSpec spec) {
    return spec.precision().outputBytes() == 2;
  }

  /** An axis of which one word is built, the default. */
  private static <W extends JsonWord> BuiltRule<GemmSpec> only(
      String field, Function<GemmSpec, W> axis, W built) {
    return new BuiltRule<>(
        spec -> axis.apply(spec).equals(built),
        spec -> notYet(field, axis.apply(spec), built),
        (spec, near) -> near.without(field));
  }

  private static String notYet(String field, JsonWord word, JsonWord built) {
    return field + " " + word.id() + " is not built yet (built: " + built.id() + ")";
  }
}
