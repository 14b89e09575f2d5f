package org.ipukern.tile.cost;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.sim.LaunchTrace;
import org.ipukern.tile.sim.Tile;
import org.ipukern.tile.sim.TileOptions;
import org.ipukern.tile.sim.WorkerTrace;
import org.ipukern.tile.timing.TimingModel;
import org.junit.jupiter.api.Test;

/** Two programs that share only the rules of {@link TimingModel} must agree to the cycle. */
class EstimatorAgainstSimulatorTest {
  private static final int STATE = 0x70000;
  private static final int COEFFICIENTS = 0x71000;

  @Test
  void agreeOnRandomKernels() {
    int known = 0;
    int launches = 0;
    for (long seed = 1; seed <= 800; seed++) {
      String text = new RandomPrograms(seed).kernel();
      Random random = new Random(-seed);
      int[] state = new int[RandomPrograms.STATE_WORDS];
      for (int i = 0; i < 7; i++) {
        state[i] = random.nextInt(5) == 0 ? random.nextInt() : random.nextInt(60) - 10;
      }
      state[7] = COEFFICIENTS;
      Estimate estimate = compare(text, state, "seed " + seed, timing(random));
      if (estimate.isKnown()) {
        known++;
        launches += estimate.launches().size();
      }
    }
    // Most must give a figure, or the comparison proves little.
    assertThat(known).isGreaterThan(500);
    assertThat(launches).isGreaterThan(2_000);
  }

  /** Case CE-01: a loop that adds to one word, and one that loads and stores different words. */
  @Test
  void memoryDependencesCostTheSameInBoth() {
    String loop =
        """
        entry:
        setzi $m1, 99
        setzi $m2, 0x60000
        loop:
        ld32 $m3, $m2, 0
        add $m3, $m3, 1
        st32 $m3, $m2, %d
        brnzdec $m1, loop
        br $lr
        """;
    int[] state = new int[RandomPrograms.STATE_WORDS];
    Estimate same = compare(loop.formatted(0), state, "same word", TimingModel.ipu21());
    Estimate other = compare(loop.formatted(8), state, "other word", TimingModel.ipu21());
    assertThat(same.isKnown()).isTrue();
    assertThat(same.cycles()).isEqualTo(other.cycles());
  }

  /** Rows 0 to 13 over six workers: idle ones, uneven ones, one with two rows more than another. */
  @Test
  void agreeOnWorkersWithoutSupervisor() {
    String text =
        """
        .worker
        .align 8
        entry:
        get $m0, $WSR
        setzi $m5, 1
        and $m0, $m0, 7
        ld32 $m1, $mvertex_base, $mzero, 0
        add $m1, $m1, 5
        sub $m1, $m1, $m0
        setzi $m2, 10923
        mul $m1, $m1, $m2
        shr $m1, $m1, 16
        brz $m1, idle
        setzi $m3, 0x60000
        .align 8
        { rpt $m1, 1 ; fnop }
        { ld64step $a0:1, $mzero, $m3+=, 1 ; fnop }
        { add $m5, $m5, $m5 ; fnop }
        and $m3, $m3, 31
        loop:
        brnzdec $m3, loop
        idle:
        exitz $mzero
        """;
    Program program = Texts.program(text);
    int entry = Texts.address(program, "entry");
    for (int rows = 0; rows <= 13; rows++) {
      for (int count : new int[] {1, 6}) {
        Tile tile = new Tile(program, TimingModel.ipu21(), TileOptions.defaults());
        tile.memory().permit(0x60000, 64, true, false);
        tile.memory().permit(STATE, 4, true, false);
        tile.memory().write(STATE, new byte[] {(byte) rows, 0, 0, 0});
        CallResult result = tile.runWorkers(entry, STATE, count);
        Estimate estimate =
            new StaticEstimator()
                .estimateWorkers(
                    program,
                    TimingModel.ipu21(),
                    new KernelCall(entry, STATE, Map.of(STATE, rows)),
                    count);
        assertThat(result.fault()).isEmpty();
        assertThat(rows(estimate)).as("%d rows", rows).isEqualTo(rows(result));
        assertThat(estimate.cycles()).as("%d rows", rows).isEqualTo(result.cycles());
      }
    }
  }

  private static TimingModel timing(Random random) {
    TimingModel timing = TimingModel.ipu21();
    for (String name :
        List.of("dependence", "branch", "put", "launch", "slotRelease", "join", "syncIdle")) {
      if (random.nextInt(4) == 0) {
        timing = timing.with(name, random.nextInt(20));
      }
    }
    return timing;
  }

  private static Estimate compare(String text, int[] state, String what, TimingModel timing) {
    Program program = Texts.program(text);
    int entry = Texts.address(program, "entry");
    Map<Integer, Integer> words = new HashMap<>();
    ByteBuffer bytes = ByteBuffer.allocate(4 * state.length).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < state.length; i++) {
      words.put(STATE + 4 * i, state[i]);
      bytes.putInt(state[i]);
    }
    Estimate estimate =
        new StaticEstimator().estimate(program, timing, new KernelCall(entry, STATE, words));
    Tile tile = new Tile(program, timing, TileOptions.defaults().withFrames(64, 0));
    tile.memory().permit(STATE, bytes.capacity(), true, false);
    tile.memory().write(STATE, bytes.array());
    tile.memory().permit(COEFFICIENTS, 0x4000, true, false);
    tile.memory().permit(0x60000, 0x8000, true, true);
    tile.memory().permit(0x90000, 0x10000, true, true);
    CallResult result = tile.callSupervisor(entry, STATE);
    String message = what + " " + timing.version() + " " + result.fault() + "\n" + text;
    assertThat(result.fault()).as(message).isEmpty();
    if (!estimate.isKnown()) {
      return estimate;
    }
    assertThat(rows(estimate)).as(message).isEqualTo(rows(result));
    assertThat(estimate.cycles()).as(message).isEqualTo(result.cycles());
    assertThat(estimate.counts().amp()).as(message).isEqualTo(result.ampIssues());
    assertThat(estimate.counts().worker() + estimate.counts().supervisor())
        .as(message)
        .isEqualTo(result.issues());
    assertThat(estimate.terms().values())
        .as(message)
        .allSatisfy(cycles -> assertThat(cycles).isNotNegative());
    return estimate;
  }

  /** Each launch as: cycle, slots of each worker, slots in repeats of the last one, last exit. */
  private static List<String> rows(Estimate estimate) {
    return estimate.launches().stream()
        .map(l -> l.issued() + " " + l.workerSlots() + " " + l.steadySlots() + " " + l.lastExit())
        .collect(Collectors.toList());
  }

  private static List<String> rows(CallResult result) {
    return result.launches().stream()
        .map(EstimatorAgainstSimulatorTest::row)
        .collect(Collectors.toList());
  }

  private static String row(LaunchTrace launch) {
    List<Long> slots = launch.workers().stream().map(WorkerTrace::slots).toList();
    long steady =
        launch.workers().stream()
            .filter(w -> w.exitCycle() == launch.lastExit())
            .mapToLong(WorkerTrace::slotsInRepeats)
            .sum();
    return launch.launchCycle() + " " + slots + " " + steady + " " + launch.lastExit();
  }
}
