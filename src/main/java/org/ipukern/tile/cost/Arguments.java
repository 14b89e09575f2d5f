package org.ipukern.tile.cost;

import java.util.Locale;

/** Argument checks of the formulas. */
final class Arguments {
  /**
   * Longest side of a matrix in elements. Tile memory holds 638,976 bytes, so no operand is longer;
   * with it every product of the formulas stays below 2^63.
   */
  static final long LONGEST = 1L << 20;

  private Arguments() {}

  static long extent(String field, long value) {
    if (value < 0 || value > LONGEST) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "%s %d is outside 0..%d; nearest %d",
              field,
              value,
              LONGEST,
              value < 0 ? 0 : LONGEST));
    }
    return value;
  }

  static long ceilDiv(long value, long divisor) {
    return Math.addExact(value, divisor - 1) / divisor;
  }
}
