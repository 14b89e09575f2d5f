package org.ipukern.generator.explore.profile;

/**
 * How the tiles of one head share a product.
 *
 * @param rows parts of the rows
 * @param columns parts of the columns
 * @param inner inner length with its padding
 */
public record TileGrid(int rows, int columns, int inner) {}
