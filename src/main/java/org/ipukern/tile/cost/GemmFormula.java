package org.ipukern.tile.cost;

/**
 * Closed cost formulas of a GEMM, in tile cycles of one call.
 *
 * <p>The standard formula and the packed budget are those that osmarks/ipu-stack fitted to C600
 * measurements, with every quarter rounded down; they contain about 100 cycles of the sampler those
 * measurements used, which the estimator's and the simulator's figures do not. The refit follows
 * the same measurements better for few rows. The floor is what the AMP and the coefficient feed
 * force, without any launch.
 *
 * <p>Every result is defined, whole and not negative for every shape, zero sizes included. All but
 * the packed budget grow with each of rows, inner and columns; the packed one depends on how the
 * rows split over the workers' blocks and may shrink (48 rows cost less than 32).
 */
public final class GemmFormula {
  private static final long FIXED = 294;
  private static final long FIXED_PACKED = 342;

  /** Quarter cycles of a standard-memory panel besides its rows. */
  private static final long PANEL_QUARTERS = 1063;

  private static final long PANEL_STANDARD = 192;
  private static final long PANEL_INTERLEAVED = 160;
  private static final long PANEL_PACKED = 202;
  private static final long PACKED_BLOCK = 184;

  /** Four AMP issues a row, six cycles each. */
  private static final long ROW = 24;

  private static final long WORKERS = 6;
  private static final long FEED_STANDARD = 64;
  private static final long FEED_INTERLEAVED = 32;

  private GemmFormula() {}

  /** The standard-memory formula, whatever the coefficient memory and output layout are. */
  public static long standard(GemmParameters p) {
    long rows = product(16, p.heldGroups(), p.streamedRows(), p.arithmetic().streamFactor()) / 4;
    long feed = product(p.heldGroups(), PANEL_QUARTERS, p.arithmetic().feedFactor()) / 4;
    return Math.addExact(FIXED, product(p.innerGroups(), Math.addExact(rows, feed)));
  }

  /**
   * The refitted formula for the coefficient memory given. Measured for f16 and FP8; for the others
   * it scales as the standard formula does.
   */
  public static long refit(GemmParameters p) {
    long rows = product(4, p.streamedRows(), p.arithmetic().streamFactor());
    long feed =
        product(p.interleaved() ? PANEL_INTERLEAVED : PANEL_STANDARD, p.arithmetic().feedFactor());
    return Math.addExact(FIXED, product(p.panels(), Math.addExact(rows, feed)));
  }

  /** The ceiling that a kernel's simulated cycles must not exceed. */
  public static long budget(GemmParameters p) {
    if (!p.packed()) {
      return standard(p);
    }
    long panel = Math.addExact(busiestPackedWorker(p.rows()), PANEL_PACKED);
    return Math.addExact(FIXED_PACKED, product(p.panels(), panel));
  }

  /** Cycles below which a figure must be wrong: AMP issues of the busiest worker and the feed. */
  public static long floor(GemmParameters p) {
    long busiest = Arguments.ceilDiv(p.streamedRows(), WORKERS);
    long rows = product(ROW, busiest, p.arithmetic().streamFactor());
    long feed = p.interleaved() ? FEED_INTERLEAVED : FEED_STANDARD;
    return product(p.panels(), Math.addExact(rows, feed));
  }

  /**
   * AMP issues of all workers that multiply real rows, priming and draining left out: divided by
   * the cycles of a run it gives the AMP utilisation, since the tile issues at most one a cycle.
   */
  public static long usefulAmpIssues(GemmParameters p) {
    return product(4, p.panels(), p.streamedRows(), p.arithmetic().streamFactor());
  }

  /** Largest over the workers of 24 cycles a row and 184 a touched block of 16 rows. */
  private static long busiestPackedWorker(long rows) {
    long each = rows / WORKERS;
    long extra = rows % WORKERS;
    long most = 0;
    long start = 0;
    for (long worker = 0; worker < WORKERS; worker++) {
      long count = each + (worker < extra ? 1 : 0);
      if (count > 0) {
        long blocks = Arguments.ceilDiv(start % GemmParameters.GROUP + count, GemmParameters.GROUP);
        most = Math.max(most, Math.addExact(product(ROW, count), product(PACKED_BLOCK, blocks)));
      }
      start += count;
    }
    return most;
  }

  private static long product(long... factors) {
    long product = 1;
    for (long factor : factors) {
      product = Math.multiplyExact(product, factor);
    }
    return product;
  }
}
