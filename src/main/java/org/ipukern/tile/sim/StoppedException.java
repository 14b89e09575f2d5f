package org.ipukern.tile.sim;

/** Carries a complete fault from where it happened to the face of the simulator. */
final class StoppedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient Fault fault;

  StoppedException(Fault fault) {
    super(fault.message(), null, false, false);
    this.fault = fault;
  }

  Fault fault() {
    return fault;
  }
}
