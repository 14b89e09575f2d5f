package org.ipukern.tile.sim;

import java.util.ArrayList;
import java.util.List;

/** What a launch gives every worker it starts, and what has become of it. */
final class Launch {
  /** {@code $mworker_base}. */
  static final int WORKER_BASE = 12;

  /** {@code $mvertex_base}. */
  static final int VERTEX_BASE = 13;

  final int entry;
  final long cycle;
  private final List<WorkerTrace> workers = new ArrayList<>();
  private long syncCycle = -1;
  private long resumeCycle = -1;

  Launch(int entry, long cycle) {
    this.entry = entry;
    this.cycle = cycle;
  }

  void ended(Worker w, long firstIssue, long exit) {
    SlotCount slots = w.slots;
    workers.add(
        new WorkerTrace(
            w.id,
            firstIssue,
            slots.used,
            slots.inside(),
            slots.before(),
            slots.after(),
            slots.amp,
            exit));
  }

  boolean isJoined() {
    return syncCycle >= 0;
  }

  void joined(long sync, long resume) {
    syncCycle = sync;
    resumeCycle = resume;
  }

  LaunchTrace trace() {
    return new LaunchTrace(cycle, workers, syncCycle, resumeCycle);
  }
}
