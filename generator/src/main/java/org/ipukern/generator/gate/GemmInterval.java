package org.ipukern.generator.gate;

/** A result of stochastic rounding: each value may lie anywhere within its bound. */
final class GemmInterval implements Answer {
  /** Judges one value. */
  @FunctionalInterface
  interface Bound {
    boolean allows(int offset, int bits);
  }

  private final byte[] nearest;
  private final Bound bound;
  private final int elementBytes;

  /**
   * An interval around each value.
   *
   * @param nearest what rounding to nearest gives
   * @param elementBytes bytes of a value
   */
  GemmInterval(byte[] nearest, Bound bound, int elementBytes) {
    this.nearest = nearest;
    this.bound = bound;
    this.elementBytes = elementBytes;
  }

  @Override
  public byte[] bytes() {
    return nearest;
  }

  @Override
  public int mismatch(byte[] actual) {
    for (int at = 0; at < actual.length; at += elementBytes) {
      int bits = bits(actual, at);
      if (bits != bits(nearest, at) && !bound.allows(at, bits)) {
        return at;
      }
    }
    return -1;
  }

  private int bits(byte[] bytes, int at) {
    int bits = 0;
    for (int i = elementBytes - 1; i >= 0; i--) {
      bits = (bits << 8) | (bytes[at + i] & 0xFF);
    }
    return bits;
  }
}
