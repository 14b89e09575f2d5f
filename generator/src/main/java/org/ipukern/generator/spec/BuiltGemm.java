package org.ipukern.generator.spec;

import java.util.List;

/** What is built of the GEMM family: a row an axis. */
final class BuiltGemm {
  private static final int WORKERS = 6;

  /** Rows that templates/gemm/retained.ftl chains: four a worker for its ends, 128 for a stride. */
  private static final int LEAST_CHAINED = 4 * WORKERS;

  private static final int MOST_CHAINED = 128 * WORKERS;

  static final List<BuiltRule<GemmSpec>> RULES =
      List.of(
          new BuiltRule<>(
              spec ->
                  spec.output() == OutputLayout.PLAIN || spec.orientation() == Orientation.NORMAL,
              spec -> "packed output is not built for swapped orientation",
              (spec, near) -> near.without("output")),
          new BuiltRule<>(
              spec -> spec.output() == OutputLayout.PLAIN || hasHalfPartials(spec),
              spec -> "packed output is not built for f32 partials",
              (spec, near) -> near.without("output")),
          new BuiltRule<>(
              spec -> spec.rounding() == Rounding.NEAREST || hasHalfPartials(spec),
              spec -> "f32 partials are not rounded, so there is no stochastic rounding of them",
              (spec, near) -> near.without("rounding")),
          new BuiltRule<>(
              spec -> cleared(spec) || hasHalfPartials(spec),
              spec -> "retained accumulators are not built for f32 partials",
              (spec, near) -> near.without("accumulators")),
          new BuiltRule<>(
              spec -> cleared(spec) || spec.output() == OutputLayout.PLAIN,
              spec -> "retained accumulators are not built for packed output",
              (spec, near) -> near.without("accumulators")),
          new BuiltRule<>(
              spec -> cleared(spec) || spec.mode() == GemmMode.INITIALIZE,
              spec -> "retained accumulators are not built for mode accumulate",
              (spec, near) -> near.without("accumulators")),
          new BuiltRule<>(
              spec -> cleared(spec) || spec.rounds() > 1,
              spec -> "one group of inner values has nothing to retain accumulators for",
              (spec, near) -> near.without("accumulators")),
          new BuiltRule<>(
              spec -> cleared(spec) || spec.rows().stream().allMatch(rows -> chains(spec, rows)),
              spec ->
                  "retained accumulators are built for "
                      + LEAST_CHAINED
                      + " to "
                      + MOST_CHAINED
                      + " streamed rows, "
                      + LEAST_CHAINED / WORKERS
                      + " to "
                      + MOST_CHAINED / WORKERS
                      + " a worker",
              (spec, near) -> near.without("accumulators")));

  private BuiltGemm() {}

  private static boolean cleared(GemmSpec spec) {
    return spec.accumulators() == Accumulators.CLEARED;
  }

  private static boolean chains(GemmSpec spec, int rows) {
    long streamed = spec.streamedRows(rows);
    return streamed >= LEAST_CHAINED && streamed <= MOST_CHAINED;
  }

  private static boolean hasHalfPartials(GemmSpec spec) {
    return spec.precision().outputBytes() == 2;
  }
}
