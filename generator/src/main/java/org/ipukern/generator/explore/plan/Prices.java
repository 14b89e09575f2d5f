package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

import org.ipukern.tile.cost.CastFormula;
import org.ipukern.tile.cost.CastLayout;
import org.ipukern.tile.cost.CastParameters;
import org.ipukern.tile.cost.PlainGemmCost;
import org.ipukern.tile.cost.PlainGemmShape;
import org.ipukern.tile.timing.TimingModel;

/** Tile cycles of the phases; the constants are those that docs/planning.md gives sources for. */
final class Prices {
  private static final int WORKERS = 6;
  private static final int SLOT = 6;
  private static final long EXCHANGE_PHASE = 600;
  private static final long EXCHANGE_BYTES = 4;
  private static final long FRAGMENT = 3;
  private static final long COPY_CALL = 288;
  private static final long LAUNCH = 222;

  private final PlainGemmCost gemm;

  Prices(TimingModel timing) {
    gemm = new PlainGemmCost(timing);
  }

  /** Our GEMM, standard coefficient memory. */
  long gemm(int rows, int inner, int columns, boolean fp8) {
    return gemm.cycles(PlainGemmShape.of(rows, inner, columns, fp8, false));
  }

  /** One exchange phase into a tile. */
  static long exchange(long bytes, long fragments) {
    return Math.max(parts(bytes, EXCHANGE_BYTES), FRAGMENT * fragments) + EXCHANGE_PHASE;
  }

  /** A packed cast from f16 to FP8. */
  static long cast(int rows, int columns) {
    int padded = AttentionProblem.up(columns, 2 * PANEL);
    return CastFormula.budget(new CastParameters(CastLayout.PACKED, rows, padded, 16, 8, false));
  }

  /** A linear cast from f16 to FP8. */
  static long linearCast(long elements) {
    return CastFormula.budget(CastParameters.linear(elements, 16, 8, false));
  }

  /** So many 16 x 16 blocks transposed into coefficient blocks. */
  static long transpose(int blocks) {
    return 300 + (long) blocks * parts(PANEL, 12) * SLOT * 60;
  }

  /** A local copy of so many bytes. */
  static long copy(long bytes) {
    return COPY_CALL + (long) SLOT * parts(parts(bytes, 8), WORKERS);
  }

  /** Softmax of complete rows of that many keys in panels of 16. */
  static long softmax(int rows, int keys) {
    int padded = AttentionProblem.up(keys, PANEL);
    int full = keys / PANEL;
    int rest = keys % PANEL;
    long body = 31 + (full > 0 ? 2 : 0) + 41L * full;
    long whole;
    if (rest == 0) {
      whole = 216 + sixes(rows) * (body + 7);
    } else {
      int q = rest / 2;
      int z = 8 - parts(rest, 2);
      long masked = 5L + (full > 0 ? 6 : 0) + 21 + (full > 0 ? 4 : 2);
      masked += (q > 0 ? 2 : 0) + 12L * q + 12L * (keys % 2) + (z > 0 ? 1 : 0) + 2L * z;
      whole = 234 + sixes(rows) * (body + masked);
    }
    if (keys < 128) {
      return whole;
    }
    long split = 408 + (long) parts(rows, 2) * SLOT * (parts(padded, 48) * 41L + 130);
    return Math.min(whole, split + parts(rows, WORKERS) * 126L);
  }

  /** The sum of that many partials of so many elements. */
  static long reduction(long elements, int partials) {
    return 282 + (long) SLOT * parts(elements, 48) * (11 + 2L * (partials - 1));
  }

  /** Merging the maxima and sums of so many parts, for each row: 10 bundles and 6 a part. */
  static long mergeStatistics(int rows, int parts) {
    return LAUNCH + sixes(rows) * (10 + 6L * parts);
  }

  /** Scaling rows by a factor of their own: 12 bundles a row and one for four elements. */
  static long rescale(int rows, int columns) {
    return LAUNCH + sixes(rows) * (12 + parts(columns, 4));
  }

  private static long sixes(int rows) {
    return (long) parts(rows, WORKERS) * SLOT;
  }
}
