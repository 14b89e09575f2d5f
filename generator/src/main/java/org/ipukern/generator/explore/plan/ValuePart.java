package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

import java.util.Locale;

/** The sequence from probabilities and V to the head's output. */
final class ValuePart {
  private final AttentionProblem problem;

  /** Rows of the probabilities that a tile holds. */
  private final int rows;

  /** Keys of them. */
  private final int keys;

  ValuePart(AttentionProblem problem, int rows, int keys) {
    this.problem = problem;
    this.rows = rows;
    this.keys = keys;
  }

  /**
   * True if each tile already holds the probabilities that the split gives it. Panels of nothing
   * but padding lie behind all others, so the product leaves them out.
   */
  boolean keepsPlace(ValueSplit split) {
    return split.columnParts() == 1
        && split.rows() == rows
        && split.keys()
            == AttentionProblem.up(Math.min(keys, problem.paddedKeys()), problem.group());
  }

  /**
   * Adds the phases.
   *
   * @param operands where V becomes FP8
   * @param probabilities where the probabilities do
   */
  void add(Tally tally, ValueSplit split, Quantise operands, Quantise probabilities) {
    boolean stays = keepsPlace(split);
    int blocks =
        parts(
            (long) parts(problem.tokens(), PANEL)
                * parts(problem.headWidth(), PANEL)
                * problem.heads(),
            problem.tiles());
    tally.step(
        "transpose V", () -> blocks + " blocks", Prices.transpose(blocks), PriceSource.TRANSPOSE);
    if (operands == Quantise.BEFORE) {
      long owned = Sharing.ownElements(problem);
      tally.step("cast V", () -> owned + " values", Prices.linearCast(owned), PriceSource.CAST);
    }
    if (probabilities == Quantise.BEFORE) {
      tally.step(
          "cast probabilities",
          () -> rows + " x " + keys,
          Prices.cast(rows, keys),
          PriceSource.CAST);
    }
    long value = (long) split.keys() * split.columns();
    long streamed = (long) split.rows() * split.keys();
    long payload = value * (operands == Quantise.BEFORE ? 1 : 2);
    long fragments = value / (PANEL * PANEL);
    if (!stays) {
      payload += streamed * (probabilities == Quantise.BEFORE ? 1 : 2);
      fragments += (long) Sharing.pieces(split.rows(), rows) * (split.keys() / PANEL);
    }
    long sent = payload;
    long pieces = fragments;
    tally.step(
        stays ? "exchange V" : "exchange V, probabilities",
        () -> sent + " bytes, " + pieces + " fragments",
        Prices.exchange(sent, pieces),
        PriceSource.EXCHANGE);
    tally.holds(2L * rows * keys + payload);
    long halves = 0;
    if (operands == Quantise.AFTER) {
      halves += 2 * value;
      tally.step(
          "cast V",
          () -> split.columns() + " x " + split.keys(),
          Prices.cast(split.columns(), split.keys()),
          PriceSource.CAST);
    }
    if (probabilities == Quantise.AFTER) {
      halves += 2 * streamed;
      tally.step(
          "cast probabilities",
          () -> split.rows() + " x " + split.keys(),
          Prices.cast(split.rows(), split.keys()),
          PriceSource.CAST);
    }
    tally.holds(halves + (value + streamed) * problem.operandBytes());
    tally.step(
        "PV",
        () ->
            String.format(Locale.ROOT, "%d x %d x %d", split.rows(), split.keys(), split.columns()),
        split.gemm(),
        PriceSource.KERNEL);
    long output = 2L * split.rows() * split.columns();
    tally.holds((value + streamed) * problem.operandBytes() + output);
    if (split.keyParts() > 1) {
      reduce(tally, split, output);
    }
  }

  private static void reduce(Tally tally, ValueSplit split, long output) {
    int partials = split.keyParts();
    long elements = parts((long) split.rows() * split.columns(), partials);
    long payload = 2 * elements * (partials - 1);
    tally.step(
        "exchange partials",
        () -> payload + " bytes, " + (partials - 1) + " fragments",
        Prices.exchange(payload, partials - 1L),
        PriceSource.EXCHANGE);
    tally.step(
        "add partials",
        () -> elements + " elements of " + partials,
        Prices.reduction(elements, partials),
        PriceSource.REDUCTION);
    tally.holds(output + payload + 2 * elements);
  }
}
