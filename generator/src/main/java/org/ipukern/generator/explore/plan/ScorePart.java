package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

import java.util.Locale;

/** The sequence from Q and K to probabilities, for one grid of tiles a head. */
final class ScorePart {
  private static final int STATISTICS = 8;

  private final AttentionProblem problem;
  private final Prices prices;
  private final Padding padding;
  private final int rowParts;
  private final int columnParts;

  /** Rows of a tile. */
  private final int rows;

  /** Keys of a tile, in whole panels. */
  private final int keys;

  ScorePart(
      AttentionProblem problem, Prices prices, Padding padding, int rowParts, int columnParts) {
    this.problem = problem;
    this.prices = prices;
    this.padding = padding;
    this.rowParts = rowParts;
    this.columnParts = columnParts;
    rows = parts(problem.tokens(), rowParts);
    keys = parts(padding.keys() / PANEL, columnParts) * PANEL;
  }

  int rows() {
    return rows;
  }

  int keys() {
    return keys;
  }

  /** Rows of a tile when complete rows are spread over all tiles of a head. */
  int spreadRows() {
    return parts(problem.tokens(), problem.headTiles());
  }

  String name() {
    return rowParts + " x " + columnParts;
  }

  Padding padding() {
    return padding;
  }

  boolean wholeRows() {
    return columnParts == 1;
  }

  /** Q and K to every tile that needs them, and the scores. */
  void scores(Tally tally, Quantise quantise) {
    int width = padding.width();
    int halves = AttentionProblem.up(problem.headWidth(), PANEL);
    long owned = 2 * Sharing.ownElements(problem);
    if (quantise == Quantise.BEFORE) {
      tally.step(
          "cast Q, K",
          () -> owned + " values of Q and K",
          Prices.linearCast(owned),
          PriceSource.CAST);
    }
    int bytes = quantise == Quantise.BEFORE ? 1 : 2;
    int sent = quantise == Quantise.BEFORE ? width : halves;
    long payload = (long) (rows + keys) * sent * bytes;
    long fragments = Sharing.fragments(problem, rows) + Sharing.fragments(problem, keys);
    tally.step(
        "exchange Q, K",
        () -> payload + " bytes, " + fragments + " fragments",
        Prices.exchange(payload, fragments),
        PriceSource.EXCHANGE);
    if (quantise == Quantise.AFTER) {
      tally.step(
          "cast Q, K",
          () -> rows + " and " + keys + " rows x " + width,
          Prices.cast(rows, width) + Prices.cast(keys, width),
          PriceSource.CAST);
      tally.holds((long) (rows + keys) * (width + 2L * halves));
    }
    tally.step(
        "QK",
        () -> String.format(Locale.ROOT, "%d x %d x %d", rows, width, keys),
        prices.gemm(rows, width, keys, problem.fp8()),
        PriceSource.KERNEL);
    tally.holds((long) (rows + keys) * width * problem.operandBytes() + scoreBytes());
  }

  private long scoreBytes() {
    return 2L * rows * keys;
  }

  /** Softmax of rows that the tile has, or that are sent to it. */
  void rowSoftmax(Tally tally) {
    int own = wholeRows() ? rows : spreadRows();
    int padded = padding.keys();
    long bytes = 2L * own * padded;
    if (!wholeRows()) {
      long fragments = (long) padded / PANEL * Sharing.pieces(own, rows);
      tally.step(
          "exchange scores into rows",
          () -> bytes + " bytes, " + fragments + " fragments",
          Prices.exchange(bytes, fragments),
          PriceSource.EXCHANGE);
      tally.holds(scoreBytes() + bytes);
    }
    tally.step(
        "rows from panels",
        () -> own + " x " + padded,
        Prices.rowsFromPanels(own, padded),
        PriceSource.COPY);
    tally.step(
        "softmax",
        () -> own + " rows of " + problem.tokens() + " keys",
        Prices.softmax(own, problem.tokens()),
        PriceSource.SOFTMAX);
    tally.holds(2 * bytes);
  }

  /** Softmax of the tile's part of each row, with maxima and sums merged across tiles. */
  void distributedSoftmax(Tally tally) {
    int shared = parts(rows, columnParts);
    long gathered = (long) columnParts * shared * STATISTICS;
    long spread = (long) rows * STATISTICS;
    tally.step(
        "softmax of the part",
        () -> rows + " rows of " + keys + " keys",
        Prices.softmax(rows, keys),
        PriceSource.SOFTMAX);
    tally.step(
        "exchange maxima and sums",
        () -> gathered + " bytes, " + columnParts + " fragments",
        Prices.exchange(gathered, columnParts),
        PriceSource.EXCHANGE);
    tally.step(
        "merge them",
        () -> shared + " rows of " + columnParts + " parts",
        Prices.mergeStatistics(shared, columnParts),
        PriceSource.COUNTED);
    tally.step(
        "exchange them back",
        () -> spread + " bytes, " + columnParts + " fragments",
        Prices.exchange(spread, columnParts),
        PriceSource.EXCHANGE);
    tally.step(
        "rescale", () -> rows + " x " + keys, Prices.rescale(rows, keys), PriceSource.COUNTED);
    tally.holds(2 * scoreBytes() + 2 * spread);
  }
}
