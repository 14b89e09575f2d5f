package org.ipukern.tile.cost;

/** Ends walks that do not end by themselves. */
final class WalkLimit {
  private final long issues;
  private long left;

  WalkLimit(long issues) {
    this.issues = issues;
    left = issues;
  }

  /** Takes one issue off. */
  void spend(Step step) {
    if (--left < 0) {
      throw step.noFigure("no end after following " + issues + " issues");
    }
  }
}
