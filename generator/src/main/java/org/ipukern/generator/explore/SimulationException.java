package org.ipukern.generator.explore;

/** A run description that does not fit the program or the tile; the message says what to change. */
public final class SimulationException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  SimulationException(String message) {
    super(message);
  }
}
