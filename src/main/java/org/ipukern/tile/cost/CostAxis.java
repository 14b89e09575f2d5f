package org.ipukern.tile.cost;

/**
 * How cycles grow with one size of a {@link CostTable}: below {@code first} each size stands for
 * itself, from there on what {@code period} more of it add depends on the remainder alone.
 *
 * @param first least size of the regular part, at least 1
 * @param period of the regular part; 0 if there is none, so that only sizes below {@code first}
 *     exist
 */
record CostAxis(int first, int period) {
  /** A size that is always 1. */
  static final CostAxis NONE = new CostAxis(2, 0);

  /** Number of places. */
  int places() {
    return first - 1 + period;
  }

  /** Place of a size; those of the regular part come last. */
  int place(int size) {
    return size < first ? size - 1 : first - 1 + rest(size - first);
  }

  /** Place among those of the regular part; anything where {@link #turns} is 0. */
  int regular(int size) {
    return size < first ? 0 : rest(size - first);
  }

  /** How many periods a size lies beyond the first of its remainder. */
  int turns(int size) {
    return size < first ? 0 : period == 2 ? (size - first) >> 1 : (size - first) / period;
  }

  /** Two is what GEMMs have, and dividing by it is quick. */
  private int rest(int over) {
    return period == 2 ? over & 1 : over % period;
  }

  /** True if there is such a size. */
  boolean has(int size) {
    return size >= 1 && (size < first || period > 0);
  }
}
