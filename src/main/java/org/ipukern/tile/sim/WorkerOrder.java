package org.ipukern.tile.sim;

/**
 * In which order the simulator runs the workers of a launch. On the tile they run at the same time,
 * so a kernel is right only if every order leaves the same memory; the cycles never differ.
 */
public enum WorkerOrder {
  /** Worker 0 to its end, then worker 1, and so on. */
  ASCENDING,
  /** Worker 5 to its end, then worker 4, and so on. */
  DESCENDING,
  /** One issue of each in turn. */
  ROUND_ROBIN
}
