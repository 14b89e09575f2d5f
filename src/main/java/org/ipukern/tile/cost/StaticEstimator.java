package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.timing.TimingModel;

/**
 * Prices a call of a kernel from its assembled text alone, with the issue rules of {@link
 * TimingModel}.
 *
 * <p>It follows the supervisor, and at each launch each of the six workers, with main registers and
 * the few words of memory that hold arguments as constants; data never matters. Repeats of a {@code
 * rpt} body are multiplied, not followed. Where a branch or a repeat count depends on what is not
 * known before the run, or an instruction has no known cost, there is no figure and the line is
 * named.
 *
 * <p>As in the model itself, dependences are those through registers: a load of a word that was
 * stored just before waits no longer than any other load.
 */
public final class StaticEstimator {
  private static final long ISSUES = 20_000_000;

  private final long issues;

  /** An estimator that gives up after following twenty million issues. */
  public StaticEstimator() {
    this(ISSUES);
  }

  /** An estimator that gives up after following so many issues of supervisor and workers. */
  public StaticEstimator(long issues) {
    this.issues = issues;
  }

  /** Prices a call of supervisor code, which starts at the call's entry in cycle 0. */
  public Estimate estimate(Program program, TimingModel timing, KernelCall call) {
    try {
      WalkLimit limit = new WalkLimit(issues);
      StepTable table = new StepTable(program);
      KnownMemory memory = new KnownMemory(program.data(), call.knownWords());
      Launcher launcher = new Launcher(program, table, timing, memory, limit);
      return new SupervisorWalk(table, timing, launcher, memory, limit).run(call, start(program));
    } catch (NoFigureException e) {
      return Estimate.unknown(e.position(), e.getMessage());
    }
  }

  /**
   * Prices a kernel without supervisor code under the stated launcher: {@code runall} in cycle 0,
   * {@code sync} next, return.
   *
   * @param count workers that run, from worker 0 on
   * @throws IllegalArgumentException if there are not that many workers
   */
  public Estimate estimateWorkers(Program program, TimingModel timing, KernelCall call, int count) {
    if (count < 1 || count > timing.slots()) {
      throw new IllegalArgumentException(
          "count " + count + " of workers is outside 1.." + timing.slots());
    }
    try {
      KnownMemory memory = new KnownMemory(program.data(), call.knownWords());
      Launcher launcher =
          new Launcher(program, new StepTable(program), timing, memory, new WalkLimit(issues));
      TermLedger ledger = new TermLedger(timing.slots());
      ledger.issue(0, false);
      ledger.launch(launcher.launch(0, call.entry(), call.state(), 0, count, start(program)));
      long sync = launcher.slots().nextFree(Math.max(1, timing.runall()));
      long back = launcher.slots().nextFree(launcher.afterSync(sync));
      ledger.issue(back, false);
      return Estimate.of(
          ledger.close(back + Math.max(1, timing.branch())),
          launcher.launches(),
          launcher.counts(3, 0));
    } catch (NoFigureException e) {
      return Estimate.unknown(e.position(), e.getMessage());
    }
  }

  private static SourcePosition start(Program program) {
    return new SourcePosition(program.name(), 1, 1, 1);
  }
}
