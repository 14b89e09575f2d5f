package org.ipukern.tile.sim;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.timing.TimingModel;

/**
 * The supervisor's issue times by the rules of {@link TimingModel}, and what each cycle went to.
 *
 * <p>Between two issues the causes are told apart in this order: what the earlier instruction
 * itself costs, then the wait for operands, then the wait for a slot that no worker owns.
 */
final class IssueClock {
  private static final int REGISTERS = 16;

  private static final IssueListener NOBODY = (context, cycle, unit) -> {};

  private final TimingModel timing;
  private final IssueListener listener;
  private final long[] ready = new long[REGISTERS];
  private final long[] ownedFrom;
  private final long[] ownedUntil;
  private final Map<SupervisorCause, Long> spent = new EnumMap<>(SupervisorCause.class);
  private long current;
  private long next;

  IssueClock(TimingModel timing, Optional<IssueListener> listener) {
    this.timing = timing;
    this.listener = listener.orElse(NOBODY);
    this.ownedFrom = new long[timing.slots()];
    this.ownedUntil = new long[timing.slots()];
  }

  /** Starts a call: cycle 0 is its first issue. */
  void reset() {
    Arrays.fill(ready, 0);
    Arrays.fill(ownedFrom, 0);
    Arrays.fill(ownedUntil, 0);
    spent.clear();
    current = 0;
    next = 0;
  }

  /** The cycle at which an instruction issues that reads these main registers. */
  long issue(long reads) {
    long operands = next;
    for (long left = reads & 0xFFFF; left != 0; left &= left - 1) {
      operands = Math.max(operands, ready[Long.numberOfTrailingZeros(left)]);
    }
    stall(SupervisorCause.DEPENDENCE, next, operands - next);
    long cycle = operands;
    while (isOwned(cycle)) {
      cycle++;
    }
    stall(SupervisorCause.SLOT, operands, cycle - operands);
    spend(SupervisorCause.ISSUE, 1);
    current = cycle;
    next = cycle + 1;
    return cycle;
  }

  /**
   * The instruction that issued last writes these main registers.
   *
   * @param load whether it loads them from memory
   */
  void wrote(long writes, boolean load) {
    long distance = load ? timing.load() : timing.dependence();
    for (long left = writes & 0xFFFF; left != 0; left &= left - 1) {
      ready[Long.numberOfTrailingZeros(left)] = current + distance;
    }
  }

  /** The instruction that issued last is a coefficient load. */
  void coefficientLoad() {
    spend(SupervisorCause.ISSUE, -1);
    spend(SupervisorCause.COEFFICIENT_LOAD, 1);
  }

  /** The next issue is no earlier than so many cycles after the last one. */
  void hold(int cycles, SupervisorCause cause) {
    holdUntil(current + cycles, cause);
  }

  /** The next issue is no earlier than a cycle. */
  void holdUntil(long cycle, SupervisorCause cause) {
    if (cycle > next) {
      stall(cause, next, cycle - next);
      next = cycle;
    }
  }

  /** A worker owns its slot from its first issue until some cycles after its exit. */
  void own(int slot, long firstIssue, long exit) {
    ownedFrom[slot] = firstIssue;
    ownedUntil[slot] = exit + timing.slotRelease();
  }

  /** True if the supervisor may use the slot of a worker again. */
  boolean isReleased(int slot, long cycle) {
    return cycle >= ownedUntil[slot];
  }

  /** The earliest cycle at which the next instruction can issue; the length of an ended call. */
  long next() {
    return next;
  }

  SupervisorAccount account() {
    return new SupervisorAccount(spent);
  }

  private boolean isOwned(long cycle) {
    int slot = (int) (cycle % ownedFrom.length);
    return cycle >= ownedFrom[slot] && cycle < ownedUntil[slot];
  }

  private void stall(SupervisorCause cause, long from, long cycles) {
    spend(cause, cycles);
    if (cycles != 0) {
      listener.stalled(from, cycles, cause);
    }
  }

  private void spend(SupervisorCause cause, long cycles) {
    if (cycles != 0) {
      spent.merge(cause, cycles, Long::sum);
    }
  }
}
