package org.ipukern.tile.sim;

import org.ipukern.tile.number.Fp8Format;

/**
 * Eight FP8 values of a register pair against eight of each coefficient entry, every product times
 * two to the power of {@code $FP_SCL}. Bit 1 of {@code $FP_NFMT} is the format of x, bit 0 that of
 * the coefficients.
 */
final class ByteProducts extends Products {
  private static final int LANES = 8;

  private final int register;

  ByteProducts(AmpUnits units, int register) {
    super(units);
    this.register = register;
  }

  @Override
  void add(double[] sums, Worker w, int from, int to) {
    Fp8Format format = Fp8Format.ofBit(w.fpNfmt >> 1);
    Coefficients.View view = w.coefficients.bytes(w.fpNfmt & 1);
    double scale = scale(w);
    long bits = WideLoadOperations.pair(w, register);
    double x0 = format.decode((int) bits) * scale;
    double x1 = format.decode((int) (bits >>> 8)) * scale;
    double x2 = format.decode((int) (bits >>> 16)) * scale;
    double x3 = format.decode((int) (bits >>> 24)) * scale;
    double x4 = format.decode((int) (bits >>> 32)) * scale;
    double x5 = format.decode((int) (bits >>> 40)) * scale;
    double x6 = format.decode((int) (bits >>> 48)) * scale;
    double x7 = format.decode((int) (bits >>> 56)) * scale;
    double tests = test(x0) + test(x1) + test(x2) + test(x3);
    checkFactors(w, tests + test(x4) + test(x5) + test(x6) + test(x7) == 0, view);
    double[] values = view.values;
    int lane = view.index(column(), 0);
    int step = Coefficients.UNITS;
    for (int u = from; u < to; u++) {
      int at = lane + u;
      double sum =
          x0 * values[at]
              + x1 * values[at + step]
              + x2 * values[at + 2 * step]
              + x3 * values[at + 3 * step]
              + x4 * values[at + 4 * step]
              + x5 * values[at + 5 * step]
              + x6 * values[at + 6 * step]
              + x7 * values[at + (LANES - 1) * step];
      sums[u] = (float) (sums[u] + sum);
    }
  }

  private static double scale(Worker w) {
    if (w.fpScl == 0) {
      return 1;
    }
    w.note(
        "f8 AMP with a scale rests on a guess: where the hardware applies $FP_SCL is not"
            + " established, here it multiplies the products exactly");
    return Math.scalb(1.0, w.fpScl);
  }
}
