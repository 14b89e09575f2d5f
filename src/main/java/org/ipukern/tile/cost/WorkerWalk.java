package org.ipukern.tile.cost;

import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Mode;

/** Follows one worker from its entry to its exit, an issue slot a step. */
final class WorkerWalk {
  /** Width of {@code $REPEAT_COUNT}. */
  private static final int COUNT_MASK = 0xFFFF;

  private final StepTable table;
  private final Registers registers;
  private final KnownMemory memory;
  private final WalkLimit limit;

  private long fill;
  private long steady;
  private long drain;
  private boolean repeated;
  private long amp;
  private long loads;
  private long stores;

  WorkerWalk(StepTable table, Registers registers, KnownMemory memory, WalkLimit limit) {
    this.table = table;
    this.registers = registers;
    this.memory = memory;
    this.limit = limit;
  }

  /** Follows the worker from the entry to which {@code launch} leads. */
  WorkerTrace run(long entry, SourcePosition launch) {
    Step step = table.at(entry, launch);
    while (step.flow() != Flow.EXIT) {
      limit.spend(step);
      step.requirePrice(Mode.WORKER);
      count(step.amp(), step.loads(), step.stores(), 1);
      drain++;
      step.apply(registers, memory);
      step = next(step);
    }
    step.requirePrice(Mode.WORKER);
    if (!repeated) {
      fill = drain;
      drain = 0;
    }
    return new WorkerTrace(fill, steady, drain, amp, loads, stores);
  }

  private Step next(Step step) {
    return step.flow() == Flow.REPEAT ? repeat(step) : FlowRules.next(step, registers, table);
  }

  private Step repeat(Step step) {
    long count = step.source("count").value(registers);
    if (!Word.isKnown(count)) {
      throw step.noFigure(FlowRules.unknown("rpt count", step.operand("count")));
    }
    RepeatBody body = table.body(step);
    int times = (int) count & COUNT_MASK;
    if (times > 0) {
      body.run(registers, memory, times, limit);
      fill += drain;
      drain = 0;
      repeated = true;
      steady += (long) times * body.slots();
      count(body.amp(), body.loads(), body.stores(), times);
    }
    return table.after(body.last());
  }

  private void count(int ampIssues, int loadAccesses, int storeAccesses, long times) {
    amp += ampIssues * times;
    loads += loadAccesses * times;
    stores += storeAccesses * times;
  }
}
