package org.ipukern.generator.spec;

import java.util.List;
import java.util.function.Function;
import org.ipukern.generator.spec.json.JsonWord;

/** What is built of the GEMM family: a row an axis. */
final class BuiltGemm {
  static final List<BuiltRule<GemmSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec -> spec.precision() != Precision.F16_F32 && spec.precision() != Precision.F32,
              spec -> notYet("precision", spec.precision(), Precision.F16),
              (spec, near) -> near.with("precision", Precision.F16.id())),
          only("output", GemmSpec::output, OutputLayout.PLAIN),
          only("accumulators", GemmSpec::accumulators, Accumulators.CLEARED));

  private BuiltGemm() {}

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
