package org.ipukern.generator.report;

/** Percentages with one digit behind the point, whatever the locale. */
final class Share {
  private Share() {}

  /** Thousandths as a percentage, such as {@code 93.4%}. */
  static String permille(long permille) {
    return permille / 10 + "." + permille % 10 + "%";
  }

  /** A part of a whole that is not negative, rounded to the nearest; {@code -} of nothing. */
  static String of(long part, long whole) {
    return whole <= 0 ? "-" : permille((2000 * part + whole) / (2 * whole));
  }
}
