package org.ipukern.generator.report;

import java.util.List;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.SupervisorCause;

/** The supervisor's lane: its issues and the causes of its stalls. */
final class SupervisorLane {
  private final EventLane recorded;
  private final boolean cut;
  private final boolean fault;
  private final List<Round> rounds;
  private final int slots;
  private final EventLane lane = new EventLane();
  private int round;

  SupervisorLane(TimelineRecorder recorder, CallResult call, List<Round> rounds, int slots) {
    this.recorded = recorder.lane(0);
    this.cut = recorder.detail() == Detail.CUT;
    this.fault = call.fault().isPresent();
    this.rounds = rounds;
    this.slots = slots;
  }

  EventLane build(long cycles) {
    for (int i = 0; i < recorded.size(); i++) {
      gap(recorded.start(i), SlotCause.STOPPED);
      if (recorded.cause(i) == EventLane.NONE) {
        lane.add(recorded.start(i), recorded.end(i), recorded.unit(i), recorded.issues(i), -1);
      } else {
        stall(recorded.start(i), recorded.end(i), TimelineRecorder.STALLS.get(recorded.cause(i)));
      }
    }
    gap(cycles, cut ? SlotCause.NOT_RECORDED : SlotCause.STOPPED);
    return lane;
  }

  /** Only the launcher that stands in for a supervisor issues without being heard. */
  private void gap(long end, SlotCause cause) {
    if (end > lane.end() && !fault && cause == SlotCause.STOPPED) {
      lane.add(lane.end(), end, EventLane.NONE, (int) (end - lane.end()), EventLane.NONE);
    } else {
      lost(end, cause);
    }
  }

  private void stall(long from, long to, SupervisorCause cause) {
    switch (cause) {
      case DEPENDENCE -> lost(to, SlotCause.STALL_DEPENDENCE);
      case BRANCH -> lost(to, SlotCause.STALL_BRANCH);
      case PUT -> lost(to, SlotCause.STALL_PUT);
      case LAUNCH -> lost(to, SlotCause.STALL_LAUNCH);
      case SLOT -> lost(to, SlotCause.STALL_SLOT);
      case SYNC -> sync(from, to);
      case ISSUE, COEFFICIENT_LOAD -> throw new IllegalArgumentException(cause + " is no stall");
    }
  }

  /** A sync that waited is split where the last worker gives its slot back. */
  private void sync(long from, long to) {
    while (round < rounds.size()
        && rounds.get(round).syncCycle() >= 0
        && rounds.get(round).syncCycle() < from - 1) {
      round++;
    }
    if (round < rounds.size() && rounds.get(round).syncCycle() == from - 1) {
      lost(Math.min(to, rounds.get(round).lastExit() + slots), SlotCause.STALL_SYNC);
      lost(to, SlotCause.STALL_JOIN);
    } else {
      lost(to, SlotCause.STALL_SYNC_IDLE);
    }
  }

  private void lost(long end, SlotCause cause) {
    if (end > lane.end()) {
      lane.add(lane.end(), end, EventLane.NONE, 0, cause.number());
    }
  }
}
