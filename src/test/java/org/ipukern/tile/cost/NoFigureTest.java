package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the estimator must not put a number on, and that it names the line. */
class NoFigureTest {
  private static final int STATE = 0x50000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "f32div $a0, $a1, $a2",
        "f32sqrt $a0, $a1",
        "f32oox $a0, $a1",
        "f32exp $a0, $a1",
        "f32tanh $a0, $a1",
        "f16v2exp $a0, $a1",
        "f16v2sigm $a0, $a1"
      })
  void functionsWithDataDependentSlots(String function) {
    Estimate none = worker("nop\n{ nop ; " + function + " }\nexitz $mzero");
    assertNone(none, 4, function.substring(0, function.indexOf(' ')));
  }

  @Test
  void theSameInsideARepeatBody() {
    assertNone(
        worker("{ rpt 4, 0 ; fnop }\n{ nop ; f16v2exp $a0, $a1 }\nexitz $mzero"), 4, "f16v2exp");
  }

  @Test
  void f16TanhIsOneSlot() {
    assertThat(worker("{ nop ; f16v2tanh $a0, $a1 }\nexitz $mzero").launches().get(0).slots())
        .isEqualTo(2);
  }

  @Test
  void dataInTheFlow() {
    assertNone(worker("nop\n.long 7\nexitz $mzero"), 3, "data at 0x4c104");
    assertNone(supervisor("nop\n.long 7\nbr $lr"), 2, "data at 0x4c104");
  }

  @Test
  void runningOffTheEnd() {
    assertNone(worker("nop\nnop"), 4, "no instruction");
    assertNone(supervisor("bri 0x18000\nbr $lr"), 2, "0x60000");
  }

  @Test
  void codeInRegionOne() {
    String far = "\n.space 0x33f00\nfar: nop\nexitz $mzero";
    assertNone(worker("bri far" + far), 3, "0x80004; instructions are fetched from below 0x80000");
    String fill = ".space 0x33ef8\n";
    assertNone(worker("bri 1f\n" + fill + "1: nop\nexitz $mzero"), 5, "0x80000");
  }

  @Test
  void trapsRunAndOtherSyncZones() {
    assertNone(worker("trap 0"), 3, "trap");
    assertNone(supervisor("trap 0"), 2, "trap");
    assertNone(supervisor("setzi $m1, 0x4c100\nrun $m1, $m0, 0\nsync 2\nbr $lr"), 3, "run");
    assertNone(supervisor("sync 0\nbr $lr"), 2, "zone 0");
  }

  @ParameterizedTest
  @CsvSource({"brz", "brnz", "brneg", "brpos", "brnzdec"})
  void branchesOnUnknownValues(String branch) {
    assertNone(worker("ld32 $m3, $mworker_base, 0\n" + branch + " $m3, work"), 4, "$m3");
    assertNone(supervisor("ld32 $m3, $m0, 0\n" + branch + " $m3, entry\nbr $lr"), 3, "$m3");
  }

  @Test
  void unknownRepeatCountsTargetsAndEntries() {
    assertNone(worker("rpt $m5, 0\n.align 8\n{ nop ; fnop }\nexitz $mzero"), 3, "rpt count");
    assertNone(worker("br $m5"), 3, "branch target");
    assertNone(supervisor("br $m5"), 2, "branch target");
    assertNone(supervisor("runall $m5, $m0, 0\nsync 2\nbr $lr"), 2, "$m5");
  }

  @Test
  void cycleCounterDoesNotSteerAFigure() {
    assertNone(worker("get $m1, $COUNT_L\nbrz $m1, work\nexitz $mzero"), 4, "$m1");
  }

  @Test
  void endlessWalks() {
    assertNone(worker("bri work"), 3, "no end after following 1000 issues");
    assertNone(supervisor("bri entry"), 2, "no end after following 1000 issues");
    assertNone(
        worker("{ rpt 4095, 0 ; fnop }\n{ mov $m0, $m1 ; fnop }\nexitz $mzero"),
        4,
        "no end after following 1000 issues");
    // Only additions: no walk, so no limit.
    assertThat(worker("{ rpt 4095, 0 ; fnop }\n{ add $m0, $m0, 8 ; fnop }\nexitz $mzero").isKnown())
        .isTrue();
  }

  @Test
  void workersThatNoSyncWaitedFor() {
    String worker = "\n.worker\nwork:\nexitz $mzero";
    String start = "setzi $m1, work\nrunall $m1, $m0, 0\n";
    assertNone(supervisor(start + "br $lr" + worker), 4, "return");
    assertNone(
        supervisor(start + "runall $m1, $m0, 0\nsync 2\nbr $lr" + worker), 4, "no sync has waited");
  }

  @Test
  void argumentsOverwrittenWhileWorkersReadThem() {
    String text =
        """
        setzi $m1, work
        st32 $m1, $sp, $mzero, 0
        runall $m1, $sp, 0
        st32 $m1, $sp, $mzero, %d
        sync 2
        st32 $m1, $sp, $mzero, 0
        br $lr
        .worker
        work:
        ld32 $m0, $mvertex_base, $mzero, 0
        exitz $mzero
        """;
    assertNone(supervisor(text.formatted(0)), 5, "may still read");
    assertThat(supervisor(text.formatted(1)).isKnown()).isTrue();
  }

  @Test
  void repeatBodiesOfOtherThanPlainBundles() {
    assertNone(worker("{ rpt 2, 0 ; fnop }\nnop\nexitz $mzero"), 4, "rpt body");
    assertNone(worker("{ rpt 2, 0 ; fnop }\n{ bri work ; fnop }\nexitz $mzero"), 4, "rpt body");
  }

  @Test
  void codeOfTheWrongMode() {
    assertNone(supervisor("setzi $m0, 1\nbri work\n.worker\nwork:\nexitz $mzero"), 6, "supervisor");
    assertNone(
        worker("bri other\n.supervisor\nother:\nsync 2"), 6, "sync cannot issue in worker code");
  }

  @Test
  void callsAreChecked() {
    assertThatThrownBy(() -> new KernelCall(0x4c102, STATE, Map.of()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("entry address ");
    assertThatThrownBy(() -> new KernelCall(0x4c100, STATE, Map.of(3, 3)))
        .hasMessageStartingWith("knownWords address 3 ");
    Program program = Texts.program(".worker\nexitz $mzero");
    KernelCall call = new KernelCall(0x4c100, STATE, Map.of());
    assertThatThrownBy(
            () -> new StaticEstimator().estimateWorkers(program, TimingModel.ipu21(), call, 7))
        .hasMessageContaining("1..6");
    KernelCall wrong = new KernelCall(0x4c200, STATE, Map.of());
    assertThat(new StaticEstimator().estimate(program, TimingModel.ipu21(), wrong).reason())
        .contains("0x4c200");
  }

  private static void assertNone(Estimate estimate, int line, String reason) {
    assertThat(estimate.isKnown()).as("%s", estimate).isFalse();
    assertThat(estimate.reason()).contains(reason);
    assertThat(estimate.position().line()).isEqualTo(line);
  }

  private static Estimate supervisor(String text) {
    return new StaticEstimator(1_000)
        .estimate(
            Texts.program("entry:\n" + text),
            TimingModel.ipu21(),
            new KernelCall(Program.CODE_BASE, STATE, Map.of()));
  }

  private static Estimate worker(String text) {
    return new StaticEstimator(1_000)
        .estimateWorkers(
            Texts.program(".worker\nwork:\n" + text),
            TimingModel.ipu21(),
            new KernelCall(Program.CODE_BASE, STATE, Map.of()),
            6);
  }
}
