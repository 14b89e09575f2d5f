package org.ipukern.tile.cost;

/**
 * How a GEMM multiplies and accumulates, as far as its cost depends on it.
 *
 * <p>The factors are those of the cost formulas that osmarks/ipu-stack fitted to C600 measurements
 * (crates/ipu-codegen/src/kernel/gemm.rs); an FP8 group of 32 inner elements costs what an f16
 * group of 16 does.
 */
public enum GemmArithmetic {
  /** f16 operands, f16 partials. */
  F16(16, 1, 1),
  /** f16 operands, f32 partials: each AMP issue delivers two results in place of four. */
  F16_F32(16, 2, 2),
  /** f32 throughout: each AMP issue takes one input in place of four. */
  F32(16, 4, 2),
  /** FP8 operands of either format, f16 partials. */
  FP8(32, 1, 1);

  private final long innerGroup;
  private final long streamFactor;
  private final long feedFactor;

  GemmArithmetic(long innerGroup, long streamFactor, long feedFactor) {
    this.innerGroup = innerGroup;
    this.streamFactor = streamFactor;
    this.feedFactor = feedFactor;
  }

  /** Inner elements that one coefficient panel covers. */
  public long innerGroup() {
    return innerGroup;
  }

  /** AMP issues for a row of a panel, in units of the four that f16 needs. */
  public long streamFactor() {
    return streamFactor;
  }

  /** Cost of a panel besides its rows, in units of an f16 panel's. */
  public long feedFactor() {
    return feedFactor;
  }
}
