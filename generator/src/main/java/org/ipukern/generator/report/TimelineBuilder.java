package org.ipukern.generator.report;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;

/** Turns a recording into a timeline. */
final class TimelineBuilder {
  private TimelineBuilder() {}

  static Timeline build(
      TimelineRecorder recorder, String title, CallResult call, TimingModel timing) {
    List<Round> rounds = Round.of(call);
    long cycles = call.cycles();
    for (int n = 0; call.fault().isPresent() && n <= TimelineRecorder.WORKERS; n++) {
      cycles = Math.max(cycles, recorder.lane(n).end());
    }
    List<EventLane> lanes = new ArrayList<>();
    lanes.add(new SupervisorLane(recorder, call, rounds, timing.slots()).build(cycles));
    for (int worker = 0; worker < TimelineRecorder.WORKERS; worker++) {
      lanes.add(new WorkerLane(recorder, worker, rounds, timing).build(cycles));
    }
    return new Timeline(
        title, timing.version(), cycles, recorder.detail(), lanes, rounds, recorder.tally());
  }
}
