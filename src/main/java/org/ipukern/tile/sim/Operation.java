package org.ipukern.tile.sim;

/** One decoded worker instruction. */
@FunctionalInterface
interface Operation {
  /**
   * Reads registers of {@code w} directly. An aux-lane operation hands its results to {@link
   * Worker#result}, so that the main half of the bundle still sees the old values; a main-lane
   * operation runs after the aux half has read its sources and writes registers at once.
   *
   * @throws FaultException if the tile would raise an exception, or a rule of the run is broken
   */
  void run(Worker w);
}
