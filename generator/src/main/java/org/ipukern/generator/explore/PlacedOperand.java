package org.ipukern.generator.explore;

import org.ipukern.generator.spec.run.RunOperand;

/**
 * An operand with its place.
 *
 * @param operand what the description says
 * @param address byte address of its first byte
 */
public record PlacedOperand(RunOperand operand, int address) {}
