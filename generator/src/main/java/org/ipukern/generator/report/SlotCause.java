package org.ipukern.generator.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Why a tile cycle of the supervisor, or an issue slot of a worker, holds no issue. A bundle with
 * only one useful half is an issue and has no cause here.
 */
public enum SlotCause {
  STALL_DEPENDENCE(
      "stall-dependence",
      "waits for a register",
      "The supervisor's next instruction reads a register that was written too few cycles ago."
          + " Independent instructions in between use these cycles for nothing."),
  STALL_BRANCH(
      "stall-branch",
      "follows a taken branch",
      "After a taken branch, a call or a br the supervisor needs some cycles to its next issue."
          + " Unrolling a supervisor loop saves them."),
  STALL_PUT(
      "stall-put",
      "follows a put",
      "After a put to a control register the supervisor needs some cycles to its next issue,"
          + " whatever that instruction reads."),
  STALL_LAUNCH(
      "stall-launch",
      "follows a launch",
      "After a runall or a run the supervisor needs some cycles to its next issue. It costs nothing"
          + " of its own, since the workers start meanwhile."),
  STALL_SLOT(
      "stall-slot",
      "workers own the slots",
      "All slots until the next free one belong to running workers, so the supervisor may not issue."
          + " It costs nothing while the workers are what takes the time."),
  STALL_SYNC(
      "stall-sync",
      "sync, workers run",
      "The supervisor waits in a sync while at least one worker still runs. The workers' lanes say"
          + " what these cycles go to."),
  STALL_JOIN(
      "stall-join",
      "sync, workers have ended",
      "All workers have ended and given their slots back, and the supervisor has not resumed after"
          + " its sync yet. Every launch pays this once."),
  STALL_SYNC_IDLE(
      "stall-sync-idle",
      "sync without workers",
      "The cycles of a sync that had no worker to wait for; the sync could be left out."),
  LOST_ALONE(
      "lost-alone",
      "supervisor alone",
      "No worker has been launched: the supervisor sets up, loads coefficients or stalls, and the"
          + " slots of all six workers pass unused."),
  LOST_LAUNCH(
      "lost-launch",
      "launch latency",
      "From the launch of this worker to the earliest cycle at which any worker could issue."),
  LOST_ALIGNMENT(
      "lost-alignment",
      "waits for its own slot",
      "The launch is through but the cycle belongs to another worker: worker n issues only in cycles"
          + " that leave n when divided by six, which costs it up to five cycles a launch."),
  LOST_FINISHED_EARLY(
      "lost-finished-early",
      "waits for the busiest worker",
      "This worker did its share and has ended while another one of the same launch still runs. An"
          + " even division of the work makes these slots few."),
  LOST_IDLE_WORKER(
      "lost-idle-worker",
      "had no work",
      "This worker was launched and has ended without a single store, while another worker of the"
          + " same launch stored results: there was no work for it."),
  LOST_NOT_STARTED(
      "lost-not-started",
      "not started",
      "Other workers run but this one was not started, or not yet, since the last sync."),
  LOST_JOIN(
      "lost-join",
      "all workers have ended",
      "All workers have ended and the supervisor has not resumed after its sync yet."),
  STOPPED(
      "stopped",
      "the run stopped",
      "The run ended in a fault, so nothing can be said of these cycles."),
  NOT_RECORDED(
      "not-recorded",
      "not recorded",
      "The recording had reached its limit of events even with repeats and rounds folded, so these"
          + " cycles may hold issues that are not shown.");

  private static final List<SlotCause> ALL = List.of(values());

  private final String code;
  private final String title;
  private final String explanation;

  SlotCause(String code, String title, String explanation) {
    this.code = code;
    this.title = title;
    this.explanation = explanation;
  }

  /** The cause of that number in an {@link EventLane}. */
  static SlotCause numbered(int number) {
    return ALL.get(number);
  }

  /** Its number in an {@link EventLane}. */
  int number() {
    return ALL.indexOf(this);
  }

  /** The code in timelines and on the command line, such as {@code lost-alignment}. */
  public String code() {
    return code;
  }

  /** The cause in a few words. */
  public String title() {
    return title;
  }

  /** What it means and what helps. */
  public String explanation() {
    return explanation;
  }

  /** The cause of that code, whatever its case. */
  public static Optional<SlotCause> of(String code) {
    for (SlotCause cause : values()) {
      if (cause.code.equals(code.toLowerCase(Locale.ROOT))) {
        return Optional.of(cause);
      }
    }
    return Optional.empty();
  }
}
