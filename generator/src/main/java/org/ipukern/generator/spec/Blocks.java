package org.ipukern.generator.spec;

/** Exact block arithmetic: a product that does not fit in 64 bits is an error, never a wrap. */
final class Blocks {
  private Blocks() {}

  /** How many blocks of {@code size} hold {@code count}. */
  static long count(long count, long size) {
    return -Math.floorDiv(-count, size);
  }

  /** {@code count} rounded up to whole blocks. */
  static long padded(long count, long size) {
    return product(count(count, size), size);
  }

  static long product(long... factors) {
    long product = 1;
    for (long factor : factors) {
      product = Math.multiplyExact(product, factor);
    }
    return product;
  }
}
