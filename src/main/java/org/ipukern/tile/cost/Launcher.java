package org.ipukern.tile.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.timing.TimingModel;

/** Launches the workers: follows each, gives it its slot, and keeps the row of the launch. */
final class Launcher {
  private final Program program;
  private final StepTable table;
  private final TimingModel timing;
  private final KnownMemory memory;
  private final WalkLimit limit;
  private final SlotTable slots;
  private final List<Registers> workers = new ArrayList<>();
  private final List<LaunchEstimate> launches = new ArrayList<>();
  private boolean unjoined;
  private IssueCounts counts = new IssueCounts(0, 0, 0, 0, 0, 0);

  Launcher(
      Program program, StepTable table, TimingModel timing, KnownMemory memory, WalkLimit limit) {
    this.program = program;
    this.table = table;
    this.timing = timing;
    this.memory = memory;
    this.limit = limit;
    slots = new SlotTable(timing);
    for (int n = 0; n < slots.slots(); n++) {
      workers.add(Registers.worker(n));
    }
  }

  /**
   * Launches workers 0 to {@code count - 1}.
   *
   * @param cycle cycle of the issue that launches
   * @param entry address of the workers' first instruction, see {@link Word}
   * @param base vertex base of worker 0
   * @param stride bytes from one worker's vertex base to the next one's
   * @param position of the instruction that launches
   */
  LaunchEstimate launch(
      long cycle, long entry, long base, int stride, int count, SourcePosition position) {
    List<Long> workerSlots = new ArrayList<>();
    WorkerTrace lastTrace = null;
    int last = 0;
    long lastFirst = 0;
    long lastExit = -1;
    for (int n = 0; n < count; n++) {
      Registers registers = workers.get(n);
      registers.setVertexBase(Word.plus(base, (long) n * stride));
      WorkerTrace trace = new WorkerWalk(table, registers, memory, limit).run(entry, position);
      counts = counts.plus(trace);
      workerSlots.add(trace.slots());
      long first = slots.align(cycle + timing.launch(), n);
      long exit = first + (trace.slots() - 1) * slots.slots();
      slots.own(n, first, exit + timing.slotRelease());
      if (exit > lastExit) {
        last = n;
        lastTrace = trace;
        lastFirst = first;
        lastExit = exit;
      }
    }
    LaunchEstimate launch =
        new LaunchEstimate(
            launches.size() + 1,
            label(entry),
            last,
            cycle,
            lastFirst,
            lastExit,
            lastTrace.fill(),
            lastTrace.steady(),
            lastTrace.drain(),
            workerSlots);
    launches.add(launch);
    unjoined = true;
    return launch;
  }

  private String label(long address) {
    for (Symbol symbol : program.symbols().values()) {
      if (symbol.label() && symbol.value() == address) {
        return symbol.name();
      }
    }
    return String.format(Locale.ROOT, "0x%x", address);
  }

  SlotTable slots() {
    return slots;
  }

  /** True if no sync has waited for the workers launched last. */
  boolean isUnjoined() {
    return unjoined;
  }

  /** The first supervisor issue after a {@code sync} issued at that cycle. */
  long afterSync(long cycle) {
    memory.synchronised();
    unjoined = false;
    long idle = cycle + timing.syncIdle();
    if (launches.isEmpty()) {
      return idle;
    }
    return Math.max(idle, launches.get(launches.size() - 1).lastExit() + timing.join());
  }

  List<LaunchEstimate> launches() {
    return launches;
  }

  /** What all launches issued, and the supervisor as given. */
  IssueCounts counts(long supervisor, long coefficientLoads) {
    return new IssueCounts(
        supervisor,
        coefficientLoads,
        counts.worker(),
        counts.amp(),
        counts.loads(),
        counts.stores());
  }
}
