package org.ipukern.tile.cost;

/**
 * Where the coefficients of one line of a {@link CostTable} stand: each is a base and a slope, two
 * numbers. First one for each place of the inner axis and each of the outer one; then what a period
 * of inner rounds adds, for each regular inner place and each outer one; what a period of outer
 * rounds adds, for each regular outer place and each inner one; what both add together.
 *
 * @param inner axis of the inner rounds
 * @param outer axis of the outer rounds
 */
record CostLine(CostAxis inner, CostAxis outer) {
  /** Numbers of a line. */
  int length() {
    return perBoth() + 2 * inner.period() * outer.period();
  }

  private int perInner() {
    return 2 * inner.places() * outer.places();
  }

  private int perOuter() {
    return perInner() + 2 * inner.period() * outer.places();
  }

  private int perBoth() {
    return perOuter() + 2 * outer.period() * inner.places();
  }

  /**
   * Copies the four coefficients of a place, one behind the other; 0 for those that it has not.
   *
   * @param lines what the line stands in
   * @param line where it starts
   * @param i place of the inner axis
   * @param o place of the outer axis
   * @param to where to
   * @param at where there
   */
  void copy(int[] lines, int line, int i, int o, int[] to, int at) {
    int regularInner = i - (inner.first() - 1);
    int regularOuter = o - (outer.first() - 1);
    System.arraycopy(lines, line + 2 * (i * outer.places() + o), to, at, 2);
    if (regularInner >= 0) {
      int from = line + perInner() + 2 * (regularInner * outer.places() + o);
      System.arraycopy(lines, from, to, at + 2, 2);
    }
    if (regularOuter >= 0) {
      int from = line + perOuter() + 2 * (regularOuter * inner.places() + i);
      System.arraycopy(lines, from, to, at + 4, 2);
    }
    if (regularInner >= 0 && regularOuter >= 0) {
      int from = line + perBoth() + 2 * (regularInner * outer.period() + regularOuter);
      System.arraycopy(lines, from, to, at + 6, 2);
    }
  }
}
