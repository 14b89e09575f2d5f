package org.ipukern.tile.cost;

import java.util.List;

/**
 * One launch of the workers. Cycles are tile cycles from the supervisor's first issue; slots are
 * issue slots of six cycles.
 *
 * @param number 1 for the first launch
 * @param entry the label of the workers' entry, or its address
 * @param worker the worker that exits last
 * @param issued cycle of the {@code runall}
 * @param firstIssue cycle of that worker's first issue
 * @param lastExit cycle of its exit
 * @param fillSlots its slots before the last {@code rpt} body, bodies left out
 * @param steadySlots its slots in {@code rpt} bodies
 * @param drainSlots its slots after the last body, the exit left out
 * @param workerSlots slots of each worker, the exit included
 */
public record LaunchEstimate(
    int number,
    String entry,
    int worker,
    long issued,
    long firstIssue,
    long lastExit,
    long fillSlots,
    long steadySlots,
    long drainSlots,
    List<Long> workerSlots) {

  /** Copies the list. */
  public LaunchEstimate {
    workerSlots = List.copyOf(workerSlots);
  }

  /** Slots of the worker that exits last, the exit included. */
  public long slots() {
    return fillSlots + steadySlots + drainSlots + 1;
  }
}
