package org.ipukern.tile.lint;

/**
 * A routine of the text that only comes back to where it was called, or stops.
 *
 * @param entry index of its first unit
 * @param writes registers that it and what it calls may write
 */
record Routine(int entry, long writes) {}
