package org.ipukern.generator.reference;

import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * The product of two f16 matrices with f16 partials, in the arithmetic of the AMP: for each group
 * of 16 inner values the partial is widened to f32, four products at a time are added to it (summed
 * exactly enough in double, rounded once to f32), and the sum is rounded to f16, nearest even.
 *
 * <p>That the four products of one issue are added before they are rounded is a reading, not a
 * published fact; on data whose sums f16 holds exactly every reading gives the same result.
 */
public final class GemmReference {
  private static final int GROUP = 16;
  private static final int LANES = 4;

  /** Half of the spacing of f16 relative to a normal value. */
  private static final double HALF_UNIT = 0x1p-11;

  /** Half of the step of f16 subnormals. */
  private static final double HALF_STEP = 0x1p-25;

  /** Roundings to f32 in a group, each at most half a unit of f32. */
  private static final double FLOAT_UNITS = GROUP / (double) LANES * 0x1p-24;

  private GemmReference() {}

  /**
   * A x B.
   *
   * @param a R x K halves
   * @param b K x C halves
   * @param overflow what a partial beyond the largest half becomes
   * @return R x C halves
   */
  public static Matrix multiply(Matrix a, Matrix b, Overflow overflow) {
    int inner = a.columns();
    Matrix c = Matrix.zeros(a.rows(), b.columns());
    float[] left = new float[Layouts.ceilDiv(inner, GROUP) * GROUP];
    float[][] right = new float[b.columns()][left.length];
    for (int k = 0; k < inner; k++) {
      for (int column = 0; column < b.columns(); column++) {
        right[column][k] = Half.toFloat(b.at(k, column));
      }
    }
    for (int row = 0; row < a.rows(); row++) {
      for (int k = 0; k < inner; k++) {
        left[k] = Half.toFloat(a.at(row, k));
      }
      for (int column = 0; column < b.columns(); column++) {
        c.set(row, column, dot(left, right[column], overflow));
      }
    }
    return c;
  }

  private static int dot(float[] left, float[] right, Overflow overflow) {
    int partial = 0;
    for (int group = 0; group < left.length; group += GROUP) {
      float sum = Half.toFloat(partial);
      for (int k = group; k < group + GROUP; k += LANES) {
        double products = 0;
        for (int lane = k; lane < k + LANES; lane++) {
          products += (double) left[lane] * right[lane];
        }
        sum = (float) (sum + products);
      }
      partial = Half.fromFloat(sum, overflow);
    }
    return partial;
  }

  /**
   * How far a result may lie from the exact product: each group rounds once to f16 and {@value
   * #LANES} times to f32, relative to the partial it has reached.
   *
   * @return the first value of A x B that breaks the bound, or an empty text if none does
   */
  public static String outsideBound(Matrix a, Matrix b, Matrix c) {
    for (int row = 0; row < a.rows(); row++) {
      for (int column = 0; column < b.columns(); column++) {
        double exact = 0;
        double reach = 0;
        double error = 0;
        for (int k = 0; k < a.columns(); k++) {
          double product = (double) Half.toFloat(a.at(row, k)) * Half.toFloat(b.at(k, column));
          exact += product;
          reach += Math.abs(product);
          if (k % GROUP == GROUP - 1 || k == a.columns() - 1) {
            // Inside a group the running sum is no larger than what it started from plus all
            // products.
            double size = Math.abs(exact) + error;
            error += HALF_UNIT * size + HALF_STEP + FLOAT_UNITS * (size + reach);
            reach = 0;
          }
        }
        double result = Half.toFloat(c.at(row, column));
        if (!(Math.abs(result - exact) <= error)) {
          return String.format(
              java.util.Locale.ROOT,
              "C[%d][%d] is %s, the exact product %s, and the rounding bound %s",
              row,
              column,
              result,
              exact,
              error);
        }
      }
    }
    return "";
  }
}
