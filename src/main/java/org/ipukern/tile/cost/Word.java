package org.ipukern.tile.cost;

/**
 * 32-bit values of which some are not known before the run: a known one is held as its signed
 * value, any other as {@link #UNKNOWN}.
 */
final class Word {
  /** Differs from every signed 32-bit value. */
  static final long UNKNOWN = Long.MIN_VALUE;

  private Word() {}

  static boolean isKnown(long word) {
    return word != UNKNOWN;
  }

  /** The sum modulo 2^32 of a value and a known amount. */
  static long plus(long word, long amount) {
    return isKnown(word) ? (int) (word + amount) : UNKNOWN;
  }

  /** The sum modulo 2^32. */
  static long sum(long a, long b) {
    return isKnown(a) && isKnown(b) ? (int) (a + b) : UNKNOWN;
  }

  /** The product with a known factor modulo 2^32. */
  static long times(long word, long factor) {
    return isKnown(word) ? (int) (word * factor) : UNKNOWN;
  }
}
