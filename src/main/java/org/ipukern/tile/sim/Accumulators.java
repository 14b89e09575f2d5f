package org.ipukern.tile.sim;

import java.util.Arrays;

/**
 * The 32 accumulators (AACC) of one worker, two AMP sets of 16.
 *
 * <p>A set holds eight sums in progress and a shift register of eight that moves in pairs; the AMP
 * swaps the two at phase 0 (rule 3 of the table's AMP notes, checked there by running published
 * kernels on a model). The accumulate instructions name the same storage by number: AACC[16 s + 2
 * j] is place j of the shift register of set s (the even chain of {@code gina}), AACC[16 s + 2 j +
 * 1] its sum j (the odd chain).
 *
 * <p>Values are single precision; they are kept in doubles so that the AMP's inner loop converts
 * nothing. Each place knows whether its value was cleared or written since the launch.
 */
final class Accumulators {
  /** Places of one bank: two sets of eight units. */
  static final int UNITS = 16;

  static final int ALL_DEFINED = (1 << UNITS) - 1;

  /** Sums in progress, by unit (set 0: 0..7, set 1: 8..15). */
  double[] sums = new double[UNITS];

  /** The shift register, same places. */
  double[] queue = new double[UNITS];

  /** One bit a place of {@link #sums}: set if its value is defined. */
  int sumsDefined;

  /** One bit a place of {@link #queue}. */
  int queueDefined;

  /** Value of AACC[index]. */
  float get(int index) {
    return (float) bank(index)[place(index)];
  }

  /** True if AACC[index] was cleared or written since the launch. */
  boolean isDefined(int index) {
    int bits = (index & 1) == 0 ? queueDefined : sumsDefined;
    return (bits >> place(index) & 1) != 0;
  }

  /** Writes AACC[index]; it is defined from then on. */
  void set(int index, float value) {
    update(index, value);
    define(index, true);
  }

  /** Replaces AACC[index] by something computed from it, so that it stays as defined as it was. */
  void update(int index, float value) {
    bank(index)[place(index)] = value;
  }

  /** Copies a value and whether it is defined. */
  void move(int to, int from) {
    boolean defined = isDefined(from);
    update(to, get(from));
    define(to, defined);
  }

  /** Sets all to zero, as {@code $FP_CLR} bit 3 does. */
  void clear() {
    Arrays.fill(sums, 0);
    Arrays.fill(queue, 0);
    sumsDefined = ALL_DEFINED;
    queueDefined = ALL_DEFINED;
  }

  /** Fills all with a value that nobody may rely on. */
  void poison(float value) {
    Arrays.fill(sums, value);
    Arrays.fill(queue, value);
    forget();
  }

  /** Keeps the values but marks all as undefined. */
  void forget() {
    sumsDefined = 0;
    queueDefined = 0;
  }

  /** What the AMP does at phase 0: finished sums become the queue, collected partials the sums. */
  void swap() {
    double[] values = sums;
    sums = queue;
    queue = values;
    int defined = sumsDefined;
    sumsDefined = queueDefined;
    queueDefined = defined;
  }

  private double[] bank(int index) {
    return (index & 1) == 0 ? queue : sums;
  }

  private static int place(int index) {
    return index >> 1;
  }

  private void define(int index, boolean defined) {
    int bit = 1 << place(index);
    if ((index & 1) == 0) {
      queueDefined = defined ? queueDefined | bit : queueDefined & ~bit;
    } else {
      sumsDefined = defined ? sumsDefined | bit : sumsDefined & ~bit;
    }
  }
}
