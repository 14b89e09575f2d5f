package org.ipukern.tile.sim;

import org.ipukern.tile.number.Half;

/** Four halves of a register pair against four halves of each coefficient entry. */
final class HalfProducts extends Products {
  private final int register;

  HalfProducts(AmpUnits units, int register) {
    super(units);
    this.register = register;
  }

  @Override
  void add(double[] sums, Worker w, int from, int to) {
    int low = w.a[register];
    int high = w.a[register + 1];
    double x0 = Half.toFloat(low);
    double x1 = Half.toFloat(low >>> 16);
    double x2 = Half.toFloat(high);
    double x3 = Half.toFloat(high >>> 16);
    Coefficients.View view = w.coefficients.halves();
    checkFactors(w, test(x0) + test(x1) + test(x2) + test(x3) == 0, view);
    add(sums, view.values, view.index(column(), 0), from, to, x0, x1, x2, x3);
  }

  /** Lanes of one column lie {@link Coefficients#UNITS} values apart. */
  private static void add(
      double[] sums,
      double[] values,
      int lane0,
      int from,
      int to,
      double x0,
      double x1,
      double x2,
      double x3) {
    int lane1 = lane0 + Coefficients.UNITS;
    int lane2 = lane1 + Coefficients.UNITS;
    int lane3 = lane2 + Coefficients.UNITS;
    for (int u = from; u < to; u++) {
      double sum =
          x0 * values[lane0 + u]
              + x1 * values[lane1 + u]
              + x2 * values[lane2 + u]
              + x3 * values[lane3 + u];
      sums[u] = (float) (sums[u] + sum);
    }
  }
}
