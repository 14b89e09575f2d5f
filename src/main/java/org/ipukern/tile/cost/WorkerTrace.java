package org.ipukern.tile.cost;

/**
 * What one worker issues in one launch, from its first issue to its exit.
 *
 * @param fill slots before the last {@code rpt} body, bodies left out; all but the exit if there is
 *     no body
 * @param steady slots of {@code rpt} bodies
 * @param drain slots after the last body, the exit left out
 * @param amp AMP issues
 * @param loads memory accesses that load
 * @param stores memory accesses that store
 */
record WorkerTrace(long fill, long steady, long drain, long amp, long loads, long stores) {
  /** All slots, the exit included. */
  long slots() {
    return fill + steady + drain + 1;
  }
}
