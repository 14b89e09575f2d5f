package org.ipukern.tile.sim;

/**
 * One AMP or SLIC instruction. The AMP adds to the sums in progress, the SLIC to the stages that
 * move along the shift register.
 */
final class AmpOperation implements Operation {
  private final boolean swaps;
  private final boolean sliding;
  private final Products products;

  /** Null in the half-phases of {@code f32sisoamp} that deliver nothing. */
  private final PartialPort port;

  private AmpOperation(boolean swaps, boolean sliding, Products products, PartialPort port) {
    this.swaps = swaps;
    this.sliding = sliding;
    this.products = products;
    this.port = port;
  }

  static AmpOperation amp(boolean swaps, Products products, PartialPort port) {
    return new AmpOperation(swaps, false, products, port);
  }

  static AmpOperation slic(Products products, PartialPort port) {
    return new AmpOperation(false, true, products, port);
  }

  @Override
  public void run(Worker w) {
    Accumulators accumulators = w.accumulators;
    if (swaps) {
      accumulators.swap();
    }
    if (port != null) {
      port.exchange(w);
    }
    products.addTo(sliding ? accumulators.queue : accumulators.sums, w);
    w.slots.amp++;
  }
}
