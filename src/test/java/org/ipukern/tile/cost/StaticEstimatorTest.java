package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** Small programs whose cycles are counted by hand from the issue rules of {@link TimingModel}. */
class StaticEstimatorTest {
  private static final int STATE = 0x50000;
  private static final TimingModel TIMING = TimingModel.ipu21();

  /** One launch, workers that exit at once. */
  private static final String ONE_LAUNCH =
      """
      entry:
      setzi $m1, work
      setzi $m2, 5
      runall $m1, $m0, 0
      sync 2
      br $lr
      .worker
      work:
      exitz $mzero
      """;

  @Test
  void oneLaunchCountedByHand() {
    // setzi 0, setzi 1, runall 0 + 6; workers from 12 on, the last own cycle is worker 5's 17;
    // next issue 17 + 13, return 30 + 9.
    Estimate estimate = estimate(ONE_LAUNCH);
    assertThat(estimate.cycles()).isEqualTo(39);
    assertThat(estimate.terms())
        .containsExactly(
            Map.entry(CostTerm.SUPERVISOR, 15L),
            Map.entry(CostTerm.FEED, 0L),
            Map.entry(CostTerm.LAUNCH, 11L),
            Map.entry(CostTerm.FILL, 0L),
            Map.entry(CostTerm.STEADY, 0L),
            Map.entry(CostTerm.DRAIN, 0L),
            Map.entry(CostTerm.EXIT, 13L));
    assertThat(estimate.launches()).hasSize(1);
    LaunchEstimate launch = estimate.launches().get(0);
    assertThat(launch.entry()).isEqualTo("work");
    assertThat(launch.worker()).isEqualTo(5);
    assertThat(launch.issued()).isEqualTo(6);
    assertThat(launch.firstIssue()).isEqualTo(17);
    assertThat(launch.workerSlots()).containsExactly(1L, 1L, 1L, 1L, 1L, 1L);
    assertThat(estimate.counts()).isEqualTo(new IssueCounts(5, 0, 6, 0, 0, 0));
  }

  @Test
  void repeatBodiesSplitTheWorkersTime() {
    Estimate estimate =
        estimate(
            """
            entry:
            setzi $m1, work
            runall $m1, $m0, 0
            sync 2
            br $lr
            .worker
            .align 8
            work:
            { setzi $m0, 10 ; fnop }
            { rpt $m0, 1 ; fnop }
            { nop ; f16v4hihov4amp $a0:1, $a2:3, $azeros, TAMP_F16V4_E4_P0 }
            { ld64 $a0:1, $mzero, 0 ; fnop }
            nop
            nop
            nop
            exitz $mzero
            """);
    LaunchEstimate launch = estimate.launches().get(0);
    assertThat(launch.fillSlots()).isEqualTo(2);
    assertThat(launch.steadySlots()).isEqualTo(20);
    assertThat(launch.drainSlots()).isEqualTo(3);
    assertThat(launch.slots()).isEqualTo(26);
    assertThat(estimate.terms())
        .containsEntry(CostTerm.FILL, 12L)
        .containsEntry(CostTerm.STEADY, 120L)
        .containsEntry(CostTerm.DRAIN, 18L)
        .containsEntry(CostTerm.EXIT, 13L);
    assertThat(estimate.cycles()).isEqualTo(39 + 150);
    assertThat(estimate.counts().amp()).isEqualTo(60);
    assertThat(estimate.counts().loads()).isEqualTo(60);
    assertThat(estimate.counts().worker()).isEqualTo(6 * 26);
  }

  @Test
  void repeatOfZeroSkipsTheBody() {
    Estimate estimate =
        estimateWorker(
            """
            .align 8
            work:
            { setzi $m0, 0 ; fnop }
            { rpt $m0, 0 ; fnop }
            { ld64 $a0:1, $mzero, 0 ; fnop }
            exitz $mzero
            """);
    assertThat(estimate.launches().get(0).slots()).isEqualTo(3);
    assertThat(estimate.launches().get(0).fillSlots()).isEqualTo(2);
  }

  @Test
  void onlyTheLow16BitsOfARepeatCountMatter() {
    Estimate estimate =
        estimateWorker(
            """
            .align 8
            work:
            { setzi $m0, 0x10003 ; fnop }
            { rpt $m0, 0 ; fnop }
            { nop ; fnop }
            exitz $mzero
            """);
    assertThat(estimate.launches().get(0).steadySlots()).isEqualTo(3);
  }

