/** Issue rules and constants of the tile, read from one data file that names each source. */
package org.ipukern.tile.timing;
