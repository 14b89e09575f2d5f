package org.ipukern.tile.sim;

import java.util.List;

/**
 * One launch of workers and the sync that waited for it, in tile cycles from the first supervisor
 * issue of the call.
 *
 * @param launchCycle issue of the {@code runall} or {@code run}
 * @param workers the workers started, by number
 * @param syncCycle issue of the sync, -1 if there was none
 * @param resumeCycle earliest supervisor issue after the sync, -1 if there was none
 */
public record LaunchTrace(
    long launchCycle, List<WorkerTrace> workers, long syncCycle, long resumeCycle) {
  /** Copies the list. */
  public LaunchTrace {
    workers = List.copyOf(workers);
  }

  /** Exit of the last worker. */
  public long lastExit() {
    return workers.stream().mapToLong(WorkerTrace::exitCycle).max().orElse(launchCycle);
  }
}
