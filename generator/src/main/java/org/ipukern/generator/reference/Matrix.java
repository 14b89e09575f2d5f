package org.ipukern.generator.reference;

/**
 * A matrix of bit patterns (halves or FP8 bytes), row after row.
 *
 * @param rows number of rows
 * @param columns number of columns
 * @param bits {@code rows * columns} patterns
 */
public record Matrix(int rows, int columns, int[] bits) {
  /** Checks the extents. */
  public Matrix {
    if (bits.length != Math.multiplyExact(rows, columns)) {
      throw new IllegalArgumentException(
          rows + " x " + columns + " matrix with " + bits.length + " values");
    }
  }

  /** A matrix of zeros. */
  public static Matrix zeros(int rows, int columns) {
    return new Matrix(rows, columns, new int[Math.multiplyExact(rows, columns)]);
  }

  /** The pattern at a place; 0 outside, which is what the padding of every layout holds. */
  public int at(int row, int column) {
    return row < rows && column < columns ? bits[row * columns + column] : 0;
  }

  /** Changes the pattern at a place. */
  public void set(int row, int column, int pattern) {
    bits[row * columns + column] = pattern;
  }
}
