package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Cycle counts worked out by hand from the issue rules of the timing model. */
final class SupervisorTimingTest {
  private static final TimingModel MODEL = TimingModel.ipu21();

  private static CallResult call(String... lines) {
    CallResult result = Bench.supervisor(lines).call();
    assertThat(result.supervisor().total()).isEqualTo(result.cycles());
    return result;
  }

  @Test
  void aReturnCostsABranch() {
    assertThat(call().cycles()).isEqualTo(9);
    assertThat(call("nop", "nop").cycles()).isEqualTo(11);
  }

  @Test
  void dependentInstructionsWaitSixCyclesAndSevenForALoad() {
    CallResult result = call("add $m1, $m0, 1", "add $m2, $m1, 1");
    assertThat(result.cycles()).isEqualTo(6 + 1 + 9);
    assertThat(result.supervisor().of(SupervisorCause.DEPENDENCE)).isEqualTo(5);
    assertThat(call("add $m1, $m0, 1", "nop", "nop", "add $m2, $m1, 1").cycles()).isEqualTo(16);
    assertThat(call("ld32 $m1, $m0, $mzero, 0", "st32 $m1, $m0, $mzero, 0").cycles()).isEqualTo(17);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 24, 78, 1024})
  void theScalarLoopTakesThirtyOneCyclesAPass(int passes) {
    CallResult result =
        call(
            "setzi $m1, 0x60000",
            "setzi $m2, 0x60000",
            "setzi $m5, " + passes,
            "nop\nnop\nnop\nnop\nnop",
            "1:",
            "ld32 $m3, $m1, $mzero, 0",
            "ld32 $m4, $m2, $mzero, 0",
            "add $m6, $m3, $m0",
            "st32 $m4, $m6, $mzero, 0",
            "add $m1, $m1, 4",
            "add $m2, $m2, 4",
            "sub $m5, $m5, 1",
            "brnz $m5, 1b");
    // Eight instructions before; the last pass leaves by the branch that is not taken.
    assertThat(result.cycles()).isEqualTo(8 + 31L * passes - 8 + 9);
  }

  @Test
  void brnzdecCostsNineWhileItJumpsAndOneAtTheEnd() {
    CallResult result = call("setzi $m1, 5", "nop\nnop\nnop\nnop\nnop\nnop", "1: brnzdec $m1, 1b");
    assertThat(result.cycles()).isEqualTo(7 + 5 * 9 + 1 + 9);
    assertThat(result.supervisor().of(SupervisorCause.BRANCH)).isEqualTo(5 * 8 + 8);
  }

  @Test
  void putsAndCoefficientLoads() {
    CallResult result =
        call("put $CCCSLOAD, $m0", "ld64putcs 0", "ld64putcs 1", "ld64putcs 2", "nop");
    assertThat(result.cycles()).isEqualTo(8 + 3 + 1 + 9);
    assertThat(result.supervisor().of(SupervisorCause.PUT)).isEqualTo(7);
    assertThat(result.supervisor().of(SupervisorCause.COEFFICIENT_LOAD)).isEqualTo(3);
    assertThat(result.supervisor().of(SupervisorCause.ISSUE)).isEqualTo(3);
  }

  @Test
  void anIdleSyncCostsSeven() {
    assertThat(call("sync TEXCH_SYNCZONE_LOCAL").cycles()).isEqualTo(16);
  }

  private static final String TWO_BUNDLES =
      "\n.worker\n.align 8\nbody:\n{ nop ; fnop }\nexitz $mzero\n";

  private static Bench launch(TimingModel model, String between) {
    return new Bench(
        ".supervisor\n.align 8\nentry:\nsetzi $m1, body\nrunall $m1, $m0, 0\n"
            + between
            + "sync TEXCH_SYNCZONE_LOCAL\nbr $lr\n"
            + TWO_BUNDLES,
        model,
        TileOptions.defaults());
  }

  @Test
  void oneLaunchByHand() {
    CallResult result = launch(MODEL, "").call();
    LaunchTrace launch = result.launches().get(0);
    // setzi at 0, runall at 6; workers may start from 12 on, so worker 0 starts at 12, 1 at 13, ...
    assertThat(launch.launchCycle()).isEqualTo(6);
    long[] first = {12, 13, 14, 15, 16, 17};
    for (WorkerTrace worker : launch.workers()) {
      assertThat(worker.firstIssue()).isEqualTo(first[worker.worker()]);
      assertThat(worker.exitCycle()).isEqualTo(first[worker.worker()] + 6);
      assertThat(worker.slots()).isEqualTo(2);
    }
    // The runall holds the supervisor until 12, when every slot is taken; worker 0 gives its own
    // back
    // first, at 24. The last exit is worker 5's at 23.
    assertThat(launch.syncCycle()).isEqualTo(24);
    assertThat(launch.resumeCycle()).isEqualTo(23 + 13);
    assertThat(result.cycles()).isEqualTo(36 + 9);
    assertThat(result.supervisor().of(SupervisorCause.SYNC)).isEqualTo(36 - 25);
    assertThat(result.supervisor().of(SupervisorCause.LAUNCH)).isEqualTo(5);
    assertThat(result.supervisor().total()).isEqualTo(45);
  }

  @Test
  void theSupervisorUsesOnlySlotsThatNoWorkerOwns() {
    // nops from 7 on: the slots fill one by one from 12 on, and all six are taken at 17.
    CallResult result = launch(MODEL.with("runall", 1), "nop\n".repeat(9)).call();
    // 7..11 are free; 12..17 belong to workers 0..5; worker 0 exits at 18, so its slot is free
    // again at 24, the next ones one cycle later each: 24, 25, 26, 27.
    LaunchTrace launch = result.launches().get(0);
    assertThat(launch.syncCycle()).isEqualTo(28);
    assertThat(result.supervisor().of(SupervisorCause.SLOT)).isEqualTo(12);
    assertThat(launch.resumeCycle()).isEqualTo(36);
    assertThat(result.cycles()).isEqualTo(45);
    assertThat(result.supervisor().total()).isEqualTo(45);
  }

  @Test
  void aSyncAfterTheLastExitStillWaitsForIt() {
    CallResult late = launch(MODEL, "nop\n".repeat(30)).call();
    // The first nop issues at 24, the 30th at 53; the sync at 54 is later than any exit counts.
    assertThat(late.launches().get(0).syncCycle()).isEqualTo(54);
    assertThat(late.launches().get(0).resumeCycle()).isEqualTo(61);
    assertThat(late.cycles()).isEqualTo(70);
  }

  @ParameterizedTest
  @CsvSource({"dependence, 7, 46", "branch, 10, 46", "launch, 12, 51", "join, 20, 52"})
  void everyConstantCounts(String name, int value, int cycles) {
    assertThat(launch(MODEL.with(name, value), "").call().cycles()).isEqualTo(cycles);
  }

  @Test
  void aRunallHoldsTheSupervisor() {
    TimingModel late = MODEL.with("launch", 12);
    assertThat(launch(late, "").call().launches().get(0).syncCycle()).isEqualTo(12);
    assertThat(launch(late.with("runall", 1), "").call().launches().get(0).syncCycle())
        .isEqualTo(7);
  }

  @Test
  void aReleaseDelayMovesTheFreeSlots() {
    CallResult result = launch(MODEL.with("slotRelease", 1), "nop\n".repeat(9)).call();
    // Worker 0 exits at 18 and gives its slot back at 19; that slot comes round at 24 as before.
    assertThat(result.launches().get(0).syncCycle()).isEqualTo(33);
    CallResult slow = launch(MODEL.with("slotRelease", 7), "nop\n".repeat(9)).call();
    assertThat(slow.launches().get(0).syncCycle()).isEqualTo(39);
  }

  @Test
  void workersAreTimedUnderAStatedLauncher() {
    Bench bench = Bench.worker("nop", "nop");
    CallResult one = bench.run();
    // runall at 0, sync at 7, worker 0 issues at 6, 12 and exits at 18, resume at 31, return.
    assertThat(one.launches().get(0).workers()).hasSize(1);
    assertThat(one.launches().get(0).lastExit()).isEqualTo(18);
    assertThat(one.cycles()).isEqualTo(31 + 9);
    CallResult six = bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 6);
    assertThat(six.launches().get(0).lastExit()).isEqualTo(23);
    assertThat(six.cycles()).isEqualTo(36 + 9);
    assertThat(six.supervisor().total()).isEqualTo(45);
    assertThat(six.issues()).isEqualTo(18);
  }

  @Test
  void theCycleCounterRunsOn() {
    Bench bench =
        Bench.worker(
            "get $m0, $COUNT_L",
            "get $m1, $COUNT_L",
            "get $m2, $COUNT_U",
            "st32 $m0, $mvertex_base, $mzero, 0",
            "st32 $m1, $mvertex_base, $mzero, 1",
            "st32 $m2, $mvertex_base, $mzero, 2");
    CallResult first = bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(6);
    assertThat(bench.word(Bench.STATE + 4)).isEqualTo(12);
    assertThat(bench.word(Bench.STATE + 8)).isZero();
    bench.run();
    assertThat(bench.word(Bench.STATE) % 6).isZero();
    assertThat(bench.word(Bench.STATE)).isGreaterThanOrEqualTo((int) first.cycles() + 6);
  }

  @Test
  void listenersHearEveryIssue() {
    List<String> heard = new ArrayList<>();
    TileOptions options =
        TileOptions.defaults()
            .withListener((context, cycle, unit) -> heard.add(context + "@" + cycle));
    Bench bench =
        new Bench(
            ".supervisor\n.align 8\nentry:\nsetzi $m1, body\nrunall $m1, $m0, 0\n"
                + "sync TEXCH_SYNCZONE_LOCAL\nbr $lr\n"
                + TWO_BUNDLES,
            options);
    CallResult result = bench.call();
    assertThat(heard)
        .containsExactly(
            "-1@0", "-1@6", "0@12", "0@18", "1@13", "1@19", "2@14", "2@20", "3@15", "3@21", "4@16",
            "4@22", "5@17", "5@23", "-1@24", "-1@36");
    assertThat(result.issues()).isEqualTo(heard.size());
  }
}
