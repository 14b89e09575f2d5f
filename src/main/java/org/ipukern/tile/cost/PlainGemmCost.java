package org.ipukern.tile.cost;

import java.util.List;
import org.ipukern.tile.timing.TimingModel;

/**
 * Cycles of a plain GEMM in a time that hardly depends on its size: what {@link StaticEstimator}
 * gives for the emitted kernel, to the cycle, without the kernel.
 *
 * <p>A round is the feed of a coefficient panel, the launch, what the supervisor does while the
 * workers run, and the sync. All that a round knows of the time before is the issue slot, 0 to 5,
 * in which its feed starts; so each kind of round is a table of six durations, and repeated rounds
 * are powers of such tables.
 */
public final class PlainGemmCost {
  private static final int WORKERS = 6;

  private static final int STARTS = 32;

  private final Constants timing;

  /** Cycle of the first launch, for each kind of start. */
  private final long[] starts = new long[STARTS];

  /** The model's constants at hand; looking them up by name takes longer than a round. */
  private record Constants(
      int launch, int runall, int slotRelease, int branch, int put, int join, int syncIdle) {}

  /** Costs by that model, which must have six slots. */
  public PlainGemmCost(TimingModel timing) {
    if (timing.slots() != WORKERS) {
      throw new IllegalArgumentException("slots " + timing.slots() + ": the kernels need 6");
    }
    this.timing =
        new Constants(
            timing.launch(),
            timing.runall(),
            timing.slotRelease(),
            timing.branch(),
            timing.put(),
            timing.join(),
            timing.syncIdle());
    for (int kind = 0; kind < STARTS; kind++) {
      PlainGemmShape shape =
          new PlainGemmShape(
              List.of(1, 2),
              (kind & 1) + 1,
              (kind >> 1 & 1) + 1,
              (kind >> 2 & 1) == 1,
              (kind >> 3 & 1) == 1);
      starts[kind] = new PlainGemmStart(timing, shape, kind >> 4).launch();
    }
  }

  /** Cycles of the one entry point, or of the last of several. */
  public long cycles(PlainGemmShape shape) {
    return cycles(shape, shape.streamed().size() - 1);
  }

