package org.ipukern.tile.sim;

/**
 * What one worker did in one launch. Cycles are tile cycles from the first supervisor issue of the
 * call, slots are issues of the worker, six cycles each.
 *
 * @param worker 0..5
 * @param firstIssue cycle of its first issue
 * @param slots issues, the exit included
 * @param slotsInRepeats issues inside {@code rpt} bodies
 * @param slotsBefore issues before the first {@code rpt} body, the {@code rpt} included; all if
 *     there is none
 * @param slotsAfter issues after the last {@code rpt} body
 * @param ampIssues AMP and SLIC instructions
 * @param exitCycle cycle of its exit
 */
public record WorkerTrace(
    int worker,
    long firstIssue,
    long slots,
    long slotsInRepeats,
    long slotsBefore,
    long slotsAfter,
    long ampIssues,
    long exitCycle) {}
