package org.ipukern.generator.explore.plan;

/**
 * One phase of a plan, on the tile that takes longest.
 *
 * @param name what is done
 * @param detail sizes on that tile
 * @param cycles tile cycles
 * @param source where the price comes from
 */
public record PlanStep(String name, String detail, long cycles, PriceSource source) {}
