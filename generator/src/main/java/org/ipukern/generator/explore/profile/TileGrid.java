package org.ipukern.generator.explore.profile;

/**
 * How tiles share one product: that of a head, or a projection of all heads.
 *
 * @param rows parts of the rows
 * @param columns parts of the columns
 * @param inner inner length with its padding
 */
public record TileGrid(int rows, int columns, int inner) {}
