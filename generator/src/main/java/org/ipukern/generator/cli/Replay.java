package org.ipukern.generator.cli;

import java.util.Optional;
import org.ipukern.generator.gate.EntryReplay;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.report.Bottleneck;
import org.ipukern.generator.report.ListedText;
import org.ipukern.generator.report.Listing;
import org.ipukern.generator.report.ListingRecorder;
import org.ipukern.generator.report.Timeline;
import org.ipukern.generator.report.TimelineRecorder;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;

/**
 * A call that was listened to.
 *
 * @param bottleneck what limits it; empty if it ended in a fault, or there was none
 * @param timeline what every context did; empty if there was no call
 * @param listing what each line of the text took; empty unless asked for, or if there was no call
 */
record Replay(
    Optional<Bottleneck> bottleneck, Optional<Timeline> timeline, Optional<Listing> listing) {
  private static final Replay NONE =
      new Replay(Optional.empty(), Optional.empty(), Optional.empty());

  /** What a recorder heard of a call. */
  static Replay of(TimelineRecorder recorder, CallResult call, String title, TimingModel timing) {
    return new Replay(
        call.fault().isPresent()
            ? Optional.empty()
            : Optional.of(Bottleneck.of(call, recorder.tally(), timing)),
        Optional.of(recorder.timeline(title, call, timing)),
        Optional.empty());
  }

  /** Calls an entry point of a judged kernel once more. */
  static Replay of(KernelResult kernel, EntryPoint entry, TimingModel timing) {
    TimelineRecorder recorder = new TimelineRecorder();
    return EntryReplay.run(kernel, entry, timing, recorder)
        .map(call -> of(recorder, call, entry.className(), timing))
        .orElse(NONE);
  }

  /** The same with a listing of the kernel's assembly. */
  static Replay of(KernelResult kernel, EntryPoint entry, TimingModel timing, ListedText text) {
    ListingRecorder recorder = new ListingRecorder();
    return EntryReplay.run(kernel, entry, timing, recorder)
        .map(
            call -> {
              Replay replay = of(recorder.timeline(), call, entry.className(), timing);
              Listing listing = recorder.listing(entry.className(), text, call, timing);
              return new Replay(replay.bottleneck, replay.timeline, Optional.of(listing));
            })
        .orElse(NONE);
  }

  /** Writes the timeline, or says that there is none, which the verdict then explains. */
  void write(TimelineFile file, Console console) {
    timeline.ifPresentOrElse(
        shown -> file.write(console, shown),
        () -> console.note("there is no timeline: the kernel could not be called"));
  }
}
