package org.ipukern.tile.sim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.ipukern.tile.number.Prng;
import org.ipukern.tile.timing.TimingModel;

/**
 * Starts workers and runs them to their end at once: nothing that happens later can change what a
 * worker does or when, so the supervisor goes on with their exits known.
 */
final class Launcher {
  /** Workers draw different numbers, and a run draws the same ones again. */
  private static final int FIRST_SEED = 0x5EED0;

  private final TimingModel timing;
  private final TileOptions options;
  private final IssueClock clock;
  private final Worker[] workers;
  private final WorkerRunner runner;
  private final SupervisorRegisters registers;
  private final boolean[] startedBefore;
  private final List<Launch> launches = new ArrayList<>();
  private boolean poisoned;
  private long lastExit;

  /** Cycle of the first launch that no sync has waited for, -1 if there is none. */
  private long runningSince;

  private long issuesLeft;

  Launcher(
      TimingModel timing,
      TileOptions options,
      IssueClock clock,
      Worker[] workers,
      WorkerRunner runner,
      SupervisorRegisters registers) {
    this.timing = timing;
    this.options = options;
    this.clock = clock;
    this.workers = workers;
    this.runner = runner;
    this.registers = registers;
    this.startedBefore = new boolean[workers.length];
  }

  /** Forgets earlier calls, except for what their registers hold. */
  void beginCall(long counterBase) {
    Arrays.fill(startedBefore, false);
    launches.clear();
    lastExit = -1;
    runningSince = -1;
    issuesLeft = options.issueLimit();
    for (Worker w : workers) {
      w.counterBase = counterBase;
      w.notes.clear();
      if (!poisoned) {
        Arrays.fill(w.m, 0, 15, options.registerPoison());
        Arrays.fill(w.a, 0, 14, options.registerPoison());
        w.accumulators.poison(Float.intBitsToFloat(options.accumulatorPoison()));
        w.tas = options.registerPoison();
        Prng.seed(w.prng, FIRST_SEED + w.id);
      }
    }
    poisoned = true;
  }

  /**
   * Starts all workers at one entry.
   *
   * @param stride bytes from one worker's state to the next one's
   */
  void startAll(int entry, int state, int stride, long cycle) {
    if (hasUnjoined()) {
      throw new FaultException(
          FaultKind.LAUNCH_WHILE_RUNNING,
          String.format(
              Locale.ROOT,
              "no local sync has waited for the workers launched at cycle %d",
              runningSince));
    }
    int[] states = new int[workers.length];
    Arrays.setAll(states, n -> state + n * stride);
    start(entry, workers, states, cycle);
  }

  /** Starts the first worker whose slot is free. */
  void startOne(int entry, int state, long cycle) {
    for (Worker w : workers) {
      if (clock.isReleased(w.id, cycle)) {
        start(entry, new Worker[] {w}, new int[] {state}, cycle);
        return;
      }
    }
    throw new FaultException(FaultKind.LAUNCH_WHILE_RUNNING, "all six workers are running");
  }

  private void start(int entry, Worker[] started, int[] states, long cycle) {
    if ((entry & 3) != 0 || !runner.canEnter(entry)) {
      throw new FaultException(
          FaultKind.INVALID_PC,
          String.format(Locale.ROOT, "workers cannot start at 0x%x: no instruction", entry));
    }
    if ((states[0] & 3) != 0) {
      throw new FaultException(
          FaultKind.MISALIGNED,
          String.format(Locale.ROOT, "the state block at 0x%x is not 4-byte aligned", states[0]));
    }
    Launch launch = new Launch(entry, cycle);
    launches.add(launch);
    runningSince = hasUnjoined() ? runningSince : cycle;
    for (int i = 0; i < started.length; i++) {
      prepare(started[i], entry, states[i], firstIssue(started[i].id, cycle));
    }
    run(started);
    for (Worker w : started) {
      long first = firstIssue(w.id, cycle);
      long exit = w.cycle - timing.slots();
      launch.ended(w, first, exit);
      lastExit = Math.max(lastExit, exit);
      clock.own(w.id, first, exit);
    }
  }

  /** The first cycle of a worker's slot that is late enough after the launch. */
  private long firstIssue(int worker, long cycle) {
    long earliest = cycle + timing.launch();
    return earliest + Math.floorMod(worker - earliest, timing.slots());
  }

  private void prepare(Worker w, int entry, int state, long firstIssue) {
    boolean again = startedBefore[w.id];
    startedBefore[w.id] = true;
    long kept = again ? w.defined & ~RegisterMask.FP8_STATE : RegisterMask.ALWAYS_DEFINED;
    w.defined = kept | RegisterMask.LAUNCH | registers.definedFp8State();
    if (!options.retainAccumulators()) {
      w.accumulators.poison(Float.intBitsToFloat(options.accumulatorPoison()));
    } else if (!again) {
      w.accumulators.forget();
    }
    w.m[Launch.WORKER_BASE] = registers.workerBase(w.id);
    w.m[Launch.VERTEX_BASE] = state;
    w.fpCtl = registers.fpControl();
    w.fpNfmt = registers.fp8Format();
    w.fpScl = registers.fp8Scale();
    w.repeatCount = 0;
    w.exited = false;
    w.next = entry;
    w.cycle = firstIssue;
    w.slots.reset();
  }

  private void run(Worker[] started) {
    switch (options.order()) {
      case ASCENDING -> {
        for (Worker w : started) {
          toEnd(w);
        }
      }
      case DESCENDING -> {
        for (int i = started.length - 1; i >= 0; i--) {
          toEnd(started[i]);
        }
      }
      case ROUND_ROBIN -> inTurn(started);
    }
  }

  private void toEnd(Worker w) {
    countDown(runner.run(w, issuesLeft));
    if (!w.exited) {
      throw Faults.endless(w, options.issueLimit());
    }
  }

  private void inTurn(Worker[] started) {
    boolean running = true;
    while (running) {
      running = false;
      for (Worker w : started) {
        if (!w.exited) {
          if (issuesLeft == 0) {
            throw Faults.endless(w, options.issueLimit());
          }
          countDown(runner.run(w, 1));
          running = true;
        }
      }
    }
  }

  /** Takes issues off what the call may still issue. */
  void countDown(long issues) {
    issuesLeft -= issues;
  }

  long issuesLeft() {
    return issuesLeft;
  }

  /** A sync that waited for all workers. */
  void joined(long syncCycle, long resumeCycle) {
    runningSince = -1;
    for (int i = launches.size() - 1; i >= 0 && !launches.get(i).isJoined(); i--) {
      launches.get(i).joined(syncCycle, resumeCycle);
    }
  }

  /** True if workers were started that no sync has waited for. */
  boolean hasUnjoined() {
    return runningSince >= 0;
  }

  /** Cycle of the first launch that no sync has waited for, -1 if there is none. */
  long runningSince() {
    return runningSince;
  }

  /** Exit of the last worker so far, -1 if none was started. */
  long lastExit() {
    return lastExit;
  }

  List<LaunchTrace> traces() {
    return launches.stream().map(Launch::trace).collect(Collectors.toList());
  }
}
