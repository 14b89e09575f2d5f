package org.ipukern.tile.asm;

/**
 * The value of an expression.
 *
 * @param section the section that the number counts from; null for an absolute value
 * @param number the value, or the offset in the section
 * @param floatBits 0 for a whole number, 16 or 32 for the bits of a fraction
 */
record Value(SectionBuilder section, long number, int floatBits) {
  static Value absolute(long number) {
    return new Value(null, number, 0);
  }

  static Value at(SectionBuilder section, long offset) {
    return new Value(section, offset, 0);
  }

  boolean isAbsolute() {
    return section == null;
  }

  boolean isFraction() {
    return floatBits > 0;
  }

  /** The fraction with the other sign. */
  Value negated() {
    return new Value(null, number ^ (1L << (floatBits - 1)), floatBits);
  }
}
