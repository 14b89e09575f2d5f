package org.ipukern.tile.sim;

import org.ipukern.tile.number.Half;

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

  /** A single-precision result; nothing is rounded, but sums may have overflowed. */
  static int toSingle(Worker w, double value) {
    if (Double.isInfinite(value)) {
      w.raise(Worker.TRAP_OVERFLOW, "an AMP result is too large for single precision");
    }
    return Float.floatToRawIntBits((float) value);
  }
}
