package org.ipukern.tile.sim;

/**
 * The units that one AMP or SLIC instruction works on, and the coefficient column it uses.
 *
 * @param sets 1 or 2; the units of set 1 are numbered from 8
 * @param units units of each set
 * @param column coefficient column, 0..3
 */
record AmpUnits(int sets, int units, int column) {
  /** First unit of the second set. */
  static final int SET = 8;

  /** The coefficient entries used, one bit each. */
  long entries() {
    long needed = 0;
    for (int set = 0; set < sets; set++) {
      for (int unit = 0; unit < units; unit++) {
        needed |= 1L << (Coefficients.PHASES * (SET * set + unit) + column);
      }
    }
    return needed;
  }

  /** True if one loop over consecutive units reaches all of them. */
  boolean contiguous() {
    return sets == 1 || units == SET;
  }
}
