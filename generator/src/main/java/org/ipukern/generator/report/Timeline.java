package org.ipukern.generator.report;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.asm.IssueUnit;

/**
 * What the supervisor and each worker did in every tile cycle of a call: each lane's events follow
 * one another without gap or overlap from 0 to {@link #cycles()}. An event of a worker starts with
 * its issue and holds the slot's six cycles.
 */
public final class Timeline {
  private final String title;
  private final String model;
  private final long cycles;
  private final Detail detail;
  private final List<EventLane> lanes;
  private final List<Round> rounds;
  private final IssueTally tally;

  Timeline(
      String title,
      String model,
      long cycles,
      Detail detail,
      List<EventLane> lanes,
      List<Round> rounds,
      IssueTally tally) {
    this.title = title;
    this.model = model;
    this.cycles = cycles;
    this.detail = detail;
    this.lanes = List.copyOf(lanes);
    this.rounds = List.copyOf(rounds);
    this.tally = tally;
  }

  /** What was called. */
  public String title() {
    return title;
  }

  /** Version of the timing model. */
  public String model() {
    return model;
  }

  /** Length of the call in tile cycles. */
  public long cycles() {
    return cycles;
  }

  /** What was folded or left out, for people; empty if every issue is an event of its own. */
  public String note() {
    return detail.note();
  }

  /** Number of events of all lanes. */
  public int events() {
    return lanes.stream().mapToInt(EventLane::size).sum();
  }

  /** Supervisor, then workers 0 to 5. */
  List<EventLane> lanes() {
    return lanes;
  }

  /** Name of a lane. */
  static String laneName(int lane) {
    return lane == 0 ? "supervisor" : "worker " + (lane - 1);
  }

  /** The rounds of the call in order. */
  List<Round> rounds() {
    return rounds;
  }

  /** Tile cycles of a lane in which nothing issues, by cause, in the order of the causes. */
  Map<SlotCause, Long> lost(int lane) {
    Map<SlotCause, Long> lost = new EnumMap<>(SlotCause.class);
    EventLane events = lanes.get(lane);
    for (int i = 0; i < events.size(); i++) {
      long cycles = events.end(i) - events.start(i);
      cause(events, i).ifPresent(cause -> lost.merge(cause, cycles, Long::sum));
    }
    return lost;
  }

  /** Why nothing issues in that event; empty if something does. */
  static Optional<SlotCause> cause(EventLane lane, int event) {
    int cause = lane.cause(event);
    return cause == EventLane.NONE ? Optional.empty() : Optional.of(SlotCause.numbered(cause));
  }

  /** What issues in that event; empty if nothing does, or the stated launcher. */
  Optional<IssueUnit> unit(EventLane lane, int event) {
    int unit = lane.unit(event);
    return unit == EventLane.NONE ? Optional.empty() : Optional.of(unit(unit));
  }

  /** The unit of that number in a lane. */
  IssueUnit unit(int number) {
    return tally.unit(number);
  }
}
