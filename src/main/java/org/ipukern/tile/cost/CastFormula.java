package org.ipukern.tile.cost;

/**
 * Budgets and floors of casts, in tile cycles of one call.
 *
 * <p>The budgets are the prices that osmarks/ipu-stack uses for its own f16 to FP8 casts and
 * contain, as those do, the launch and about 100 cycles of sampler. The floor is what the load and
 * store ports force: a bundle stores 8 bytes and loads 8, or 16 from interleaved memory.
 *
 * <p>Every result is defined, whole and not negative for every shape, zero sizes included, and
 * grows with rows and columns, with one exception: with at most 32 rows the sixth panel lowers the
 * budget, because whole panels then go to workers.
 */
public final class CastFormula {
  private static final long FIXED = 330;

  /** Four bundles for the eight values of each worker. */
  private static final long LINEAR_ROUND = 24;

  private static final long LINEAR_VALUES = 48;
  private static final long PANEL = 120;

  /** Twelve bundles for a row of 32 values. */
  private static final long PANEL_ROW = 72;

  private static final long WORKERS = 6;
  private static final long SLOTS = 6;
  private static final long FEW_ROWS = 32;
  private static final long WORD_BITS = 64;

  private CastFormula() {}

  /**
   * The ceiling that a cast's simulated cycles must not exceed.
   *
   * @throws IllegalArgumentException for casts other than between 16 and 8 bits, for which no
   *     budget is agreed
   */
  public static long budget(CastParameters p) {
    if (p.fromBits() + p.toBits() != 24) {
      throw new IllegalArgumentException(
          "fromBits "
              + p.fromBits()
              + ", toBits "
              + p.toBits()
              + ": a budget is agreed only for casts between 16 and 8 bits");
    }
    if (p.layout() == CastLayout.LINEAR) {
      long rounds = Arguments.ceilDiv(p.columns(), LINEAR_VALUES);
      return Math.addExact(FIXED, Math.multiplyExact(LINEAR_ROUND, rounds));
    }
    long panels = p.panels();
    if (p.rows() <= FEW_ROWS && panels >= WORKERS) {
      return panels(Arguments.ceilDiv(panels, WORKERS), p.rows());
    }
    return panels(panels, Arguments.ceilDiv(p.rows(), WORKERS));
  }

  /** Cycles below which a figure must be wrong; padding, which a kernel may skip, is left out. */
  public static long floor(CastParameters p) {
    long values = Math.multiplyExact(p.rows(), p.columns());
    long loads = words(values, p.fromBits(), p.pairedLoads() ? 2 * WORD_BITS : WORD_BITS);
    long stores = words(values, p.toBits(), WORD_BITS);
    long busiest = Arguments.ceilDiv(Math.max(loads, stores), WORKERS);
    return Math.multiplyExact(busiest, SLOTS);
  }

  private static long panels(long panels, long rows) {
    long panel = Math.addExact(PANEL, Math.multiplyExact(PANEL_ROW, rows));
    return Math.addExact(FIXED, Math.multiplyExact(panels, panel));
  }

  private static long words(long values, int bits, long wordBits) {
    return Arguments.ceilDiv(Math.multiplyExact(values, bits), wordBits);
  }
}
