package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.LaunchTrace;
import org.ipukern.tile.sim.WorkerTrace;

/**
 * Charges every slot of a call to a line. A slot that is lost while workers run is the launch's
 * (latency, alignment), or the exit's of the worker that has ended early; one that is lost while
 * the supervisor is alone is that of the supervisor's instruction, with the supervisor's cause.
 */
final class LineAccounts {
  /** Figures of a line. */
  private static final class Account {
    long byWorkers;
    long bySupervisor;
    final Map<SlotCause, Long> lost = new EnumMap<>(SlotCause.class);
    final Map<SlotCause, Long> waits = new EnumMap<>(SlotCause.class);
  }

  private final Timeline timeline;
  private final IssueTally tally;
  private final EventLane charged;
  private final EventLane[] exits;
  private final EventLane[] launches = new EventLane[TimelineRecorder.WORKERS];
  private final Map<Integer, Account> accounts = new TreeMap<>();
  private final Map<SlotCause, Long> nowhere = new EnumMap<>(SlotCause.class);

  /**
   * @param charged the supervisor's issues and stalls with the unit that each is charged to
   * @param exits for each worker the last issues of its launches
   */
  LineAccounts(
      Timeline timeline, IssueTally tally, EventLane charged, EventLane[] exits, CallResult call) {
    this.timeline = timeline;
    this.tally = tally;
    this.charged = charged;
    this.exits = exits.clone();
    for (int worker = 0; worker < launches.length; worker++) {
      launches[worker] = new EventLane();
    }
    for (LaunchTrace launch : call.launches()) {
      int unit = unitAt(charged, launch.launchCycle());
      for (WorkerTrace trace : launch.workers()) {
        launches[trace.worker()].add(launch.launchCycle(), launch.launchCycle() + 1, unit, 1, -1);
      }
    }
  }

  Listing listing(String title, ListedText text) {
    tally.forEach(
        (unit, byWorkers, bySupervisor) -> {
          Account account = account(unit.position().line());
          account.byWorkers += byWorkers;
          account.bySupervisor += bySupervisor;
        });
    EventLane supervisor = timeline.lanes().get(0);
    for (int i = 0; i < supervisor.size(); i++) {
      waits(supervisor, i);
    }
    for (int worker = 0; worker < TimelineRecorder.WORKERS; worker++) {
      EventLane lane = timeline.lanes().get(worker + 1);
      for (int i = 0; i < lane.size(); i++) {
        lost(worker, lane, i);
      }
    }
    List<Listing.Line> lines = new ArrayList<>();
    for (int n = 1; n <= text.lines().size(); n++) {
      Account a = accounts.getOrDefault(n, new Account());
      lines.add(
          new Listing.Line(
              n,
              text.lines().get(n - 1),
              text.places().get(n - 1),
              a.byWorkers,
              a.bySupervisor,
              a.lost,
              a.waits));
    }
    return new Listing(title, timeline.cycles(), lines, nowhere);
  }

  private void waits(EventLane supervisor, int event) {
    Timeline.cause(supervisor, event)
        .ifPresent(
            cause -> {
              for (long c = supervisor.start(event); c < supervisor.end(event); c++) {
                int unit = unitAt(charged, c);
                if (unit != EventLane.NONE) {
                  account(line(unit)).waits.merge(cause, 1L, Long::sum);
                }
              }
            });
  }

  /** Worker n has every sixth cycle, those that leave n when divided by six. */
  private void lost(int worker, EventLane lane, int event) {
    SlotCause cause = Timeline.cause(lane, event).orElse(null);
    int slots = TimelineRecorder.WORKERS;
    long first = lane.start(event) + Math.floorMod(worker - lane.start(event), slots);
    for (long c = first; cause != null && c < lane.end(event); c += slots) {
      int at = charged.at(c);
      if (at >= 0 && charged.cause(at) == EventLane.NONE) {
        continue;
      }
      switch (cause) {
        case LOST_LAUNCH, LOST_ALIGNMENT -> lost(cause, unitBefore(launches[worker], c));
        case LOST_FINISHED_EARLY, LOST_IDLE_WORKER -> lost(cause, unitBefore(exits[worker], c));
        case LOST_ALONE, LOST_JOIN -> lost(supervisorCause(c, cause), unitAt(charged, c));
        default -> lost(cause, unitAt(charged, c));
      }
    }
  }

  private SlotCause supervisorCause(long cycle, SlotCause otherwise) {
    EventLane supervisor = timeline.lanes().get(0);
    int at = supervisor.at(cycle);
    return at < 0 ? otherwise : Timeline.cause(supervisor, at).orElse(otherwise);
  }

  private void lost(SlotCause cause, int unit) {
    (unit == EventLane.NONE ? nowhere : account(line(unit)).lost).merge(cause, 1L, Long::sum);
  }

  private static int unitAt(EventLane lane, long cycle) {
    int at = lane.at(cycle);
    return at < 0 ? EventLane.NONE : lane.unit(at);
  }

  /** The unit of the last event that starts no later. */
  private static int unitBefore(EventLane lane, long cycle) {
    int last = lane.lastFrom(cycle);
    return last < 0 ? EventLane.NONE : lane.unit(last);
  }

  private int line(int unit) {
    return tally.unit(unit).position().line();
  }

  private Account account(int line) {
    return accounts.computeIfAbsent(line, n -> new Account());
  }
}
