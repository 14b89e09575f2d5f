package org.ipukern.tile.sim;

/**
 * Counts the issue slots that a worker uses in one launch, and how many of them lie inside {@code
 * rpt} bodies. A {@code rpt} is counted whole when it starts, so that its iterations cost nothing.
 */
final class SlotCount {
  /** Slots used so far. */
  long used;

  /** AMP and SLIC instructions among them. */
  long amp;

  private long inside;
  private long before = -1;
  private long lastBodyEnd;

  void reset() {
    used = 0;
    amp = 0;
    inside = 0;
    before = -1;
    lastBodyEnd = 0;
  }

  /** A {@code rpt} issues that will run its body of so many bundles so many times. */
  void repeat(int count, int bundles) {
    if (before < 0) {
      before = used + 1;
    }
    long slots = (long) count * bundles;
    inside += slots;
    lastBodyEnd = used + 1 + slots;
  }

  /** Slots inside {@code rpt} bodies. */
  long inside() {
    return inside;
  }

  /** Slots before the first body, the {@code rpt} included; all if there is none. */
  long before() {
    return before < 0 ? used : before;
  }

  /** Slots after the last body. */
  long after() {
    return before < 0 ? 0 : used - lastBodyEnd;
  }
}
