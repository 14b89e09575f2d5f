package org.ipukern.tile.cost;

import org.ipukern.tile.asm.SourcePosition;

/** Ends a walk that cannot give a figure; the estimator turns it into an {@link Estimate}. */
final class NoFigureException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final transient SourcePosition position;

  NoFigureException(SourcePosition position, String reason) {
    super(reason, null, false, false);
    this.position = position;
  }

  SourcePosition position() {
    return position;
  }
}
