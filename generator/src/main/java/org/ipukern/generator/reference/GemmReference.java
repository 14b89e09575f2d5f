package org.ipukern.generator.reference;

import java.util.function.IntToDoubleFunction;
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.number.Overflow;

/**
 * The product of two matrices in the arithmetic of the AMP: for each group of inner values (16,
 * with FP8 32, with f32 8) the partial is widened to f32, the products of one issue at a time (4,
 * 8, 1) are added to it (summed exactly enough in double, rounded once to f32), and the sum becomes
 * the next partial: rounded to f16, nearest even, or f32 as it is.
 *
 * <p>That the products of one issue are added before they are rounded is a reading, not a published
 * fact, and so is that an FP8 scale multiplies the products exactly; on data whose sums the
 * partials hold exactly every reading gives the same result.
 */
public final class GemmReference {
  private GemmReference() {}

  /** A x B of halves with f16 partials, from nothing. */
  public static Matrix multiply(Matrix a, Matrix b, Overflow overflow) {
    return multiply(
        new GemmNumbers(Precision.F16, 0, overflow), a, b, Matrix.zeros(a.rows(), b.columns()));
  }

  /**
   * start + A x B.
   *
   * @param a R x K patterns of the streamed operand
   * @param b K x C patterns of the coefficients
   * @param start R x C patterns of the output
   * @return R x C patterns of the output
   */
  public static Matrix multiply(GemmNumbers numbers, Matrix a, Matrix b, Matrix start) {
    Matrix c = Matrix.zeros(a.rows(), b.columns());
    int length = Layouts.ceilDiv(a.columns(), numbers.group()) * numbers.group();
    double scale = Math.scalb(1.0, numbers.scale());
    double[][] right = new double[b.columns()][];
    for (int column = 0; column < b.columns(); column++) {
      right[column] = values(b.bits(), column, b.columns(), b.rows(), length, numbers::coefficient);
    }
    for (int row = 0; row < a.rows(); row++) {
      double[] left =
          values(
              a.bits(),
              row * a.columns(),
              1,
              a.columns(),
              length,
              bits -> numbers.left(bits) * scale);
      for (int column = 0; column < b.columns(); column++) {
        c.set(row, column, dot(numbers, left, right[column], start.at(row, column)));
      }
    }
    return c;
  }

  /** One row or column as values, zeros behind it. */
  private static double[] values(
      int[] bits, int first, int step, int count, int length, IntToDoubleFunction decode) {
    double[] values = new double[length];
    for (int k = 0; k < count; k++) {
      values[k] = decode.applyAsDouble(bits[first + k * step]);
    }
    return values;
  }

  private static int dot(GemmNumbers numbers, double[] left, double[] right, int start) {
    int lanes = numbers.lanes();
    int group = numbers.group();
    int partial = start;
    for (int first = 0; first < left.length; first += group) {
      float sum = (float) numbers.output(partial);
      for (int k = first; k < first + group; k += lanes) {
        double products = 0;
        for (int lane = k; lane < k + lanes; lane++) {
          products += left[lane] * right[lane];
        }
        sum = (float) (sum + products);
      }
      partial = numbers.partial(sum);
    }
    return partial;
  }
}
