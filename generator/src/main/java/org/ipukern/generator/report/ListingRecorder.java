package org.ipukern.generator.report;

import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.IssueListener;
import org.ipukern.tile.sim.SupervisorCause;
import org.ipukern.tile.timing.TimingModel;

/**
 * Records one call for a listing: besides what a timeline takes, which instruction each cycle of
 * the supervisor goes to, and where each launch of a worker ended. Needs memory for the
 * supervisor's instructions and the launches, not for what workers issue.
 */
public final class ListingRecorder implements IssueListener {
  private static final int SLOT_CYCLES = 6;

  private final TimelineRecorder timeline = new TimelineRecorder();

  /** Issues (cause none) and stalls of the supervisor, each with the unit that it is charged to. */
  private final EventLane supervisor = new EventLane();

  /** Stalls before an instruction, which is not known yet. */
  private final EventLane before = new EventLane();

  private final EventLane[] exits = new EventLane[TimelineRecorder.WORKERS];
  private final int[] lastUnit = new int[TimelineRecorder.WORKERS];
  private final long[] lastEnd = new long[TimelineRecorder.WORKERS];
  private int flushed;

  /** Creates a recorder for one call. */
  public ListingRecorder() {
    for (int worker = 0; worker < exits.length; worker++) {
      exits[worker] = new EventLane();
      lastUnit[worker] = EventLane.NONE;
    }
  }

  @Override
  public void issued(int context, long cycle, IssueUnit unit) {
    timeline.issued(context, cycle, unit);
    int index = IssueTally.index(unit);
    if (context < 0) {
      charge(index);
      supervisor.add(cycle, cycle + 1, index, 1, EventLane.NONE);
    } else {
      if (cycle != lastEnd[context]) {
        ended(context);
      }
      lastUnit[context] = index;
      lastEnd[context] = cycle + SLOT_CYCLES;
    }
  }

  /**
   * A stall is the work of the instruction that waits, or else of the one that makes others wait.
   */
  @Override
  public void stalled(long from, long cycles, SupervisorCause cause) {
    timeline.stalled(from, cycles, cause);
    int number = TimelineRecorder.STALLS.indexOf(cause);
    if (cause == SupervisorCause.DEPENDENCE || cause == SupervisorCause.SLOT) {
      before.add(from, from + cycles, EventLane.NONE, 0, number);
    } else {
      int last = supervisor.size() - 1;
      int unit = last < 0 ? EventLane.NONE : supervisor.unit(last);
      supervisor.add(from, from + cycles, unit, 0, number);
    }
  }

  private void charge(int unit) {
    for (; flushed < before.size(); flushed++) {
      supervisor.add(before.start(flushed), before.end(flushed), unit, 0, before.cause(flushed));
    }
  }

  private void ended(int worker) {
    if (lastUnit[worker] != EventLane.NONE) {
      exits[worker].add(
          lastEnd[worker] - SLOT_CYCLES, lastEnd[worker], lastUnit[worker], 1, EventLane.NONE);
      lastUnit[worker] = EventLane.NONE;
    }
  }

  /** What the same call is to a timeline. */
  public TimelineRecorder timeline() {
    return timeline;
  }

  /**
   * What each line of the text took.
   *
   * @param title what was called, for people
   * @param text the assembly that was called
   * @param call what the call came to
   */
  public Listing listing(String title, ListedText text, CallResult call, TimingModel timing) {
    charge(EventLane.NONE);
    for (int worker = 0; worker < exits.length; worker++) {
      ended(worker);
    }
    Timeline built = timeline.timeline(title, call, timing);
    LineAccounts accounts = new LineAccounts(built, timeline.tally(), supervisor, exits, call);
    return accounts.listing(title, text);
  }
}
