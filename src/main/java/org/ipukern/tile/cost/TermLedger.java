package org.ipukern.tile.cost;

import java.util.EnumMap;
import java.util.Map;

/**
 * Splits the time line of a call into terms so that every cycle belongs to exactly one: between
 * launches by the supervisor's issues, from a {@code runall} to the last exit by the worker that
 * exits last.
 */
final class TermLedger {
  private final Map<CostTerm, Long> terms = new EnumMap<>(CostTerm.class);
  private final int slots;
  private LaunchEstimate running;
  private long accounted;
  private boolean feeding;

  TermLedger(int slots) {
    this.slots = slots;
    for (CostTerm term : CostTerm.values()) {
      terms.put(term, 0L);
    }
  }

  /** True from a launch to the first issue after its workers; a sync in between only waits. */
  boolean waits() {
    return running != null;
  }

  /** The supervisor issues. */
  void issue(long cycle, boolean feed) {
    if (running != null) {
      if (cycle <= running.lastExit()) {
        return;
      }
      worker(running);
      add(CostTerm.EXIT, cycle - running.lastExit());
      running = null;
    } else {
      if (feeding) {
        add(CostTerm.FEED, 1);
      }
      add(CostTerm.SUPERVISOR, cycle - accounted - (feeding ? 1 : 0));
    }
    accounted = cycle;
    feeding = feed;
  }

  private void worker(LaunchEstimate launch) {
    add(CostTerm.LAUNCH, launch.firstIssue() - launch.issued());
    add(CostTerm.FILL, launch.fillSlots() * slots);
    add(CostTerm.STEADY, launch.steadySlots() * slots);
    add(CostTerm.DRAIN, launch.drainSlots() * slots);
  }

  /** The issue just entered launched workers. */
  void launch(LaunchEstimate launch) {
    running = launch;
  }

  /** The terms if the call ends at that cycle, after the last issue entered. */
  Map<CostTerm, Long> close(long end) {
    issue(end, false);
    return terms;
  }

  private void add(CostTerm term, long cycles) {
    terms.merge(term, cycles, Long::sum);
  }
}
