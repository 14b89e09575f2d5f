package org.ipukern.tile.cost;

/**
 * How cycles grow with one size of a {@link CostTable}: below {@code first} each size stands for
 * itself, from there on what {@code period} more of it add depends on the remainder alone.
 *
 * @param first least size of the regular part, at least 1
 * @param period of the regular part; 0 if there is none, so that only sizes below {@code first}
 *     exist
 * @param reciprocal that of the period
 */
record CostAxis(int first, int period, long reciprocal) {
  /** A size that is always 1. */
  static final CostAxis NONE = new CostAxis(2, 0);

  /** Greatest size of any axis; a tile has 638,976 bytes. */
  static final int MOST = 1 << 22;

  private static final int LONGEST_PERIOD = 1000;
  private static final int FRACTION_BITS = 32;

  CostAxis(int first, int period) {
    this(first, period, reciprocal(period));
  }

  /**
   * What stands for division by a period: sizes up to {@link #MOST} are divided exactly, since size
   * times period stays below 2^32.
   */
  static long reciprocal(int period) {
    if (period > LONGEST_PERIOD) {
      throw new IllegalArgumentException("period " + period + " is above " + LONGEST_PERIOD);
    }
    return period == 0 ? 0 : (1L << FRACTION_BITS) / period + 1;
  }

  /** Quotient by the period of that reciprocal. */
  static int quotient(int size, long reciprocal) {
    return (int) ((size * reciprocal) >>> FRACTION_BITS);
  }

  /** Number of places. */
  int places() {
    return first - 1 + period;
  }

  /** How many periods a size lies beyond the first of its remainder. */
  int turns(int size) {
    return quotient(Math.max(0, size - first), reciprocal);
  }

  /** Place of a size so many periods beyond the first; those of the regular part come last. */
  int place(int size, int turns) {
    return size - 1 - turns * period;
  }

  /** True if there is such a size. */
  boolean has(int size) {
    return size >= 1 && size <= (period == 0 ? first - 1 : MOST);
  }
}
