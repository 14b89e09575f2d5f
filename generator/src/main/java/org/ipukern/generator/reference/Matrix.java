package org.ipukern.generator.reference;

/** A matrix of bit patterns (halves or FP8 bytes), row after row. */
public final class Matrix {
  private final int rows;
  private final int columns;
  private final int[] bits;

  /**
   * A matrix over these patterns, which are shared, not copied.
   *
   * @throws IllegalArgumentException if there are not {@code rows * columns} of them
   */
  public Matrix(int rows, int columns, int[] bits) {
    if (bits.length != Math.multiplyExact(rows, columns)) {
      throw new IllegalArgumentException(
          rows + " x " + columns + " matrix with " + bits.length + " values");
    }
    this.rows = rows;
    this.columns = columns;
    this.bits = bits;
  }

  /** A matrix of zeros. */
  public static Matrix zeros(int rows, int columns) {
    return new Matrix(rows, columns, new int[Math.multiplyExact(rows, columns)]);
  }

  /** Number of rows. */
  public int rows() {
    return rows;
  }

  /** Number of columns. */
  public int columns() {
    return columns;
  }

  /** The patterns, row after row. */
  public int[] bits() {
    return bits;
  }

  /** The pattern at a place; 0 outside, which is what the padding of every layout holds. */
  public int at(int row, int column) {
    return row < rows && column < columns ? bits[row * columns + column] : 0;
  }

  /** Changes the pattern at a place. */
  public void set(int row, int column, int pattern) {
    bits[row * columns + column] = pattern;
  }

  /** Rows for columns. */
  public Matrix transposed() {
    Matrix other = zeros(columns, rows);
    for (int r = 0; r < rows; r++) {
      for (int c = 0; c < columns; c++) {
        other.set(c, r, at(r, c));
      }
    }
    return other;
  }
}
