package org.ipukern.tile.sim;

/** One pair of one set in and out, as halves in one register or singles in two. */
final class PairPort extends PartialPort {
  private final int set;
  private final int dst;
  private final int partial;
  private final boolean halfPartials;
  private final boolean halfResults;

  PairPort(int units, int set, int dst, int partial, boolean halfPartials, boolean halfResults) {
    super(units);
    this.set = set;
    this.dst = dst;
    this.partial = partial;
    this.halfPartials = halfPartials;
    this.halfResults = halfResults;
  }

  @Override
  void exchange(Worker w) {
    Accumulators accumulators = w.accumulators;
    double out0 = accumulators.queue[AmpUnits.SET * set];
    double out1 = accumulators.queue[AmpUnits.SET * set + 1];
    if (halfResults) {
      long draw = Halves.draw(w);
      w.result(dst, Halves.convert(w, out0, draw, 0) | Halves.convert(w, out1, draw, 1) << 16);
    } else {
      w.result(dst, toSingle(w, out0), toSingle(w, out1));
    }
    if (!headDefined(accumulators, set)) {
      w.resultIsGarbage(dst, halfResults ? 1 : 2);
    }
    int in = w.a[partial];
    if (halfPartials) {
      shift(accumulators, set, half(w, in), half(w, in >>> 16));
    } else {
      shift(accumulators, set, single(w, in), single(w, w.a[partial + 1]));
    }
  }
}
