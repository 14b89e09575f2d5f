package org.ipukern.tile.number;

/**
 * The random number generator of a worker on its four state words {@code $PRNG_0_0}, {@code
 * $PRNG_0_1}, {@code $PRNG_1_0}, {@code $PRNG_1_1}.
 *
 * <p>The step is xoroshiro128aox, which its designers name as the IPU's generator (arXiv
 * 2203.04058). Guesses: that the words {@code _0} and {@code _1} are the low and high halves of the
 * two 64-bit state words, and which bits of a draw an instruction takes. What rests on single draws
 * is therefore not bit-exact; distributions are.
 */
public final class Prng {
  /** Number of state words. */
  public static final int WORDS = 4;

  private Prng() {}

  /**
   * Sets the state as a write to {@code $PRNG_SEED} does.
   *
   * @param state four words, changed
   */
  public static void seed(int[] state, int value) {
    int inverse = ~value;
    state[0] = value;
    state[1] = inverse;
    state[2] = (value << 13) | (inverse >>> 19);
    state[3] = (inverse << 13) | (value >>> 19);
  }

  /**
   * Draws 64 bits and advances. A state of zeros stays so and draws zeros.
   *
   * @param state four words, changed
   */
  public static long next(int[] state) {
    long first = join(state[0], state[1]);
    long second = join(state[2], state[3]);
    long both = first & second;
    long mixed = first ^ second;
    long drawn = mixed ^ (Long.rotateLeft(both, 1) | Long.rotateLeft(both, 2));
    split(state, 0, Long.rotateLeft(first, 55) ^ mixed ^ (mixed << 14));
    split(state, 2, Long.rotateLeft(mixed, 36));
    return drawn;
  }

  /**
   * The 16 bits of a draw that round one of four results, as the random number that {@link
   * Half#fromDouble(double, Overflow, int)} takes. The fixed half below them keeps the expected
   * value right where a fraction has more than 16 bits.
   *
   * @param lane 0..3
   */
  public static int rounding(long draw, int lane) {
    return ((int) (draw >>> (16 * lane)) << 16) | 0x8000;
  }

  private static long join(int low, int high) {
    return Integer.toUnsignedLong(low) | ((long) high << 32);
  }

  private static void split(int[] state, int at, long value) {
    state[at] = (int) value;
    state[at + 1] = (int) (value >>> 32);
  }
}
