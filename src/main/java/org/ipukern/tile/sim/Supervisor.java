package org.ipukern.tile.sim;

import java.util.Arrays;
import java.util.Locale;
import org.ipukern.tile.timing.TimingModel;

/** Executes a supervisor function from its entry to its return. */
final class Supervisor {
  /** Context number of the supervisor. */
  static final int ID = -1;

  /** Where a call returns to: the first word of memory, where no program lies. */
  static final int RETURN_ADDRESS = MemoryMap.BASE;

  private static final int STATE = 0;
  private static final int BASE_POINTER = 8;
  private static final int FRAME_POINTER = 9;
  private static final int LINK = 10;
  private static final int STACK_POINTER = 11;

  /** What the caller's frame and base pointer hold; only their survival matters. */
  private static final int CALLERS_FRAME = 0x0F0F0F00;

  private static final int CALLERS_BASE = 0x0B0B0B00;

  private final TimingModel timing;
  private final TileOptions options;
  private final IssueClock clock;
  private final Launcher launcher;
  private final Worker context;
  private final Code code;

  Supervisor(
      TimingModel timing,
      TileOptions options,
      IssueClock clock,
      Launcher launcher,
      Worker context,
      Code code) {
    this.timing = timing;
    this.options = options;
    this.clock = clock;
    this.launcher = launcher;
    this.context = context;
    this.code = code;
  }

  /** Sets up the registers of a call. */
  void beginCall(int entry, int state, int stackPointer, long counterBase) {
    Worker s = context;
    Arrays.fill(s.m, 0, Operands.ZERO, options.registerPoison());
    s.m[STATE] = state;
    s.m[BASE_POINTER] = CALLERS_BASE;
    s.m[FRAME_POINTER] = CALLERS_FRAME;
    s.m[LINK] = RETURN_ADDRESS;
    s.m[STACK_POINTER] = stackPointer;
    s.defined =
        RegisterMask.ALWAYS_DEFINED
            | RegisterMask.main(STATE, 1)
            | RegisterMask.main(BASE_POINTER, 4);
    s.counterBase = counterBase;
    s.cycle = 0;
    s.next = entry;
    s.notes.clear();
    s.branched = false;
    s.slots.reset();
  }

  /** Sets a register that holds an argument of the call. */
  void argument(int register, int value) {
    if (register <= STATE || register >= BASE_POINTER) {
      throw new IllegalArgumentException(
          "$m" + register + " takes no argument; $m1 to $m7 do, and $m0 has the state");
    }
    context.m[register] = value;
    context.defined |= RegisterMask.main(register, 1);
  }

  /**
   * Runs to the return.
   *
   * @throws StoppedException if anything faults
   */
  void run() {
    Worker s = context;
    int stackPointer = s.m[STACK_POINTER];
    Step step = null;
    Step last = null;
    try {
      while (s.next != RETURN_ADDRESS) {
        if (launcher.issuesLeft() == 0) {
          throw Faults.endless(s, options.issueLimit());
        }
        last = step;
        step = null;
        step = code.at(s.next);
        issue(step);
      }
      checkReturn(stackPointer);
    } catch (FaultException e) {
      throw step == null ? Faults.after(e, s, last) : Faults.at(e, s, step.insn(false));
    }
  }

  private void issue(Step step) {
    Worker s = context;
    s.pc = s.next;
    long undefined = step.reads & ~s.defined;
    if (undefined != 0) {
      throw Faults.undefined(s, step, undefined);
    }
    s.cycle = clock.issue(step.reads);
    launcher.countDown(1);
    s.slots.used++;
    options.listener().ifPresent(heard -> heard.issued(ID, s.cycle, step.unit));
    s.memory.watch().supervisor(s.cycle, launcher.runningSince());
    s.next = step.next;
    step.main.run(s);
    s.defined |= step.writes;
    clock.wrote(step.writes, step.load);
    if (s.branched) {
      s.branched = false;
      clock.hold(timing.branch(), SupervisorCause.BRANCH);
    }
  }

  private void checkReturn(int stackPointer) {
    if (launcher.hasUnjoined()) {
      throw new FaultException(
          FaultKind.RETURN_WHILE_RUNNING,
          "the supervisor returns although no local sync has waited for the workers");
    }
    same("$sp", stackPointer, context.m[STACK_POINTER]);
    same("$fp", CALLERS_FRAME, context.m[FRAME_POINTER]);
    same("$lr", RETURN_ADDRESS, context.m[LINK]);
  }

  private static void same(String name, int before, int after) {
    if (before != after) {
      throw new FaultException(
          FaultKind.NOT_RESTORED,
          String.format(
              Locale.ROOT, "%s was 0x%x at entry and is 0x%x at the return", name, before, after));
    }
  }
}
