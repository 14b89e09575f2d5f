package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.LaunchTrace;
import org.ipukern.tile.sim.WorkerTrace;

/**
 * The launches that one sync waits for, of a panel round for example.
 *
 * @param launches in order, at least one
 */
record Round(List<LaunchTrace> launches) {
  /** The rounds of a call in order. */
  static List<Round> of(CallResult call) {
    List<Round> rounds = new ArrayList<>();
    List<LaunchTrace> open = new ArrayList<>();
    for (LaunchTrace launch : call.launches()) {
      if (!open.isEmpty() && open.get(0).syncCycle() != launch.syncCycle()) {
        rounds.add(new Round(List.copyOf(open)));
        open.clear();
      }
      open.add(launch);
    }
    if (!open.isEmpty()) {
      rounds.add(new Round(List.copyOf(open)));
    }
    return rounds;
  }

  /** Issue of the first launch, in tile cycles. */
  long start() {
    return launches.get(0).launchCycle();
  }

  /** Exit of the last worker. */
  long lastExit() {
    return launches.stream().mapToLong(LaunchTrace::lastExit).max().orElseThrow();
  }

  /** First issue of a worker that exits last. */
  long firstIssueOfLast() {
    long lastExit = lastExit();
    return launches.stream()
        .flatMap(launch -> launch.workers().stream())
        .filter(worker -> worker.exitCycle() == lastExit)
        .mapToLong(WorkerTrace::firstIssue)
        .findFirst()
        .orElse(lastExit);
  }

  /** Issue of the sync, -1 if there was none. */
  long syncCycle() {
    return launches.get(0).syncCycle();
  }

  /** First supervisor issue after the sync, -1 if there was none. */
  long resumeCycle() {
    return launches.get(0).resumeCycle();
  }

  /** Issues of each worker over the round. */
  long[] slots(int workers) {
    long[] sums = new long[workers];
    launches.forEach(l -> l.workers().forEach(w -> sums[w.worker()] += w.slots()));
    return sums;
  }

  /** AMP and SLIC instructions of each worker over the round. */
  long[] ampIssues(int workers) {
    long[] sums = new long[workers];
    launches.forEach(l -> l.workers().forEach(w -> sums[w.worker()] += w.ampIssues()));
    return sums;
  }
}
