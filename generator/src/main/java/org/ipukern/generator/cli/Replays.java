package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.EntryReplay;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.report.Bottleneck;
import org.ipukern.generator.report.Timeline;
import org.ipukern.generator.report.TimelineRecorder;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;

/**
 * The entry points of a judged kernel, called once more and listened to.
 *
 * @param bottlenecks what limits each entry point; empty if its call ended in a fault or there was
 *     none
 * @param timelines of each entry point; empty if there was no call
 */
record Replays(List<Optional<Bottleneck>> bottlenecks, List<Optional<Timeline>> timelines) {
  /** Calls all entry points. */
  static Replays of(KernelResult kernel, TimingModel timing) {
    List<Optional<Bottleneck>> bottlenecks = new ArrayList<>();
    List<Optional<Timeline>> timelines = new ArrayList<>();
    for (var judged : kernel.entries()) {
      EntryPoint entry = judged.entry();
      TimelineRecorder recorder = new TimelineRecorder();
      Optional<CallResult> call = EntryReplay.run(kernel, entry, timing, recorder);
      bottlenecks.add(
          call.filter(c -> c.fault().isEmpty())
              .map(c -> Bottleneck.of(c, recorder.tally(), timing)));
      timelines.add(call.map(c -> recorder.timeline(entry.className(), c, timing)));
    }
    return new Replays(bottlenecks, timelines);
  }

  /**
   * The one timeline there is.
   *
   * @throws CommandException if there is none, or several
   */
  Timeline onlyTimeline() {
    if (timelines.size() != 1) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--timeline shows one entry point, this kernel has "
              + timelines.size()
              + "; give one row count");
    }
    return timelines
        .get(0)
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.NO_VERDICT, "there is no timeline: the kernel could not be called"));
  }
}
