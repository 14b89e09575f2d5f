package org.ipukern.generator.explore.plan;

/**
 * The best that a padding comes to.
 *
 * @param padding what Q and K are padded to
 * @param best the cheapest sequence that fits with it, or the smallest if none does
 */
public record PaddingResult(Padding padding, AttentionPlan best) {}