  @Test
  void coefficientLoadsAreOneCycleEachAndOverlappedCodeIsFree() {
    Estimate estimate =
        estimate(
            """
            entry:
            setzi $m1, work
            ld32 $m2, $m0, 0
            put $CCCSLOAD, $m2
            ld64putcs 0
            ld64putcs 4
            ld64putcs 32
            runall $m1, $m0, 0
            add $m3, $m3, 1
            add $m3, $m3, 1
            sync 2
            br $lr
            .worker
            work:
            exitz $mzero
            """);
    // setzi 0, ld32 1, put 8, loads 16 17 18, runall 19; workers 1 to 5 and 0 issue and exit in 25
    // to
    // 30; the first add waits for worker 1's slot until 31, the second issues in 37; sync 38, next
    // issue 38 + 7, return 45 + 9.
    assertThat(estimate.cycles()).isEqualTo(54);
    assertThat(estimate.terms()).containsEntry(CostTerm.FEED, 3L);
    assertThat(estimate.terms()).containsEntry(CostTerm.SUPERVISOR, 16L + 14L + 9L);
    assertThat(estimate.terms()).containsEntry(CostTerm.EXIT, 1L);
    assertThat(estimate.terms()).containsEntry(CostTerm.LAUNCH, 11L);
    assertThat(estimate.counts().coefficientLoads()).isEqualTo(3);
  }

  @Test
  void supervisorUsesOnlySlotsThatNoWorkerOwns() {
    // runall 6; worker 0 first in 12, ..., worker 5 in 17. Each has two issues, so slot 0 is free
    // again
    // from 12 + 6 + 6 on, the others one cycle later each; the runall holds the supervisor until
    // 12.
    Estimate estimate =
        estimate(
            """
            entry:
            setzi $m1, work
            runall $m1, $m0, 0
            nop
            nop
            nop
            nop
            nop
            nop
            sync 2
            br $lr
            .worker
            work:
            nop
            exitz $mzero
            """);
    // nops 24..29; the last exit is worker 5's in 23; sync 30; next issue max(37, 36).
    assertThat(estimate.cycles()).isEqualTo(37 + 9);
    assertThat(estimate.terms())
        .containsEntry(CostTerm.EXIT, 1L)
        .containsEntry(CostTerm.SUPERVISOR, 6L + 13L + 9L);
  }

  @Test
  void workersWithMoreWorkDecideAndIdleOnesDoNot() {
    Estimate estimate =
        estimateWorker(
            """
            work:
            get $m0, $WSR
            and $m0, $m0, 7
            cmpslt $m1, $m0, 2
            brz $m1, idle
            nop
            nop
            idle:
            exitz $mzero
            """);
    LaunchEstimate launch = estimate.launches().get(0);
    assertThat(launch.workerSlots()).containsExactly(7L, 7L, 5L, 5L, 5L, 5L);
    assertThat(launch.worker()).isEqualTo(1);
    // runall 0, worker 1 from 7 on, exits at 7 + 36 = 43; sync 1; 58, return 65.
    assertThat(estimate.cycles()).isEqualTo(65);
  }

  @Test
  void patchLoopTakes31CyclesAPassAsMeasured() {
    long before = estimate(patchLoop(24)).cycles();
    assertThat(estimate(patchLoop(25)).cycles() - before).isEqualTo(31);
    assertThat(estimate(patchLoop(124)).cycles() - before).isEqualTo(3_100);
  }

  private static String patchLoop(int words) {
    return """
        entry:
        setzi $m4, %d
        setzi $m1, 0x54000
        setzi $m2, 0x58000
        setzi $m3, 0x5C000
        loop:
        ld32 $m6, $m2, 0
        ld32 $m5, $m1, 0
        add $m7, $m3, $m6
        st32 $m5, $m7, 0
        add $m1, $m1, 4
        add $m2, $m2, 4
        sub $m4, $m4, 1
        brnz $m4, loop
        br $lr
        """
        .formatted(words);
  }

