package org.ipukern.generator.explore.profile;

/**
 * A kernel of this project for the same tile.
 *
 * @param manifestLine the entry it comes from
 * @param cycles modelled tile cycles of the longest entry point
 */
public record OurKernel(String manifestLine, long cycles) {}