  /** Cycles of the entry point with that index in the shape's list. */
  public long cycles(PlainGemmShape shape, int entry) {
    PlainGemmWorkers workers = new PlainGemmWorkers(shape, entry);
    int panels = shape.panels();
    int groups = shape.groups();
    boolean adds = groups > 1;
    boolean columns = panels > 1;
    int[] count = new int[WORKERS];

    // Between the first launch and its sync: setzi $m7, setzi $m4, and with both loops a branch.
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.first(n);
    }
    int plain = (adds ? 1 : 0) + (columns ? 1 : 0);
    long launch = starts[kind(shape, entry)];
    int slot = (int) (launch % WORKERS);
    int after = afterLaunch(slot, count, plain, adds && columns, new int[2 * WORKERS]);
    long time = launch - slot + after;
    slot = after % WORKERS;
    if (!adds && !columns) {
      return finish(time);
    }
    if (!adds) {
      for (int n = 0; n < WORKERS; n++) {
        count[n] = workers.column(n);
      }
      Round more = power(round(shape.feed(), count, 0, true), panels - 2);
      Round end = round(shape.feed(), count, 1, false);
      return finish(time + then(more, end).cycles[slot]);
    }
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.group(n);
    }
    // brnzdec back to .Lgroups; or not back, then on to the next column panel or to the end.
    Round inner = power(round(shape.feed(), count, 0, true), groups - 2);
    Round toEnd = then(inner, round(shape.feed(), count, columns ? 2 : 1, false));
    if (!columns) {
      return finish(time + toEnd.cycles[slot]);
    }
    Round toColumn = then(inner, round(shape.feed(), count, 1, true));
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.column(n);
    }
    Round column = round(shape.feed(), count, 1, false);
    Round panelsBetween = power(then(column, toColumn), panels - 2);
    Round all = then(then(toColumn, panelsBetween), then(column, toEnd));
    return finish(time + all.cycles[slot]);
  }

  /** Index into the starts: what the supervisor does before the first launch depends on. */
  private static int kind(PlainGemmShape shape, int entry) {
    return (shape.panels() > 1 ? 1 : 0)
        + (shape.groups() > 1 ? 2 : 0)
        + (shape.fp8() ? 4 : 0)
        + (shape.interleaved() ? 8 : 0)
        + (entry == shape.streamed().size() - 1 ? 16 : 0);
  }

  /** After the last sync: {@code put $FP_ICTL} and the return. */
  private long finish(long resume) {
    return resume + timing.put() + timing.branch();
  }

  /** A round: by the slot its feed starts in, how long it takes and the slot it ends in. */
  private static final class Round {
    private final long[] cycles = new long[WORKERS];
    private final int[] slot = new int[WORKERS];
  }

  private Round round(int feed, int[] count, int plain, boolean branches) {
    Round round = new Round();
    int[] scratch = new int[2 * WORKERS];
    for (int slot = 0; slot < WORKERS; slot++) {
      int end = afterLaunch(slot + feed, count, plain, branches, scratch);
      round.cycles[slot] = (long) end - slot;
      round.slot[slot] = end % WORKERS;
    }
    return round;
  }

  /** One round after another. */
  private static Round then(Round first, Round second) {
    Round both = new Round();
    for (int slot = 0; slot < WORKERS; slot++) {
      int middle = first.slot[slot];
      both.cycles[slot] = first.cycles[slot] + second.cycles[middle];
      both.slot[slot] = second.slot[middle];
    }
    return both;
  }

  private static Round power(Round round, int times) {
    Round result = null;
    Round square = round;
    for (int rest = times; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        result = result == null ? square : then(result, square);
      }
      square = rest > 1 ? then(square, square) : square;
    }
    return result == null ? nothing() : result;
  }

  private static Round nothing() {
    Round none = new Round();
    for (int slot = 0; slot < WORKERS; slot++) {
      none.slot[slot] = slot;
    }
    return none;
  }

  /**
   * The supervisor's first issue after the sync that waits for a launch, in cycles from some slot
   * 0.
   *
   * @param launch cycle of the {@code runall}
   * @param count slots of each worker
   * @param plain instructions of one cycle between the {@code runall} and the {@code sync}
   * @param branches whether one more, a taken branch, follows them
   * @param owned room for when each slot is owned from, and until
   */
  private int afterLaunch(int launch, int[] count, int plain, boolean branches, int[] owned) {
    int earliest = launch + timing.launch();
    int slot = earliest % WORKERS;
    int lastExit = 0;
    for (int n = 0; n < WORKERS; n++) {
      int first = earliest + (n >= slot ? n - slot : n - slot + WORKERS);
      int exit = first + (count[n] - 1) * WORKERS;
      owned[n] = first;
      owned[WORKERS + n] = exit + timing.slotRelease();
      lastExit = Math.max(lastExit, exit);
    }
    int cycle = launch + timing.runall();
    for (int i = 0; i < plain; i++) {
      cycle = nextFree(cycle, owned) + 1;
    }
    if (branches) {
      cycle = nextFree(cycle, owned) + timing.branch();
    }
    int sync = nextFree(cycle, owned);
    return Math.max(sync + timing.syncIdle(), lastExit + timing.join());
  }

  /** The first cycle from {@code from} on whose slot no running worker owns. */
  private static int nextFree(int from, int[] owned) {
    int slot = from % WORKERS;
    for (int cycle = from; cycle < from + WORKERS; cycle++) {
      if (cycle < owned[slot] || cycle >= owned[WORKERS + slot]) {
        return cycle;
      }
      slot = slot == WORKERS - 1 ? 0 : slot + 1;
    }
    // All six run: the first that is released gives its slot, or a later one a nearer slot.
    int best = Integer.MAX_VALUE;
    for (int n = 0; n < WORKERS; n++) {
      int until = owned[WORKERS + n];
      best = Math.min(best, until + Math.floorMod(n - until, WORKERS));
    }
    return best;
  }
}
