package org.ipukern.tile.sim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

final class TileTest {
  private static final int WEIGHTS = Bench.INTERLEAVED + 0x4000;

  @Test
  void callsKeepMemoryAndNothingElseThatKernelsMayUse() {
    Bench bench = new Bench(GemmKernel.text(true));
    bench.tile.memory().permit(WEIGHTS, 512, true, false);
    double[] ones = new double[16 * 24];
    java.util.Arrays.fill(ones, 1);
    bench.halves(Bench.DATA, ones).halves(WEIGHTS, java.util.Arrays.copyOf(ones, 256));
    bench.words(Bench.STATE, WEIGHTS, Bench.DATA, Bench.INTERLEAVED, 3);
    CallResult first = bench.call();
    bench.halves(Bench.DATA, new double[16 * 24]);
    bench.words(Bench.STATE + 12, 1);
    CallResult second = bench.call();
    double[] out = bench.readHalves(Bench.INTERLEAVED, 16 * 18);
    for (int i = 0; i < out.length; i++) {
      assertThat(out[i]).as("value %d", i).isEqualTo(i < 16 * 6 ? 0 : 16);
    }
    assertThat(second.cycles()).isEqualTo(first.cycles() - 6 * 8);
    assertThat(second.launches()).hasSize(1);
  }

  @Test
  void equalRunsGiveEqualResults() {
    CallResult[] results = new CallResult[2];
    for (int i = 0; i < 2; i++) {
      Bench bench = Bench.worker("nop", "{ nop ; urand64 $a0:1 }", "swap8 $m0, $mzero");
      results[i] = bench.run();
    }
    assertThat(results[0]).isEqualTo(results[1]);
  }

  @Test
  void ordersDisagreeAboutARace() {
    Set<Integer> seen = new HashSet<>();
    for (WorkerOrder order : WorkerOrder.values()) {
      Bench bench =
          Bench.worker(
              TileOptions.defaults().withOrder(order),
              "get $m0, $WSR",
              "and $m0, $m0, 7",
              "ld32 $m1, $mvertex_base, $mzero, 0",
              "mul $m1, $m1, 10",
              "add $m1, $m1, $m0",
              "st32 $m1, $mvertex_base, $mzero, 0");
      CallResult result = bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 6);
      assertThat(result.fault()).isEmpty();
      assertThat(result.cycles()).isEqualTo(11 + 36 + 15 + 7);
      seen.add(bench.word(Bench.STATE));
    }
    assertThat(seen).containsExactlyInAnyOrder(12345, 543210, 5);
  }

  @Test
  void dataSectionsAreLoaded() {
    Bench bench =
        new Bench(
            """
            .section .rodata
            .align 4
            table: .long 5, 6
            .section .text.x, "ax"
            .worker
            .align 8
            entry:
            setzi $m0, table
            ld32 $m1, $m0, $mzero, 1
            st32 $m1, $mvertex_base, $mzero, 0
            exitz $mzero
            """);
    bench.run();
    assertThat(bench.word(Bench.STATE)).isEqualTo(6);
  }

  @Test
  void codeIsNeitherReadNorWritten() {
    assertThat(Bench.worker("setzi $m0, entry", "ld32 $m1, $m0, $mzero, 0").fault().message())
        .contains("holds code");
    assertThat(Bench.worker("setzi $m0, entry", "st32 $m0, $m0, $mzero, 0").fault().kind())
        .isEqualTo(FaultKind.WRITE_OUTSIDE_OPERAND);
  }

  @Test
  void workersHaveScratchOfTheirOwn() {
    TileOptions options = TileOptions.defaults().withFrames(0, 16);
    Bench bench =
        Bench.worker(
            options,
            "get $m0, $WSR",
            "st32 $m0, $mworker_base, $mzero, 3",
            "ld32 $m1, $mworker_base, $mzero, 3",
            "stm32 $m1, $mvertex_base, $m0");
    assertThat(bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 6).fault()).isEmpty();
    for (int n = 0; n < 6; n++) {
      assertThat(bench.word(Bench.STATE + 4 * n)).isEqualTo(n);
    }
    Fault fault = Bench.worker(options, "st32 $mzero, $mworker_base, $mzero, 4").fault();
    assertThat(fault.kind()).isEqualTo(FaultKind.WRITE_OUTSIDE_OPERAND);
    assertThat(Bench.worker("st32 $mzero, $mworker_base, $mzero, 0").fault().kind())
        .isEqualTo(FaultKind.WRITE_OUTSIDE_OPERAND);
  }

  @Test
  void everyWorkerHasASlot() {
    Bench bench = Bench.worker("nop");
    TimingModel five = TimingModel.ipu21().with("slots", 5);
    assertThatThrownBy(() -> new Tile(bench.program, five, TileOptions.defaults()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("5 issue slots");
  }

  @Test
  void onlyOneOrAllWorkersRun() {
    Bench bench = Bench.worker("nop");
    assertThatThrownBy(() -> bench.tile.runWorkers(bench.label("entry"), Bench.STATE, 3))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("1 or 6");
    assertThat(bench.tile.runWorkers(0x60000, Bench.STATE, 6).fault().orElseThrow().kind())
        .isEqualTo(FaultKind.INVALID_PC);
  }

  @Test
  void theAmpShareIsIssuesPerCycle() {
    Bench bench = new Bench(GemmKernel.text(true));
    bench.tile.memory().permit(WEIGHTS, 512, true, false);
    bench.words(Bench.STATE, WEIGHTS, Bench.DATA, Bench.INTERLEAVED, 10);
    CallResult result = bench.call();
    assertThat(result.ampShare()).isEqualTo(6 * 44 / (double) result.cycles());
    WorkerTrace trace = result.launches().get(0).workers().get(0);
    assertThat(trace.slotsInRepeats()).isEqualTo(36);
    assertThat(trace.slotsBefore() + 36 + trace.slotsAfter()).isEqualTo(trace.slots());
    assertThat(trace.ampIssues()).isEqualTo(44);
    assertThat(trace.exitCycle()).isEqualTo(trace.firstIssue() + 6 * (trace.slots() - 1));
  }
}
