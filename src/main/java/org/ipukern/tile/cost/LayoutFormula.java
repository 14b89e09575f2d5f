package org.ipukern.tile.cost;

/**
 * Floors of layout changes, in tile cycles of one call.
 *
 * <p>Layout changes compute nothing: every byte of the source is loaded at least once, every byte
 * of the target stored once, and a bundle loads at most eight bytes of an operand in standard
 * memory and stores at most eight. Where source and target are known to lie in different memory
 * elements, one bundle may do both; anywhere else it may not.
 */
public final class LayoutFormula {
  private static final long WORD_BYTES = 8;
  private static final long WORKERS = 6;
  private static final long SLOTS = 6;

  private LayoutFormula() {}

  /**
   * Cycles below which a figure must be wrong.
   *
   * @param loaded bytes of the source that reach the target
   * @param stored bytes of the target that are written
   * @param together whether a bundle may load and store
   */
  public static long floor(long loaded, long stored, boolean together) {
    long loads = Arguments.ceilDiv(loaded, WORD_BYTES);
    long stores = Arguments.ceilDiv(stored, WORD_BYTES);
    long bundles = together ? Math.max(loads, stores) : Math.addExact(loads, stores);
    return Math.multiplyExact(Arguments.ceilDiv(bundles, WORKERS), SLOTS);
  }
}
