package org.ipukern.tile.sim;

/** Raised inside the simulator where the fault happens; the run turns it into a {@link Fault}. */
final class FaultException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final FaultKind kind;

  FaultException(FaultKind kind, String message) {
    super(message, null, false, false);
    this.kind = kind;
  }

  FaultKind kind() {
    return kind;
  }
}
