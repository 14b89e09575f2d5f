package org.ipukern.generator.reference;

/**
 * A small seeded generator of test data (SplitMix64, published by Steele, Lea and Flood in 2014):
 * its sequence depends on nothing but the seed, on any Java version.
 */
public final class Seeded {
  private long state;

  /** Starts a sequence. */
  public Seeded(long seed) {
    this.state = seed;
  }

  /** The next 64 bits. */
  public long next() {
    state += 0x9E3779B97F4A7C15L;
    long z = state;
    z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }

  /** A whole number from {@code least} to {@code greatest}, both included. */
  public int between(int least, int greatest) {
    return least + (int) Long.remainderUnsigned(next(), greatest - least + 1L);
  }

  /** A value of the standard normal distribution, by Box and Muller's transform. */
  public double gaussian() {
    double radius = ((next() >>> 11) + 1) * 0x1p-53;
    double angle = (next() >>> 11) * 0x1p-53 * 2 * StrictMath.PI;
    return StrictMath.sqrt(-2 * StrictMath.log(radius)) * StrictMath.cos(angle);
  }
}
