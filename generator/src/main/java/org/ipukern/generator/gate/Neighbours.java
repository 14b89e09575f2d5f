package org.ipukern.generator.gate;

/**
 * Stochastic rounding: each value is one of the two around the exact one, which are the same where
 * the target's format has it.
 *
 * @param bytes the nearest values
 * @param inner the neighbours towards zero
 * @param outer those away from it
 * @param width bytes of a value
 */
record Neighbours(byte[] bytes, byte[] inner, byte[] outer, int width) implements Answer {

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
    for (int i = at; i < at + width; i++) {
      if (actual[i] != right[i]) {
        return true;
      }
    }
    return false;
  }
}
