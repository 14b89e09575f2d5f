package org.ipukern.tile.sim;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.number.Prng;

/**
 * Half-precision arithmetic on bit patterns: computed in double precision, where sums and products
 * of halves are exact, and rounded once. Denormals are kept; every NaN result is {@code 0x7E00}.
 * What rounds beyond 65,504 raises overflow and saturates, or with {@code $FP_CTL.NANOO} gives NaN
 * and raises invalid operation too. Invalid operations are those of {@link Singles}.
 */
final class Halves {
  private static final int SIGN = 0x8000;

  private Halves() {}

  static int add(Worker w, int x, int y) {
    float a = Half.toFloat(x);
    float b = Half.toFloat(y);
    if (Float.isInfinite(a) || Float.isInfinite(b)) {
      w.raise(Worker.TRAP_INVALID, "infinite operand of an f16 addition");
    }
    return nearest(w, (double) a + b);
  }

  static int subtract(Worker w, int x, int y) {
    return add(w, x, y ^ SIGN);
  }

  static int absoluteAdd(Worker w, int x, int y) {
    return add(w, x & ~SIGN, y & ~SIGN);
  }

  static int multiply(Worker w, int x, int y) {
    return nearest(w, (double) Half.toFloat(x) * Half.toFloat(y));
  }

  /** Rounds the result of arithmetic that {@code $FP_CTL.ESR} is not known to touch. */
  static int nearest(Worker w, double value) {
    if ((w.fpCtl & Worker.STOCHASTIC_ROUNDING) != 0) {
      w.note(
          "f16 arithmetic rounds to nearest even although $FP_CTL.ESR is set: no source shows it"
              + " stochastic");
    }
    int bits = Half.fromDouble(value, Overflow.NAN);
    return bits == Half.NAN ? special(w, value) : bits;
  }

  /** The random bits that one instruction rounds with; draws only if {@code $FP_CTL.ESR} is set. */
  static long draw(Worker w) {
    return (w.fpCtl & Worker.STOCHASTIC_ROUNDING) != 0 ? Prng.next(w.prng) : 0;
  }

  /**
   * Rounds the result of a conversion, stochastically if {@code $FP_CTL.ESR} is set.
   *
   * @param draw what {@link #draw} gave
   * @param lane 0..3, which of its bits to use
   */
  static int convert(Worker w, double value, long draw, int lane) {
    int bits =
        (w.fpCtl & Worker.STOCHASTIC_ROUNDING) != 0
            ? Half.fromDouble(value, Overflow.NAN, Prng.rounding(draw, lane))
            : Half.fromDouble(value, Overflow.NAN);
    return bits == Half.NAN ? special(w, value) : bits;
  }

  private static int special(Worker w, double value) {
    if (Double.isNaN(value)) {
      w.raise(Worker.TRAP_INVALID, "invalid f16 operation or NaN operand");
      return Half.NAN;
    }
    boolean toNan = (w.fpCtl & Worker.NAN_ON_OVERFLOW) != 0;
    w.raise(
        toNan ? Worker.TRAP_OVERFLOW | Worker.TRAP_INVALID : Worker.TRAP_OVERFLOW,
        "f16 result beyond 65504");
    return toNan ? Half.NAN : value < 0 ? SIGN | Half.MAX : Half.MAX;
  }
}
