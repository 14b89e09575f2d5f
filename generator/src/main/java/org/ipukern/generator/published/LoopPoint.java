package org.ipukern.generator.published;

/**
 * A measured C++ kernel whose loop is inline assembly.
 *
 * @param point the measurement
 * @param loop tile cycles of our call of that loop, sampled like the measurement
 * @param rest tile cycles that are added for what the compiler made of the rest
 * @param gaveRest whether the rest is this point's own: that of the same text with fewest elements
 */
public record LoopPoint(HardwarePoint point, long loop, long rest, boolean gaveRest) {
  long simulated() {
    return loop + rest;
  }
}
