package org.ipukern.generator.report;

import java.util.BitSet;
import java.util.List;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.IssueListener;
import org.ipukern.tile.sim.SupervisorCause;
import org.ipukern.tile.timing.TimingModel;

/**
 * Records one call for a timeline, in bounded memory: where there are more events than a limit, the
 * iterations of {@code rpt} bodies become one event, then whatever a context issues without a
 * break, and if that is not enough either, recording stops. The timeline says so.
 */
public final class TimelineRecorder implements IssueListener {
  /** Events that a recording holds by default. */
  public static final int LIMIT = 200_000;

  /** Causes by their numbers in the supervisor's recorded lane. */
  static final List<SupervisorCause> STALLS = List.of(SupervisorCause.values());

  static final int WORKERS = 6;
  private static final int SLOT_CYCLES = 6;
  private static final int BUNDLE_BYTES = 8;

  private final int limit;
  private final IssueTally tally = new IssueTally();
  private final Context[] contexts = new Context[1 + WORKERS];
  private Detail detail = Detail.EVERY_ISSUE;
  private int events;

  /** A recorder with the usual limit. */
  public TimelineRecorder() {
    this(LIMIT);
  }

  /**
   * A recorder that holds so many events.
   *
   * @throws IllegalArgumentException if the limit is not positive
   */
  public TimelineRecorder(int limit) {
    if (limit < 1) {
      throw new IllegalArgumentException("a limit of " + limit + " events");
    }
    this.limit = limit;
    for (int i = 0; i < contexts.length; i++) {
      contexts[i] = new Context();
    }
  }

  /** What one context did so far. */
  private static final class Context {
    EventLane lane = new EventLane();
    int bodyFirst;
    int bodyEnd;
    boolean inBody;

    /** End of the last issue, folded or not. */
    long busyUntil;

    int launches;
    final BitSet launchesThatStore = new BitSet();
  }

  @Override
  public void issued(int context, long cycle, IssueUnit unit) {
    tally.issued(context, cycle, unit);
    Context c = contexts[context + 1];
    long end = cycle + (context < 0 ? 1 : SLOT_CYCLES);
    if (cycle != c.busyUntil || c.launches == 0) {
      c.launches++;
    }
    c.busyUntil = end;
    if (IssueTally.stores(unit)) {
      c.launchesThatStore.set(c.launches - 1);
    }
    record(c, cycle, end, IssueTally.index(unit), 1, EventLane.NONE);
    foldIfFull();
  }

  @Override
  public void stalled(long from, long cycles, SupervisorCause cause) {
    record(contexts[0], from, from + cycles, EventLane.NONE, 0, STALLS.indexOf(cause));
    foldIfFull();
  }

  private void record(Context c, long start, long end, int unit, int issues, int cause) {
    if (detail == Detail.CUT) {
      return;
    }
    EventLane lane = c.lane;
    boolean continues = lane.size() > 0 && lane.end() == start;
    boolean same = continues && lane.cause(lane.size() - 1) == cause;
    boolean inBody = cause == EventLane.NONE && isInBody(c, unit);
    boolean folds =
        cause != EventLane.NONE
            || detail == Detail.ROUNDS_FOLDED
            || (detail == Detail.REPEATS_FOLDED && inBody && c.inBody);
    c.inBody = inBody;
    if (same && folds) {
      lane.extend(end, issues);
    } else {
      lane.add(start, end, unit, issues, cause);
      events++;
    }
  }

  /** Follows a context into and out of {@code rpt} bodies. */
  private boolean isInBody(Context c, int index) {
    IssueUnit unit = tally.unit(index);
    boolean inside = unit.address() >= c.bodyFirst && unit.address() < c.bodyEnd;
    for (Insn insn : unit.instructions()) {
      if (insn.mnemonic().equals("rpt")) {
        c.bodyFirst = unit.end();
        c.bodyEnd = unit.end() + BUNDLE_BYTES * ((int) insn.operand("size").value() + 1);
      }
    }
    return inside;
  }

  private void foldIfFull() {
    while (events > limit && detail != Detail.CUT) {
      detail = detail.next();
      if (detail == Detail.CUT) {
        return;
      }
      events = 0;
      for (Context c : contexts) {
        refold(c);
      }
    }
  }

  private void refold(Context c) {
    EventLane old = c.lane;
    c.lane = new EventLane();
    c.inBody = false;
    c.bodyEnd = 0;
    for (int i = 0; i < old.size(); i++) {
      record(c, old.start(i), old.end(i), old.unit(i), old.issues(i), old.cause(i));
    }
  }

  /** Counts of everything that issued. */
  public IssueTally tally() {
    return tally;
  }

  /**
   * The timeline of the call that was heard.
   *
   * @param title what was called, for people
   * @param call what the call came to
   */
  public Timeline timeline(String title, CallResult call, TimingModel timing) {
    return TimelineBuilder.build(this, title, call, timing);
  }

  Detail detail() {
    return detail;
  }

  /** Recorded events: 0 for the supervisor, n + 1 for worker n; causes by {@link #STALLS}. */
  EventLane lane(int number) {
    return contexts[number].lane;
  }

  /** True if that launch of the worker, counted from 0, stored anything. */
  boolean stored(int worker, int launch) {
    return contexts[worker + 1].launchesThatStore.get(launch);
  }
}
