package org.ipukern.generator.report;

import java.util.List;
import org.ipukern.tile.sim.LaunchTrace;
import org.ipukern.tile.sim.WorkerTrace;
import org.ipukern.tile.timing.TimingModel;

/** A worker's lane: its issues and the causes of the slots it did not use. */
final class WorkerLane {
  private final TimelineRecorder recorder;
  private final int worker;
  private final List<Round> rounds;
  private final TimingModel timing;
  private final LaneBuilder lane;
  private final int[] launches = new int[TimelineRecorder.WORKERS];

  WorkerLane(TimelineRecorder recorder, int worker, List<Round> rounds, TimingModel timing) {
    this.recorder = recorder;
    this.worker = worker;
    this.rounds = rounds;
    this.timing = timing;
    this.lane = new LaneBuilder(recorder.lane(worker + 1), recorder.detail() == Detail.CUT);
  }

  EventLane build(long cycles) {
    for (Round round : rounds) {
      lane.until(round.start(), SlotCause.LOST_ALONE);
      SlotCause after = SlotCause.LOST_NOT_STARTED;
      for (LaunchTrace launch : round.launches()) {
        for (WorkerTrace trace : launch.workers()) {
          if (trace.worker() == worker) {
            launched(launch, trace);
            after = afterwards(launch);
          }
        }
        launch.workers().forEach(trace -> launches[trace.worker()]++);
      }
      lane.until(end(round), after);
      lane.until(Math.max(round.resumeCycle(), lane.cursor()), SlotCause.LOST_JOIN);
    }
    // A fault in the middle of a launch leaves issues of which no launch tells.
    boolean stopped = cycles > 0 && hasIssueFrom(lane.cursor());
    lane.until(cycles, stopped ? SlotCause.STOPPED : SlotCause.LOST_ALONE);
    return lane.lane();
  }

  private long end(Round round) {
    long end = round.lastExit() + timing.slots();
    return round.resumeCycle() < 0 ? end : Math.min(end, round.resumeCycle());
  }

  private void launched(LaunchTrace launch, WorkerTrace trace) {
    lane.until(launch.launchCycle(), SlotCause.LOST_NOT_STARTED);
    lane.until(launch.launchCycle() + timing.launch(), SlotCause.LOST_LAUNCH);
    lane.until(trace.firstIssue(), SlotCause.LOST_ALIGNMENT);
    lane.until(trace.exitCycle() + timing.slots(), SlotCause.STOPPED);
  }

  /** Why the worker does nothing once it has ended: it had no work, or less than another. */
  private SlotCause afterwards(LaunchTrace launch) {
    boolean othersStored =
        launch.workers().stream().anyMatch(w -> recorder.stored(w.worker(), launches[w.worker()]));
    return othersStored && !recorder.stored(worker, launches[worker])
        ? SlotCause.LOST_IDLE_WORKER
        : SlotCause.LOST_FINISHED_EARLY;
  }

  private boolean hasIssueFrom(long cycle) {
    return recorder.lane(worker + 1).end() > cycle;
  }
}
