package org.ipukern.generator.build;

/** How many threads a user may ask for; the same wherever the tool is called from. */
public final class ThreadCount {
  private static final int MOST = 512;

  private ThreadCount() {}

  /**
   * Checks a number.
   *
   * @param name what the user calls it, for the message
   * @throws IllegalArgumentException if it is out of range, with the nearest that is not
   */
  public static int check(String name, int threads) {
    if (threads < 1 || threads > MOST) {
      throw new IllegalArgumentException(
          name
              + " "
              + threads
              + ": the number of threads must be 1 to "
              + MOST
              + "; nearest: "
              + (threads < 1 ? 1 : MOST));
    }
    return threads;
  }
}
