package org.ipukern.generator.published;

import java.util.OptionalLong;

/**
 * One measured point beside our figures for it.
 *
 * @param point what was measured
 * @param outcome what the simulation gave
 * @param formula closed formula in tile cycles, if there is one
 * @param fitted whether the shape may be used when constants are fitted
 */
public record PointResult(
    HardwarePoint point, CallOutcome outcome, OptionalLong formula, boolean fitted) {

  boolean hasCycles() {
    return outcome.cycles() > 0;
  }

  long error() {
    return outcome.cycles() - point.cycles();
  }

  double percent() {
    return ErrorTable.percent(point.cycles(), outcome.cycles());
  }
}
