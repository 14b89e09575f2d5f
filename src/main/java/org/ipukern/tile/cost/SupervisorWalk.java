package org.ipukern.tile.cost;

import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.timing.TimingModel;

/** Follows the supervisor from its entry to its return, an issue a step. */
final class SupervisorWalk {
  /** Stands for the caller: {@code br} to it ends the call. Outside tile memory. */
  static final int CALLER = -16;

  /** Stands for the caller's stack. Outside tile memory, so that it never meets a known word. */
  static final int STACK_TOP = 0x100000;

  private static final int WORD_BYTES = 4;

  private final StepTable table;
  private final TimingModel timing;
  private final Launcher launcher;
  private final KnownMemory memory;
  private final WalkLimit limit;
  private final TermLedger ledger;
  private final Registers registers = Registers.supervisor();

  /** By main register, the first cycle at which an issue may read it. */
  private final long[] ready = new long[16];

  private long earliest;
  private long issues;
  private long feeds;

  SupervisorWalk(
      StepTable table, TimingModel timing, Launcher launcher, KnownMemory memory, WalkLimit limit) {
    this.table = table;
    this.timing = timing;
    this.launcher = launcher;
    this.memory = memory;
    this.limit = limit;
    ledger = new TermLedger(timing.slots());
  }

  /** Follows the call and gives its figure. */
  Estimate run(KernelCall call, SourcePosition caller) {
    registers.set(0, call.state());
    call.registers().forEach(registers::setArgument);
    registers.set(Registers.LINK, CALLER);
    registers.set(Registers.STACK, STACK_TOP);
    Step step = table.at(call.entry(), caller);
    while (true) {
      limit.spend(step);
      step.requirePrice(Mode.SUPERVISOR);
      long cycle = launcher.slots().nextFree(Math.max(earliest, ready(step.read())));
      boolean feed = step.flow() == Flow.FEED;
      if (step.flow() != Flow.SYNC || !ledger.waits()) {
        ledger.issue(cycle, feed);
      }
      issues++;
      feeds += feed ? 1 : 0;
      step.apply(registers, memory);
      boolean taken = FlowRules.isTaken(step, registers);
      earliest = cycle + Math.max(1, distance(step, taken, cycle));
      if (isReturn(step)) {
        return finish(step);
      }
      step = FlowRules.next(step, registers, table);
    }
  }

  private long ready(int read) {
    long cycle = 0;
    for (int rest = read; rest != 0; rest &= rest - 1) {
      cycle = Math.max(cycle, ready[Integer.numberOfTrailingZeros(rest)]);
    }
    return cycle;
  }

  /** Cycles to the earliest next issue; also launches and waits. */
  private long distance(Step step, boolean taken, long cycle) {
    int distance = step.loads() > 0 ? timing.load() : timing.dependence();
    for (int rest = step.written(); rest != 0; rest &= rest - 1) {
      ready[Integer.numberOfTrailingZeros(rest)] = cycle + distance;
    }
    return switch (step.flow()) {
      case PUT -> timing.put();
      case SYNC -> launcher.afterSync(cycle) - cycle;
      case LAUNCH -> launch(step, cycle);
      default -> taken ? timing.branch() : 1;
    };
  }

  private long launch(Step step, long cycle) {
    if (launcher.isUnjoined()) {
      throw step.noFigure("it launches, and no sync has waited for the workers before");
    }
    long entry = step.source("entry").value(registers);
    if (!Word.isKnown(entry)) {
      throw step.noFigure(FlowRules.unknown("the workers' entry", step.operand("entry")));
    }
    ledger.launch(
        launcher.launch(
            cycle,
            entry,
            step.source("vbase").value(registers),
            step.operand("stride") * WORD_BYTES,
            timing.slots(),
            step.position()));
    return timing.runall();
  }

  private boolean isReturn(Step step) {
    return step.flow() == Flow.JUMP_REGISTER && step.source("src").value(registers) == CALLER;
  }

  private Estimate finish(Step step) {
    if (launcher.isUnjoined()) {
      throw step.noFigure("it returns, and no sync has waited for the workers");
    }
    return Estimate.of(ledger.close(earliest), launcher.launches(), launcher.counts(issues, feeds));
  }
}
