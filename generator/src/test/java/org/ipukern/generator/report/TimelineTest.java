package org.ipukern.generator.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import org.ipukern.tile.sim.SupervisorCause;
import org.junit.jupiter.api.Test;

/** Causes worked out by hand from the issue rules of the timing model. */
class TimelineTest {
  private static String program(String supervisor, String worker) {
    return ".supervisor\n.align 8\nentry:\n"
        + supervisor
        + "br $lr\n.worker\n.align 8\nwork:\n"
        + worker
        + "exitz $mzero\n";
  }

  private static final String LAUNCH =
      "setzi $m1, work\nnop\nnop\nnop\nnop\nnop\nnop\nrunall $m1, $m0, 0\nsync 2\n";

  /** Worker 0 takes the branch to its exit at once, the others store and loop. */
  private static final String UNEVEN =
      """
      get $m0, $WSR
      and $m0, $m0, 7
      brz $m0, done
      st32 $m0, $mvertex_base, $mzero, 0
      1:
      sub $m0, $m0, 1
      brnz $m0, 1b
      done:
      """;

  @Test
  void supervisorStallsHaveTheirCauses() {
    Recorded run =
        Recorded.of(
            program(
                """
                add $m1, $m0, 1
                add $m2, $m1, 1
                get $m3, $FP_ICTL
                nop
                nop
                nop
                nop
                nop
                nop
                put $FP_ICTL, $m3
                bri 1f
                nop
                1:
                sync 2
                """,
                ""));

    assertThat(run.lane(0))
        .containsExactly(
            entry("issue", 13L),
            entry("stall-dependence", 5L),
            entry("stall-put", 7L),
            entry("stall-branch", 16L),
            entry("stall-sync-idle", 6L));
    assertThat(run.lane(1)).containsExactly(entry("lost-alone", run.call().cycles()));
    assertThat(run.bottleneck().limiting()).isEqualTo(Resource.SUPERVISOR);
    assertThat(run.bottleneck().of(Resource.SUPERVISOR)).isEqualTo(run.call().cycles());
  }

  /** runall in cycle 7: slots from 13 on, so worker 1 first, worker 0 last at 18. */
  @Test
  void workerSlotsHaveTheirCauses() {
    Recorded run = Recorded.of(program(LAUNCH, UNEVEN));

    assertThat(run.call().fault()).isEmpty();
    assertThat(run.lane(1))
        .containsExactly(
            entry("lost-alone", 7L + 9L),
            entry("lost-launch", 6L),
            entry("lost-alignment", 5L),
            entry("issue", 4 * 6L),
            entry("lost-idle-worker", lastExit(run) + 6 - 18 - 4 * 6),
            entry("lost-join", 7L));
    assertThat(run.lane(2))
        .containsEntry("issue", 7 * 6L)
        .containsEntry("lost-finished-early", lastExit(run) + 6 - 13 - 7 * 6)
        .doesNotContainKeys("lost-alignment", "lost-idle-worker");
    assertThat(run.lane(6))
        .containsEntry("lost-alignment", 4L)
        .containsEntry("issue", 15 * 6L)
        .doesNotContainKey("lost-finished-early");
    assertThat(run.lane(0))
        .containsEntry("stall-launch", 5L)
        .containsEntry("stall-join", 7L)
        .containsEntry("issue", 10L)
        .containsEntry("stall-branch", 8L);
    assertThat(run.lane(0).get("stall-sync") + run.lane(0).getOrDefault("stall-slot", 0L) + 7)
        .isEqualTo(
            run.call().supervisor().of(SupervisorCause.SYNC)
                + run.call().supervisor().of(SupervisorCause.SLOT));
  }

  private static long lastExit(Recorded run) {
    return run.call().launches().get(0).lastExit();
  }

  @Test
  void workersThatAreNotStartedSaySo() {
    Recorded run =
        Recorded.of(
            program(
                """
                setzi $m1, work
                setzi $m2, 0xC000
                nop
                nop
                nop
                nop
                nop
                nop
                run $m1, $m2, 0
                sync 2
                """,
                "nop\nnop\n"));

    assertThat(run.call().fault()).isEmpty();
    assertThat(run.lane(1)).containsKey("lost-launch").containsEntry("issue", 18L);
    assertThat(run.lane(4)).containsOnlyKeys("lost-alone", "lost-not-started", "lost-join");
  }

  @Test
  void theStatedLauncherIsAccountedFor() {
    Recorded run = Recorded.workers(".worker\n.align 8\nentry:\nnop\nexitz $mzero\n", "test.S", 6);

    assertThat(run.lane(0)).containsEntry("issue", 3L);
    assertThat(run.timeline().cycles()).isEqualTo(run.call().cycles());
  }

  @Test
  void aFaultLeavesItsTimelineAndNoLimits() {
    Recorded run = Recorded.of(program(LAUNCH, "ld32 $m0, $mzero, $mzero, 0\n"));

    assertThat(run.call().fault()).isPresent();
    assertThat(run.bottleneck()).isNull();
    assertThat(run.lane(1)).containsEntry("issue", 6L);
  }

  @Test
  void repeatsThenRoundsAreFoldedAndThenRecordingStops() {
    String body = "rpt $m0, 0\n{ nop; fnop }\n";
    String text = program(LAUNCH + LAUNCH, "setzi $m0, 50\n" + ".align 8\nnop\n" + body);
    Recorded every = Recorded.of(text);
    Recorded repeats = Recorded.of(text, 200);
    Recorded rounds = Recorded.of(text, 50);
    Recorded cut = Recorded.of(text, 5);

    assertThat(every.timeline().note()).isEmpty();
    assertThat(every.timeline().events()).isGreaterThan(600);
    assertThat(repeats.timeline().note()).contains("iterations of a rpt body are one event");
    assertThat(repeats.timeline().events()).isBetween(60, 250);
    assertThat(rounds.timeline().note()).contains("without a break");
    assertThat(rounds.timeline().events()).isLessThan(120);
    for (int lane = 0; lane < 7; lane++) {
      assertThat(repeats.lane(lane)).isEqualTo(every.lane(lane));
      assertThat(rounds.lane(lane)).isEqualTo(every.lane(lane));
    }
    assertThat(cut.timeline().note()).contains("was not recorded");
    assertThat(cut.lane(6)).containsKey("not-recorded");
    assertThat(cut.bottleneck()).isEqualTo(every.bottleneck());
  }
}
