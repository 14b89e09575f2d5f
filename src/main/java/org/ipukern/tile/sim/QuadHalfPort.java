package org.ipukern.tile.sim;

/** Two sets, four halves in and out: lanes 0 and 1 are the pair of set 0, 2 and 3 of set 1. */
final class QuadHalfPort extends PartialPort {
  private final int dst;
  private final int partial;

  QuadHalfPort(int units, int dst, int partial) {
    super(units);
    this.dst = dst;
    this.partial = partial;
  }

  @Override
  void exchange(Worker w) {
    Accumulators accumulators = w.accumulators;
    double[] queue = accumulators.queue;
    long draw = Halves.draw(w);
    int low = Halves.convert(w, queue[0], draw, 0) | Halves.convert(w, queue[1], draw, 1) << 16;
    int high =
        Halves.convert(w, queue[AmpUnits.SET], draw, 2)
            | Halves.convert(w, queue[AmpUnits.SET + 1], draw, 3) << 16;
    w.result(dst, low, high);
    if (!headDefined(accumulators, 0) || !headDefined(accumulators, 1)) {
      w.resultIsGarbage(dst, 2);
    }
    int in0 = w.a[partial];
    int in1 = w.a[partial + 1];
    shift(accumulators, 0, half(w, in0), half(w, in0 >>> 16));
    shift(accumulators, 1, half(w, in1), half(w, in1 >>> 16));
  }
}
