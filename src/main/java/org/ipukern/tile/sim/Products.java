package org.ipukern.tile.sim;

/**
 * The multiplying half of an AMP instruction: the products of one issue, summed a unit and added to
 * the accumulators of the units.
 *
 * <p>What the hardware does inside one issue is not known. Here the products are exact, summed in
 * double precision in lane order, added to the accumulator in double precision, and rounded once to
 * single precision.
 */
abstract class Products {
  private final AmpUnits units;
  private final long entries;

  Products(AmpUnits units) {
    this.units = units;
    this.entries = units.entries();
  }

  /** Adds the products of this issue to {@code sums}, which is indexed by unit. */
  final void addTo(double[] sums, Worker w) {
    w.coefficients.require(entries);
    if (units.contiguous()) {
      add(sums, w, 0, units.sets() * units.units());
    } else {
      add(sums, w, 0, units.units());
      add(sums, w, AmpUnits.SET, AmpUnits.SET + units.units());
    }
  }

  abstract void add(double[] sums, Worker w, int from, int to);

  final int column() {
    return units.column();
  }

  /** Records an invalid operation if a factor is infinite or not a number. */
  final void checkFactors(Worker w, boolean finite, Coefficients.View view) {
    if (!finite) {
      w.raise(Worker.TRAP_INVALID, "the x operand of an AMP holds an infinity or a NaN");
    } else if ((view.notFinite & entries) != 0) {
      w.raise(Worker.TRAP_INVALID, "a coefficient of an AMP is an infinity or a NaN");
    }
  }

  /** Zero for a finite number, otherwise a NaN; the same holds for a sum of such tests. */
  static double test(double value) {
    return value * 0;
  }
}
