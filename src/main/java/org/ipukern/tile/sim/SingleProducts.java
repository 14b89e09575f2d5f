package org.ipukern.tile.sim;

/** One single-precision value against one of the two words of each coefficient entry. */
final class SingleProducts extends Products {
  private final int register;
  private final int word;

  SingleProducts(AmpUnits units, int register, int word) {
    super(units);
    this.register = register;
    this.word = word;
  }

  @Override
  void add(double[] sums, Worker w, int from, int to) {
    double x = Float.intBitsToFloat(w.a[register]);
    Coefficients.View view = w.coefficients.singles();
    checkFactors(w, test(x) == 0, view);
    double[] values = view.values;
    int lane = view.index(column(), word);
    for (int u = from; u < to; u++) {
      sums[u] = (float) (sums[u] + x * values[lane + u]);
    }
  }
}
