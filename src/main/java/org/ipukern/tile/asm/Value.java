package org.ipukern.tile.asm;

/**
 * The value of an expression.
 *
 * @param section the section that the number counts from; null for an absolute value
 * @param number the value, or the offset in the section
 */
record Value(SectionBuilder section, long number) {
  static Value absolute(long number) {
    return new Value(null, number);
  }

  boolean isAbsolute() {
    return section == null;
  }
}
