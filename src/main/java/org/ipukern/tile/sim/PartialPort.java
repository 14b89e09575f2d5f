package org.ipukern.tile.sim;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.number.Prng;

/**
 * The moving half of an AMP instruction: pairs leave at the head of the shift register and become
 * the result, partials enter at its tail.
 */
abstract class PartialPort {
  private final int units;

  PartialPort(int units) {
    this.units = units;
  }

  abstract void exchange(Worker w);

  /** True if what leaves next at the head of a set is defined. */
  final boolean headDefined(Accumulators accumulators, int set) {
    return ((accumulators.queueDefined >> (AmpUnits.SET * set)) & 3) == 3;
  }

  /** Moves the shift register of a set by one pair. */
  final void shift(Accumulators accumulators, int set, double partial0, double partial1) {
    double[] queue = accumulators.queue;
    int head = AmpUnits.SET * set;
    int tail = head + units - 2;
    for (int i = head; i < tail; i++) {
      queue[i] = queue[i + 2];
    }
    queue[tail] = partial0;
    queue[tail + 1] = partial1;
    if (accumulators.queueDefined != Accumulators.ALL_DEFINED) {
      int others = ~(((1 << units) - 1) << head);
      int own = accumulators.queueDefined & ~others;
      int moved = ((own >>> 2) & ~others) | (3 << tail);
      accumulators.queueDefined = (accumulators.queueDefined & others) | moved;
    }
  }

  static double half(Worker w, int bits) {
    double value = Half.toFloat(bits);
    checkPartial(w, value);
    return value;
  }

  static double single(Worker w, int bits) {
    double value = Float.intBitsToFloat(bits);
    checkPartial(w, value);
    return value;
  }

  private static void checkPartial(Worker w, double value) {
    if (Products.test(value) != 0) {
      w.raise(Worker.TRAP_INVALID, "the partial operand of an AMP holds an infinity or a NaN");
    }
  }

  /** The random bits that the results of one issue round with. */
  static long draw(Worker w) {
    return (w.fpCtl & Worker.STOCHASTIC_ROUNDING) == 0 ? 0 : Prng.next(w.prng);
  }

  /** A result rounded to a half, once; {@code lane} says which of the random bits are its own. */
  static int toHalf(Worker w, double value, long draw, int lane) {
    int bits =
        (w.fpCtl & Worker.STOCHASTIC_ROUNDING) == 0
            ? Half.fromDouble(value, Overflow.NAN)
            : Half.fromDouble(value, Overflow.NAN, Prng.rounding(draw, lane));
    return bits == Half.NAN ? special(w, value) : bits;
  }

  private static int special(Worker w, double value) {
    if (Double.isNaN(value)) {
      w.raise(Worker.TRAP_INVALID, "an AMP result is not a number");
      return Half.NAN;
    }
    w.raise(Worker.TRAP_OVERFLOW, "an AMP result is too large for a half, which ends at 65,504");
    return (w.fpCtl & Worker.NAN_ON_OVERFLOW) == 0
        ? Half.fromDouble(value, Overflow.SATURATE)
        : Half.NAN;
  }

  /** A single-precision result; nothing is rounded, but sums may have overflowed. */
  static int toSingle(Worker w, double value) {
    if (Double.isInfinite(value)) {
      w.raise(Worker.TRAP_OVERFLOW, "an AMP result is too large for single precision");
    }
    return Float.floatToRawIntBits((float) value);
  }
}
