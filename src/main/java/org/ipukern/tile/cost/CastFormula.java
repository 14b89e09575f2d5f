package org.ipukern.tile.cost;

/**
 * Budgets and floors of casts, in tile cycles of one call.
 *
 * <p>The budgets between 16 and 8 bits are the prices that osmarks/ipu-stack uses for its own f16
 * to FP8 casts and contain, as those do, the launch and about 100 cycles of sampler. The others
 * keep their fixed part and count bundles of the value pipeline, as docs/cost-model.md argues. The
 * floor is what the load and store ports force: a bundle stores 8 bytes and loads 8, or 16 from
 * interleaved memory.
 *
 * <p>Every result is defined, whole and not negative for every shape, zero sizes included, and
 * grows with rows and columns, with two exceptions: with at most 32 rows the sixth panel lowers the
 * budget, because whole panels then go to workers; and the last column of a panel lowers that of a
 * row-major cast.
 */
public final class CastFormula {
  private static final long FIXED = 330;

  private static final long LINEAR_VALUES = 48;
  private static final long PANEL = 120;

  /** Bundles for a row of 32 values. */
  private static final long PANEL_ROW = 12;

  /** The same for 31 columns of a last panel: seven loads of 8 bytes, one of 4, one of 2. */
  private static final long ODD_ROW = 13;

  /** The same where rows start at multiples of 4 bytes, loaded by the word. */
  private static final long WORD_ROW = 24;

  /** The same where rows start at any value, loaded one by one. */
  private static final long VALUE_ROW = 40;

  private static final long WORKERS = 6;
  private static final long SLOTS = 6;
  private static final long FEW_ROWS = 32;
  private static final long WORD_BITS = 64;

  private CastFormula() {}

  /** The ceiling that a cast's simulated cycles must not exceed. */
  public static long budget(CastParameters p) {
    if (p.layout() == CastLayout.LINEAR) {
      long rounds = Arguments.ceilDiv(p.columns(), LINEAR_VALUES);
      return Math.addExact(FIXED, Math.multiplyExact(SLOTS * linearBundles(p), rounds));
    }
    long panels = p.panels();
    if (p.rows() <= FEW_ROWS && panels >= WORKERS) {
      return panels(Arguments.ceilDiv(panels, WORKERS), p.rows(), rowBundles(p));
    }
    return panels(panels, Arguments.ceilDiv(p.rows(), WORKERS), rowBundles(p));
  }

  /**
   * Bundles for eight values: 4 between 16 and 8 bits; from f32 to f16 twice that, as a vector
   * holds four; 10 from FP8 to FP8, whose control registers change to and fro; 36 from f32 to FP8,
   * which no instruction does and the value pipeline rounds to odd first, 8 bundles a pair.
   */
  private static long linearBundles(CastParameters p) {
    if (p.toBits() == 16) {
      return p.fromBits() == 32 ? 8 : 4;
    }
    return switch (p.fromBits()) {
      case 8 -> 10;
      case 16 -> 4;
      default -> 36;
    };
  }

  private static long rowBundles(CastParameters p) {
    if (p.layout() == CastLayout.PACKED) {
      return PANEL_ROW;
    }
    return switch (p.rowAlignment()) {
      case 2 -> VALUE_ROW;
      case 4 -> WORD_ROW;
      default ->
          p.columns() % CastParameters.PANEL == CastParameters.PANEL - 1 ? ODD_ROW : PANEL_ROW;
    };
  }

  /** Cycles below which a figure must be wrong; padding, which a kernel may skip, is left out. */
  public static long floor(CastParameters p) {
    long values = Math.multiplyExact(p.rows(), p.columns());
    long loads = words(values, p.fromBits(), p.pairedLoads() ? 2 * WORD_BITS : WORD_BITS);
    long stores = words(values, p.toBits(), WORD_BITS);
    long busiest = Arguments.ceilDiv(Math.max(loads, stores), WORKERS);
    return Math.multiplyExact(busiest, SLOTS);
  }

  private static long panels(long panels, long rows, long bundles) {
    long panel = Math.addExact(PANEL, Math.multiplyExact(SLOTS * bundles, rows));
    return Math.addExact(FIXED, Math.multiplyExact(panels, panel));
  }

  private static long words(long values, int bits, long wordBits) {
    return Arguments.ceilDiv(Math.multiplyExact(values, bits), wordBits);
  }
}
