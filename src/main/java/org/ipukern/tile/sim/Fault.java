package org.ipukern.tile.sim;

import org.ipukern.tile.asm.SourcePosition;

/**
 * What stopped a simulation.
 *
 * @param kind which rule was broken
 * @param message the values involved, for people
 * @param position the instruction, null if there is none
 * @param worker 0..5, or -1 for the supervisor
 * @param cycle tile cycle of the issue, counted from the first supervisor issue
 */
public record Fault(
    FaultKind kind, String message, SourcePosition position, int worker, long cycle) {}
