package org.ipukern.tile.sim;

import org.ipukern.tile.asm.IssueUnit;

/** Hears of every issue, for timelines and coverage. */
@FunctionalInterface
public interface IssueListener {
  /**
   * One issue. Workers are simulated to completion at their launch, so cycles ascend within a
   * context but not over all of them.
   *
   * @param context 0..5 for workers, -1 for the supervisor
   * @param cycle tile cycle, counted from the first supervisor issue of the call
   * @param unit what issues
   */
  void issued(int context, long cycle, IssueUnit unit);
}
