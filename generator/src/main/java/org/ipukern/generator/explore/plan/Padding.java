package org.ipukern.generator.explore.plan;

/**
 * What the product of Q and K is padded to.
 *
 * @param width inner elements
 * @param keys columns of the scores of one head, all tiles together
 */
public record Padding(int width, int keys) {}
