package org.ipukern.generator.reference;

import java.util.Locale;

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
  private final Matrix a;
  private final Matrix b;
  private final Matrix start;

  /**
   * The bound of one product.
   *
   * @param nearest whether partials are rounded to nearest; stochastic rounding may go a whole unit
   */
  public GemmBound(GemmNumbers numbers, boolean nearest, Matrix a, Matrix b, Matrix start) {
    this.numbers = numbers;
    this.nearest = nearest;
    this.a = a;
    this.b = b;
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

  /** The exact value and the error it may have. */
  private double[] exact(int row, int column) {
    double scale = Math.scalb(1.0, numbers.scale());
    double exact = numbers.output(start.at(row, column));
    double reach = 0;
    double error = 0;
    for (int k = 0; k < a.columns(); k++) {
      double product = numbers.left(a.at(row, k)) * scale * numbers.coefficient(b.at(k, column));
      exact += product;
      reach += Math.abs(product);
      if (k % numbers.group() == numbers.group() - 1 || k == a.columns() - 1) {
        // Inside a group the running sum is no larger than where it started plus all products.
        double size = Math.abs(exact) + error;
        double issues = numbers.group() / (double) numbers.lanes() + 1;
        error += issues * FLOAT_UNIT * (size + reach);
        if (numbers.hasHalfPartials()) {
          error += (nearest ? 1 : 2) * (HALF_UNIT * size + HALF_STEP);
        }
        reach = 0;
      }
    }
    return new double[] {exact, error};
  }
}
