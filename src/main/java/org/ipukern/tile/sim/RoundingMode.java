package org.ipukern.tile.sim;

import java.util.Locale;

/**
 * Rounding to integers by the number that {@code f32int} names and {@code $FP_CTL.RND} holds. 2
 * (down) and 3 (towards zero) are read off public codelets; 0 (nearest even) and 1 (up) are
 * expected.
 */
final class RoundingMode {
  private static final int SHIFT = 16;
  private static final int MASK = 7;

  private RoundingMode() {}

  /** The mode in {@code $FP_CTL}. */
  static int ofControl(Worker w) {
    return (w.fpCtl >>> SHIFT) & MASK;
  }

  /**
   * The integral value; infinities, NaN and the sign of zero stay.
   *
   * @throws FaultException if the mode is not 0 to 3
   */
  static double round(Worker w, double value, int mode) {
    return switch (mode) {
      case 0 -> Math.rint(value);
      case 1 -> {
        w.note("rounding mode 1 is taken to be towards plus infinity");
        yield Math.ceil(value);
      }
      case 2 -> Math.floor(value);
      case 3 -> value < 0 ? Math.ceil(value) : Math.floor(value);
      default ->
          throw new FaultException(
              FaultKind.UNKNOWN_SEMANTICS,
              String.format(
                  Locale.ROOT, "no source says what rounding mode %d does; use 0 to 3", mode));
    };
  }
}
