package org.ipukern.generator.report;

/** Puts recorded events and the causes of what lies between them into one lane without gaps. */
final class LaneBuilder {
  private final EventLane recorded;
  private final boolean cut;
  private final EventLane lane = new EventLane();
  private long cursor;
  private int next;

  /**
   * @param recorded events with issues; causes are those of {@link SlotCause}
   * @param cut true if recording stopped before the end
   */
  LaneBuilder(EventLane recorded, boolean cut) {
    this.recorded = recorded;
    this.cut = cut;
  }

  /** Fills the lane up to that cycle; what no event covers has this cause. */
  void until(long cycle, SlotCause cause) {
    while (next < recorded.size() && recorded.start(next) < cycle) {
      gap(recorded.start(next), cause);
      long end = recorded.end(next);
      lane.add(cursor, end, recorded.unit(next), recorded.issues(next), recorded.cause(next));
      cursor = end;
      next++;
    }
    gap(cycle, cause);
  }

  private void gap(long end, SlotCause cause) {
    if (end > cursor) {
      boolean lost = cut && next == recorded.size();
      int number = (lost ? SlotCause.NOT_RECORDED : cause).number();
      if (lane.size() > 0 && lane.cause(lane.size() - 1) == number) {
        lane.extend(end, 0);
      } else {
        lane.add(cursor, end, EventLane.NONE, 0, number);
      }
      cursor = end;
    }
  }

  long cursor() {
    return cursor;
  }

  EventLane lane() {
    return lane;
  }
}
