package org.ipukern.tile.sim;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.timing.TimingModel;

/**
 * One simulated tile with a program in its memory. Registers, coefficients and memory stay from one
 * call to the next; what a kernel may not rely on is undefined again when a call begins.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class Tile {
  private static final int WORKERS = 6;

  private final TimingModel timing;
  private final TileOptions options;
  private final TileMemory memory = new TileMemory();
  private final SupervisorRegisters registers = new SupervisorRegisters(WORKERS);
  private final Worker[] workers = new Worker[WORKERS];
  private final Worker context;
  private final Frames frames;
  private final IssueClock clock;
  private final Launcher launcher;
  private final SupervisorOperations operations;
  private final Supervisor supervisor;
  private long counter;

  /**
   * Loads a program.
   *
   * @throws IllegalArgumentException if it does not fit into tile memory, or the timing model has
   *     other than six slots
   */
  public Tile(Program program, TimingModel timing, TileOptions options) {
    if (timing.slots() != WORKERS) {
      throw new IllegalArgumentException(
          timing.slots() + " issue slots; a tile of six worker contexts has 6");
    }
    this.timing = timing;
    this.options = options;
    this.frames = new Frames(program, options, WORKERS);
    load(program);
    Coefficients coefficients = new Coefficients();
    Code workerCode = new Decoder(Mode.WORKER, Operations.worker()).decode(program);
    for (int n = 0; n < WORKERS; n++) {
      workers[n] = new Worker(n, memory, coefficients, workerCode);
    }
    this.clock = new IssueClock(timing, options.listener());
    this.launcher =
        new Launcher(
            timing,
            options,
            clock,
            workers,
            new WorkerRunner(workerCode, timing.slots(), options.listener().orElse(null)),
            registers);
    this.operations = new SupervisorOperations(timing, clock, launcher, registers, coefficients);
    Code supervisorCode =
        new Decoder(Mode.SUPERVISOR, Operations.supervisor(operations)).decode(program);
    this.context = new Worker(Supervisor.ID, memory, coefficients, supervisorCode);
    this.supervisor = new Supervisor(timing, options, clock, launcher, context, supervisorCode);
  }

  private void load(Program program) {
    for (Section section : program.sections()) {
      if (section.executable()) {
        memory.markCode(section.address(), section.bytes());
      } else {
        memory.permit(section.address(), section.bytes(), true, true);
      }
    }
    for (Map.Entry<Integer, byte[]> data : program.data().entrySet()) {
      memory.write(data.getKey(), data.getValue());
      memory.permit(data.getKey(), data.getValue().length, true, false);
    }
    frames.permit(memory);
  }

  /** The tile's memory, for operands and results. */
  public TileMemory memory() {
    return memory;
  }

  /** First address that neither the program nor its stacks use; operands may start here. */
  public int firstFreeAddress() {
    return frames.end();
  }

  /**
   * Calls a supervisor function with {@code $m0} as the address of its state.
   *
   * @param entry byte address of its first instruction
   * @param state value of {@code $m0}
   */
  public CallResult callSupervisor(int entry, int state) {
    return callSupervisor(entry, state, Map.of());
  }

  /**
   * Calls a supervisor function that takes arguments in further registers.
   *
   * @param entry byte address of its first instruction
   * @param state value of {@code $m0}
   * @param arguments values of main registers by number, 1 to 7
   * @throws IllegalArgumentException if another register is named
   */
  public CallResult callSupervisor(int entry, int state, Map<Integer, Integer> arguments) {
    begin();
    supervisor.beginCall(entry, state, frames.stackPointer(), counter);
    arguments.forEach(supervisor::argument);
    return finish(supervisor::run);
  }

  /**
   * Runs worker code under one stated launcher: a {@code runall} (or the start of worker 0 alone),
   * a local sync, a return, one straight after the other.
   *
   * @param entry byte address of the first worker instruction
   * @param state {@code $mvertex_base} of every worker
   * @param count 1 or 6
   * @throws IllegalArgumentException for any other count
   */
  public CallResult runWorkers(int entry, int state, int count) {
    if (count != 1 && count != WORKERS) {
      throw new IllegalArgumentException(count + " workers; 1 or 6 are possible");
    }
    begin();
    supervisor.beginCall(entry, state, frames.stackPointer(), counter);
    return finish(() -> launchAlone(entry, state, count));
  }

  private void launchAlone(int entry, int state, int count) {
    try {
      context.cycle = clock.issue(0);
      if (count == 1) {
        launcher.startOne(entry, state, context.cycle);
      } else {
        launcher.startAll(entry, state, 0, context.cycle);
      }
      clock.hold(timing.runall(), SupervisorCause.LAUNCH);
      context.cycle = clock.issue(0);
      operations.join(context.cycle);
      context.cycle = clock.issue(0);
      clock.hold(timing.branch(), SupervisorCause.BRANCH);
    } catch (FaultException e) {
      throw Faults.at(e, context, null);
    }
  }

  private void begin() {
    clock.reset();
    registers.reset(options.initialFpControl(), frames.scratch());
    launcher.beginCall(counter);
    memory.watch().reset();
  }

  private CallResult finish(Runnable call) {
    Optional<Fault> fault = Optional.empty();
    try {
      call.run();
      if (memory.watch().wasClose()) {
        context.note(
            "the supervisor stores to memory that running workers have used: right only while"
                + " the timing holds");
      }
    } catch (StoppedException e) {
      fault = Optional.of(e.fault());
    }
    // The counter stays on the workers' slots: worker n always issues at n modulo six.
    counter += (clock.next() + timing.slots() - 1) / timing.slots() * timing.slots();
    long amp = 0;
    for (var launch : launcher.traces()) {
      amp += launch.workers().stream().mapToLong(WorkerTrace::ampIssues).sum();
    }
    Set<String> notes = new LinkedHashSet<>(context.notes);
    for (Worker w : workers) {
      notes.addAll(w.notes);
    }
    return new CallResult(
        clock.next(),
        fault,
        fault.isPresent() || registers.fpControl() == options.initialFpControl(),
        notes.stream().toList(),
        launcher.traces(),
        clock.account(),
        amp,
        options.issueLimit() - launcher.issuesLeft());
  }
}
