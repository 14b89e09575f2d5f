package org.ipukern.tile.cost;

import org.ipukern.tile.timing.TimingModel;

/** Which slots running workers own, and hence when the supervisor may issue. */
final class SlotTable {
  private final long[] from;
  private final long[] until;

  SlotTable(TimingModel timing) {
    from = new long[timing.slots()];
    until = new long[timing.slots()];
  }

  int slots() {
    return from.length;
  }

  /** The first cycle of that slot that is not before {@code cycle}. */
  long align(long cycle, int slot) {
    return cycle + Math.floorMod(slot - cycle, slots());
  }

  /** Gives the slot to its worker from one cycle until before another. */
  void own(int slot, long first, long end) {
    from[slot] = first;
    until[slot] = end;
  }

  /** The first cycle, not before {@code cycle}, whose slot no worker owns. */
  long nextFree(long cycle) {
    long best = Long.MAX_VALUE;
    for (int slot = 0; slot < slots(); slot++) {
      long candidate = align(cycle, slot);
      if (candidate >= from[slot] && candidate < until[slot]) {
        candidate = align(until[slot], slot);
      }
      best = Math.min(best, candidate);
    }
    return best;
  }
}
