package org.ipukern.generator.explore.profile;

/** So many products of rows x inner by inner x columns. */
public record Product(long batch, long rows, long inner, long columns) {
  /** Floating-point operations, a multiplication with its addition counting two. */
  public long flops() {
    long product = Math.multiplyExact(Math.multiplyExact(rows, inner), columns);
    return Math.multiplyExact(2, Math.multiplyExact(batch, product));
  }
}
