package org.ipukern.generator.reference;

import java.util.Locale;
import java.util.function.IntToDoubleFunction;

/**
 * How far a result may lie from the exact start + A x B: each group rounds once to the partials'
 * format and once an issue to f32, relative to the partial it has reached.
 */
public final class GemmBound {
  private static final double FLOAT_UNIT = 0x1p-24;

  /**
   * Half of the spacing of f16 relative to a normal value, and half of the step of its subnormals.
   */
  private static final double HALF_UNIT = 0x1p-11;

  private static final double HALF_STEP = 0x1p-25;

  private final GemmNumbers numbers;
  private final boolean nearest;
  private final double[][] left;
  private final double[][] right;
  private final Matrix start;

  /**
   * The bound of one product.
   *
   * @param nearest whether partials are rounded to nearest; stochastic rounding may go a whole unit
   */
  public GemmBound(GemmNumbers numbers, boolean nearest, Matrix a, Matrix b, Matrix start) {
    this.numbers = numbers;
    this.nearest = nearest;
    this.left = rows(a, bits -> numbers.left(bits) * Math.scalb(1.0, numbers.scale()));
    this.right = rows(b.transposed(), numbers::coefficient);
    this.start = start;
  }

  /** The first value of a result that breaks the bound, in words; empty if none does. */
  public String broken(Matrix c) {
    for (int row = 0; row < c.rows(); row++) {
      for (int column = 0; column < c.columns(); column++) {
        double[] exact = exact(row, column);
        double result = numbers.output(c.at(row, column));
        if (!(Math.abs(result - exact[0]) <= exact[1])) {
          return String.format(
              Locale.ROOT,
              "C[%d][%d] is %s, the exact product %s, and the rounding bound %s",
              row,
              column,
              result,
              exact[0],
              exact[1]);
        }
      }
    }
    return "";
  }

  /** Whether a pattern is a result within the bound. */
  public boolean allows(int row, int column, int bits) {
    double[] exact = exact(row, column);
    return Math.abs(numbers.output(bits) - exact[0]) <= exact[1];
  }

  private static double[][] rows(Matrix matrix, IntToDoubleFunction value) {
    double[][] rows = new double[matrix.rows()][matrix.columns()];
    for (int r = 0; r < matrix.rows(); r++) {
      for (int c = 0; c < matrix.columns(); c++) {
        rows[r][c] = value.applyAsDouble(matrix.at(r, c));
      }
    }
    return rows;
  }

  /** The exact value and the error it may have. */
  private double[] exact(int row, int column) {
    double[] x = left[row];
    double[] w = right[column];
    int group = numbers.group();
    double issues = group / (double) numbers.lanes() + 1;
    double round = numbers.hasHalfPartials() ? (nearest ? 1 : 2) : 0;
    double exact = numbers.output(start.at(row, column));
    double error = 0;
    for (int first = 0; first < x.length; first += group) {
      int end = Math.min(first + group, x.length);
      double reach = 0;
      for (int k = first; k < end; k++) {
        double product = x[k] * w[k];
        exact += product;
        reach += Math.abs(product);
      }
      // Inside a group the running sum is no larger than where it started plus all products.
      double size = Math.abs(exact) + error;
      error += issues * FLOAT_UNIT * (size + reach) + round * (HALF_UNIT * size + HALF_STEP);
    }
    return new double[] {exact, error};
  }
}
