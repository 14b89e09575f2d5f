package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.SourceText;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.timing.TimingModel;

/**
 * A small program, run and recorded.
 *
 * @param timeline what came of it
 * @param call the call itself
 * @param bottleneck what limits it; null if the call ended in a fault
 */
record Recorded(Timeline timeline, CallResult call, Bottleneck bottleneck) {
  private static final int STATE = 0x58000;
  private static final int STATE_BYTES = 0x4000;

  /** A model whose constants do not move, so that cycles worked out by hand stay right. */
  private static TimingModel timing() {
    return TimingModel.ipu21()
        .with("dependence", 6)
        .with("load", 7)
        .with("branch", 9)
        .with("put", 8)
        .with("runall", 6)
        .with("launch", 6)
        .with("slotRelease", 6)
        .with("join", 13)
        .with("syncIdle", 7);
  }

  /** Calls the label {@code entry} as a supervisor function. */
  static Recorded of(String text) {
    return of(text, TimelineRecorder.LIMIT);
  }

  /** The same with another limit of events. */
  static Recorded of(String text, int limit) {
    return run(text, "test.S", limit, 0);
  }

  /** Runs the label {@code entry} as so many workers; the source has that name. */
  static Recorded workers(String text, String name, int count) {
    return run(text, name, TimelineRecorder.LIMIT, count);
  }

  private static Recorded run(String text, String name, int limit, int workers) {
    Assembly assembly = Assembler.assemble(new SourceText(name, text), AssemblerOptions.defaults());
    assertThat(assembly.diagnostics()).isEmpty();
    TimelineRecorder recorder = new TimelineRecorder(limit);
    TimingModel timing = timing();
    Tile tile = new Tile(assembly.program(), timing, TileOptions.defaults().withListener(recorder));
    tile.memory().permit(STATE, STATE_BYTES, true, true);
    int entry = (int) assembly.program().symbol("entry").orElseThrow().value();
    CallResult call =
        workers == 0 ? tile.callSupervisor(entry, STATE) : tile.runWorkers(entry, STATE, workers);
    Timeline timeline = recorder.timeline(name, call, timing);
    accountsForEveryCycle(timeline);
    return new Recorded(
        timeline,
        call,
        call.fault().isPresent() ? null : Bottleneck.of(call, recorder.tally(), timing));
  }

  /** Seven lanes whose events follow one another from the first cycle to the last. */
  private static void accountsForEveryCycle(Timeline timeline) {
    assertThat(timeline.lanes()).hasSize(7);
    for (EventLane lane : timeline.lanes()) {
      long end = 0;
      for (int i = 0; i < lane.size(); i++) {
        assertThat(lane.start(i)).isEqualTo(end);
        assertThat(lane.end(i)).isGreaterThan(end);
        end = lane.end(i);
      }
      assertThat(end).isEqualTo(timeline.cycles());
    }
  }

  /** Cycles of a lane by cause code, with {@code issue} for all issues, in order of appearance. */
  Map<String, Long> lane(int number) {
    EventLane lane = timeline.lanes().get(number);
    Map<String, Long> cycles = new LinkedHashMap<>();
    for (int i = 0; i < lane.size(); i++) {
      cycles.merge(
          Timeline.cause(lane, i).map(SlotCause::code).orElse("issue"),
          lane.end(i) - lane.start(i),
          Long::sum);
    }
    return cycles;
  }
}
