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

  /**
   * The supervisor does not issue. Heard in the order of its cycles, issues included; with these
   * and its issues every cycle of a call is accounted for, except that the stated launcher of
   * {@link Tile#runWorkers} has no instructions to hear of.
   *
   * @param from first tile cycle of the wait
   * @param cycles its length, at least 1
   * @param cause why
   */
  default void stalled(long from, long cycles, SupervisorCause cause) {}
}
