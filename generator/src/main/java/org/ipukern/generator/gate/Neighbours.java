package org.ipukern.generator.gate;

import java.util.Arrays;

/**
 * Stochastic rounding: each value is one of the two around the exact one, which are the same where
 * the target's format has it.
 */
final class Neighbours implements Answer {
  private final byte[] nearest;
  private final byte[] inner;
  private final byte[] outer;
  private final int width;

  /**
   * Values that lie between these.
   *
   * @param nearest the nearest ones
   * @param inner the neighbours towards zero
   * @param outer those away from it
   * @param width bytes of a value
   */
  Neighbours(byte[] nearest, byte[] inner, byte[] outer, int width) {
    this.nearest = nearest;
    this.inner = inner;
    this.outer = outer;
    this.width = width;
  }

  @Override
  public byte[] bytes() {
    return nearest;
  }

  @Override
  public int mismatch(byte[] actual) {
    for (int at = 0; at < actual.length; at += width) {
      if (differs(actual, inner, at) && differs(actual, outer, at)) {
        return at;
      }
    }
    return -1;
  }

  private boolean differs(byte[] actual, byte[] right, int at) {
    return !Arrays.equals(actual, at, at + width, right, at, at + width);
  }
}
