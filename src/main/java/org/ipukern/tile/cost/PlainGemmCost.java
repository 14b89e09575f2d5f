package org.ipukern.tile.cost;

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

  private final TimingModel timing;
  private final int slots;

  /** Costs by that model, which must have six slots. */
  public PlainGemmCost(TimingModel timing) {
    if (timing.slots() != WORKERS) {
      throw new IllegalArgumentException("slots " + timing.slots() + ": the kernels need 6");
    }
    this.timing = timing;
    slots = timing.slots();
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
    PlainGemmStart start = new PlainGemmStart(timing, shape, entry);

    // Between the first launch and its sync: setzi $m7, setzi $m4, and with both loops a branch.
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.first(n);
    }
    int plain = (adds ? 1 : 0) + (columns ? 1 : 0);
    long time = afterLaunch(start.launch(), count, plain, adds && columns);
    if (!adds && !columns) {
      return finish(time);
    }
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.group(n);
    }
    long[] inner = null;
    long[] innerThenColumn = null;
    long[] innerThenEnd = null;
    if (adds) {
      // brnzdec back to .Lgroups; or not back, then on to the next column panel or to the end.
      inner = power(table(shape.feed(), count, 0, true), groups - 2);
      innerThenColumn = then(inner, table(shape.feed(), count, 1, true));
      innerThenEnd = then(inner, table(shape.feed(), count, columns ? 2 : 1, false));
    }
    if (!columns) {
      return finish(time + innerThenEnd[(int) (time % slots)]);
    }
    for (int n = 0; n < WORKERS; n++) {
      count[n] = workers.column(n);
    }
    if (adds) {
      long[] panel = then(table(shape.feed(), count, 1, false), innerThenColumn);
      time += innerThenColumn[(int) (time % slots)];
      time += power(panel, panels - 2)[(int) (time % slots)];
      time += table(shape.feed(), count, 1, false)[(int) (time % slots)];
      return finish(time + innerThenEnd[(int) (time % slots)]);
    }
    time += power(table(shape.feed(), count, 0, true), panels - 2)[(int) (time % slots)];
    return finish(time + table(shape.feed(), count, 1, false)[(int) (time % slots)]);
  }

  /** After the last sync: {@code put $FP_ICTL} and the return. */
  private long finish(long resume) {
    return resume + timing.put() + timing.branch();
  }

  /** Durations of a round by the slot it starts in. */
  private long[] table(int feed, int[] count, int plain, boolean branches) {
    long[] table = new long[slots];
    for (int slot = 0; slot < slots; slot++) {
      table[slot] = afterLaunch(slot + feed, count, plain, branches) - slot;
    }
    return table;
  }

  /** One round after another. */
  private long[] then(long[] first, long[] second) {
    long[] both = new long[slots];
    for (int slot = 0; slot < slots; slot++) {
      both[slot] = first[slot] + second[(int) ((slot + first[slot]) % slots)];
    }
    return both;
  }

  private long[] power(long[] round, int times) {
    long[] result = new long[slots];
    long[] square = round;
    for (int rest = times; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        result = then(result, square);
      }
      square = rest > 1 ? then(square, square) : square;
    }
    return result;
  }

  /**
   * The supervisor's first issue after the sync that waits for a launch.
   *
   * @param launch cycle of the {@code runall}
   * @param count slots of each worker
   * @param plain instructions of one cycle between the {@code runall} and the {@code sync}
   * @param branches whether one more, a taken branch, follows them
   */
  private long afterLaunch(long launch, int[] count, int plain, boolean branches) {
    long[] first = new long[WORKERS];
    long[] release = new long[WORKERS];
    long lastExit = 0;
    for (int n = 0; n < WORKERS; n++) {
      long earliest = launch + timing.launch();
      first[n] = earliest + Math.floorMod(n - earliest, (long) slots);
      long exit = first[n] + (count[n] - 1L) * slots;
      release[n] = exit + timing.slotRelease();
      lastExit = Math.max(lastExit, exit);
    }
    long cycle = launch + timing.runall();
    for (int i = 0; i < plain; i++) {
      cycle = nextFree(cycle, first, release) + 1;
    }
    if (branches) {
      cycle = nextFree(cycle, first, release) + timing.branch();
    }
    long sync = nextFree(cycle, first, release);
    return Math.max(sync + timing.syncIdle(), lastExit + timing.join());
  }

  /** The first cycle from {@code from} on whose slot no running worker owns. */
  private long nextFree(long from, long[] first, long[] release) {
    long best = Long.MAX_VALUE;
    for (int n = 0; n < WORKERS; n++) {
      long cycle = from + Math.floorMod(n - from, (long) slots);
      if (cycle >= first[n] && cycle < release[n]) {
        long after = release[n];
        cycle = after + Math.floorMod(n - after, (long) slots);
      }
      best = Math.min(best, cycle);
    }
    return best;
  }
}
