package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;
import static org.ipukern.generator.explore.plan.AttentionProblem.parts;

import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;
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

  /** Most rows that the table of rows-from-panels knows. */
  private static final int TABLE_ROWS = 16;

  private static final CostTable F16 = table("gemm f16 standard initialize");
  private static final CostTable FP8 = table("gemm fp8 standard initialize");
  private static final CostTable CAST = table("cast f16 fp8 packed separate");
  private static final CostTable LINEAR_CAST = table("cast f16 fp8 linear separate");
  private static final CostTable BLOCKS = table("layout coefficients-from-rows 16 separate");
  private static final CostTable ROWS = table("layout rows-from-panels 16 separate");

  private static CostTable table(String name) {
    return KernelCosts.table(name).orElseThrow();
  }

  /**
   * Prices by a timing model.
   *
   * @throws IllegalArgumentException if the tables of our kernels are of another one
   */
  Prices(TimingModel timing) {
    String own = TimingModel.ipu21().version();
    if (!timing.version().equals(own)) {
      throw new IllegalArgumentException(
          "timing model " + timing.version() + ": kernels are priced by tables of " + own);
    }
  }

  /** Our GEMM, standard coefficient memory. */
  long gemm(int rows, int inner, int columns, boolean fp8) {
    return (fp8 ? FP8 : F16)
        .cycles(rows, parts(inner, fp8 ? 2 * PANEL : PANEL), parts(columns, PANEL));
  }

  /** One exchange phase into a tile. */
  static long exchange(long bytes, long fragments) {
    return Math.max(parts(bytes, EXCHANGE_BYTES), FRAGMENT * fragments) + EXCHANGE_PHASE;
  }

  /** A packed cast from f16 to FP8. */
  static long cast(int rows, int columns) {
    return CAST.cycles(rows, parts(columns, 2 * PANEL), 1);
  }

  /** A linear cast from f16 to FP8. */
  static long linearCast(long elements) {
    return LINEAR_CAST.cycles(Math.toIntExact(elements), 1, 1);
  }

  /** So many 16 x 16 blocks transposed into coefficient blocks. */
  static long transpose(int blocks) {
    return BLOCKS.cycles(blocks, 1, 1);
  }

  /** Rows of so many halves from panels of 16 columns. */
  static long rowsFromPanels(int rows, int columns) {
    if (rows > 1 && rows <= TABLE_ROWS) {
      return ROWS.cycles(parts(columns, PANEL), rows - 1, 1);
    }
    long quads = parts(2L * rows * columns, 8);
    return COPY_CALL + (long) SLOT * parts(quads, WORKERS);
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
