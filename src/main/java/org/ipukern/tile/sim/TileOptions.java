package org.ipukern.tile.sim;

import java.util.Optional;

/**
 * How a simulation runs. Immutable; start from {@link #defaults()}.
 *
 * @param order order in which the workers of a launch are simulated
 * @param registerPoison what registers hold that nothing has written
 * @param accumulatorPoison what accumulators hold that nothing has written, as single-precision
 *     bits
 * @param retainAccumulators true if accumulators survive from one launch of a call to the next,
 *     which no source proves; otherwise they are poisoned at every launch
 * @param initialFpControl {@code $FP_ICTL} when a call begins
 * @param issueLimit issues of one call after which it counts as endless
 * @param stackBytes bytes of supervisor stack; -1 for the most that the program declares
 * @param scratchBytes bytes of scratch at {@code $mworker_base} for each worker; -1 for the most
 *     that the program declares
 * @param listener hears of every issue
 */
public record TileOptions(
    WorkerOrder order,
    int registerPoison,
    int accumulatorPoison,
    boolean retainAccumulators,
    int initialFpControl,
    long issueLimit,
    int stackBytes,
    int scratchBytes,
    Optional<IssueListener> listener) {

  /** Two half NaNs. */
  private static final int HALF_NANS = 0x7E007E00;

  /** The greatest float, which no half can hold. */
  private static final int GREATEST_FLOAT = 0x7F7FFFFF;

  private static final long ISSUE_LIMIT = 200_000_000;

  /**
   * Ascending order, poison that shows wherever it is used, accumulators that do not survive a
   * launch, no floating-point traps, 200 million issues, stack and scratch as declared.
   */
  public static TileOptions defaults() {
    return new TileOptions(
        WorkerOrder.ASCENDING,
        HALF_NANS,
        GREATEST_FLOAT,
        false,
        0,
        ISSUE_LIMIT,
        -1,
        -1,
        Optional.empty());
  }

  /** The same with another order. */
  public TileOptions withOrder(WorkerOrder changed) {
    return new TileOptions(
        changed,
        registerPoison,
        accumulatorPoison,
        retainAccumulators,
        initialFpControl,
        issueLimit,
        stackBytes,
        scratchBytes,
        listener);
  }

  /** The same with other poison. */
  public TileOptions withPoison(int registers, int accumulators) {
    return new TileOptions(
        order,
        registers,
        accumulators,
        retainAccumulators,
        initialFpControl,
        issueLimit,
        stackBytes,
        scratchBytes,
        listener);
  }

  /** The same with accumulators that survive launches, or not. */
  public TileOptions withRetainedAccumulators(boolean retained) {
    return new TileOptions(
        order,
        registerPoison,
        accumulatorPoison,
        retained,
        initialFpControl,
        issueLimit,
        stackBytes,
        scratchBytes,
        listener);
  }

  /** The same with another {@code $FP_ICTL}: bits 0 to 2 trap, 19 rounds stochastically, 20 NaN. */
  public TileOptions withFpControl(int control) {
    return new TileOptions(
        order,
        registerPoison,
        accumulatorPoison,
        retainAccumulators,
        control,
        issueLimit,
        stackBytes,
        scratchBytes,
        listener);
  }

  /**
   * The same with another issue limit.
   *
   * @throws IllegalArgumentException if it is not positive
   */
  public TileOptions withIssueLimit(long limit) {
    if (limit <= 0) {
      throw new IllegalArgumentException("issue limit " + limit + " is not positive");
    }
    return new TileOptions(
        order,
        registerPoison,
        accumulatorPoison,
        retainAccumulators,
        initialFpControl,
        limit,
        stackBytes,
        scratchBytes,
        listener);
  }

  /** The same with stack and scratch of stated sizes in bytes, -1 for what the program declares. */
  public TileOptions withFrames(int stack, int scratch) {
    return new TileOptions(
        order,
        registerPoison,
        accumulatorPoison,
        retainAccumulators,
        initialFpControl,
        issueLimit,
        stack,
        scratch,
        listener);
  }

  /** The same with a listener. */
  public TileOptions withListener(IssueListener heard) {
    return new TileOptions(
        order,
        registerPoison,
        accumulatorPoison,
        retainAccumulators,
        initialFpControl,
        issueLimit,
        stackBytes,
        scratchBytes,
        Optional.of(heard));
  }
}
