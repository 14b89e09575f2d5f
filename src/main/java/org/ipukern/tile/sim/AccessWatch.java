package org.ipukern.tile.sim;

import java.util.Arrays;
import java.util.Locale;

/**
 * Watches that the supervisor leaves alone what running workers use.
 *
 * <p>Workers are simulated to their end at the launch, so what the supervisor does afterwards is
 * simulated late. That is right unless the supervisor stores to a word that a worker reads or
 * writes at a later cycle, or reads a word that a worker writes at a later cycle; then the tile
 * would do something else, and the run stops.
 */
final class AccessWatch {
  private enum Mode {
    /** A worker accesses memory: remember when. */
    RECORD,
    /** The supervisor accesses memory while workers run: compare. */
    CHECK,
    /** The supervisor accesses memory and no worker runs. */
    IDLE
  }

  /** Cycle of the latest read of each word, plus one; 0 for none. */
  private final int[] reads;

  /** The same of writes. */
  private final int[] writes;

  private Mode mode = Mode.IDLE;
  private int now;
  private int since;
  private boolean close;

  AccessWatch(int words) {
    reads = new int[words];
    writes = new int[words];
  }

  /** Starts a call. */
  void reset() {
    Arrays.fill(reads, 0);
    Arrays.fill(writes, 0);
    mode = Mode.IDLE;
    close = false;
  }

  /** A worker issues. */
  void worker(long cycle) {
    mode = Mode.RECORD;
    now = (int) cycle + 1;
  }

  /**
   * The supervisor issues.
   *
   * @param launch cycle of the first launch that no sync has waited for, -1 if there is none
   */
  void supervisor(long cycle, long launch) {
    mode = launch < 0 ? Mode.IDLE : Mode.CHECK;
    now = (int) cycle + 1;
    since = (int) launch + 1;
  }

  /** A load of consecutive words, the first one by index. */
  void loaded(int word, int count) {
    if (mode == Mode.RECORD) {
      for (int i = word; i < word + count; i++) {
        reads[i] = Math.max(reads[i], now);
      }
    } else if (mode == Mode.CHECK) {
      for (int i = word; i < word + count; i++) {
        compare(i, writes[i], "loads", "writes");
      }
    }
  }

  /** A store to consecutive words. */
  void stored(int word, int count) {
    if (mode == Mode.RECORD) {
      for (int i = word; i < word + count; i++) {
        writes[i] = Math.max(writes[i], now);
      }
    } else if (mode == Mode.CHECK) {
      for (int i = word; i < word + count; i++) {
        compare(i, reads[i], "stores to", "reads");
        compare(i, writes[i], "stores to", "writes");
        close |= reads[i] > since || writes[i] > since;
      }
    }
  }

  /** True if the supervisor stored to what running workers had used, later than they did. */
  boolean wasClose() {
    return close;
  }

  private void compare(int word, int used, String doing, String uses) {
    if (used > now) {
      throw new FaultException(
          FaultKind.RACE,
          String.format(
              Locale.ROOT,
              "the supervisor %s 0x%x at cycle %d, but a running worker %s it at cycle %d",
              doing,
              MemoryMap.BASE + 4 * word,
              now - 1,
              uses,
              used - 1));
    }
  }
}