  @Test
  void memoryDependenceCostsNoMoreThanAnyOther() {
    String loop =
        """
        entry:
        setzi $m1, 99
        setzi $m2, 0x54000
        loop:
        ld32 $m3, $m2, 0
        add $m3, $m3, 1
        st32 $m3, $m2, %d
        brnzdec $m1, loop
        br $lr
        """;
    assertThat(estimate(loop.formatted(0)).cycles())
        .isEqualTo(estimate(loop.formatted(8)).cycles());
  }

  @Test
  void workersKeepRegistersFromLaunchToLaunch() {
    Estimate estimate =
        estimate(
            """
            entry:
            setzi $m1, first
            setzi $m2, next
            runall $m1, $m0, 0
            sync 2
            runall $m2, $m0, 0
            sync 2
            runall $m2, $m0, 0
            sync 2
            br $lr
            .worker
            first:
            setzi $m0, 1
            exitz $mzero
            next:
            add $m0, $m0, 1
            mov $m1, $m0
            again:
            brnzdec $m1, again
            exitz $mzero
            """);
    assertThat(estimate.launches()).extracting(LaunchEstimate::slots).containsExactly(2L, 6L, 7L);
    assertThat(estimate.launches())
        .extracting(LaunchEstimate::entry)
        .containsExactly("first", "next", "next");
    assertThat(estimate.launches()).extracting(LaunchEstimate::number).containsExactly(1, 2, 3);
    assertThat(sum(estimate)).isEqualTo(estimate.cycles());
  }

  @Test
  void stateWordsSteerSupervisorAndWorkers() {
    String text =
        """
        entry:
        add $sp, $sp, -16
        setzi $m1, work
        ld32 $m3, $m0, 1
        add $m4, $m3, 1
        st32 $m4, $sp, $mzero, 0
        runall $m1, $sp, 0
        sync 2
        add $sp, $sp, 16
        br $lr
        .worker
        work:
        ld32 $m0, $mvertex_base, $mzero, 0
        loop:
        brnzdec $m0, loop
        exitz $mzero
        """;
    Estimate three = estimate(text, Map.of(STATE + 4, 3));
    Estimate thirteen = estimate(text, Map.of(STATE + 4, 13));
    assertThat(three.launches().get(0).slots()).isEqualTo(1 + 5 + 1);
    assertThat(thirteen.cycles() - three.cycles()).isEqualTo(60);
    Estimate none = estimate(text);
    assertThat(none.isKnown()).isFalse();
    assertThat(none.reason()).contains("$m0").contains("not known before the run");
    assertThat(none.position().line()).isEqualTo(15);
  }

  @Test
  void savedLinkAndCallsReturn() {
    Estimate estimate =
        estimate(
            """
            entry:
            add $sp, $sp, -8
            st32 $lr, $sp, $mzero, 0
            call $lr, part
            call $lr, part
            ld32 $lr, $sp, $mzero, 0
            add $sp, $sp, 8
            br $lr
            part:
            br $lr
            """);
    // add 0, st32 6, call 7, br 16, call 25, br 34, ld32 43, add 44, br 50 + 9.
    assertThat(estimate.cycles()).isEqualTo(59);
    assertThat(estimate.launches()).isEmpty();
    assertThat(estimate.terms()).containsEntry(CostTerm.SUPERVISOR, 59L);
  }

  @Test
  void askingForAMissingFigureThrows() {
    Estimate none = estimate("entry:\nbr $m3");
    assertThat(none.isKnown()).isFalse();
    assertThatThrownBy(none::cycles)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("t.S:2:");
    assertThatThrownBy(none::terms).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(none::launches).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(none::counts).isInstanceOf(IllegalStateException.class);
  }

  private static long sum(Estimate estimate) {
    return estimate.terms().values().stream().mapToLong(Long::longValue).sum();
  }

  private static Estimate estimate(String text) {
    return estimate(text, Map.of());
  }

  private static Estimate estimate(String text, Map<Integer, Integer> known) {
    Program program = Texts.program(text);
    int entry = Texts.address(program, "entry");
    return new StaticEstimator().estimate(program, TIMING, new KernelCall(entry, STATE, known));
  }

  private static Estimate estimateWorker(String text) {
    Program program = Texts.program(".worker\n" + text);
    int entry = Texts.address(program, "work");
    return new StaticEstimator()
        .estimateWorkers(program, TIMING, new KernelCall(entry, STATE, Map.of()), 6);
  }
}
