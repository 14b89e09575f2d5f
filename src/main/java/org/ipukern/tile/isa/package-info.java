/** The instruction table of the tile, its registers and its control registers. */
package org.ipukern.tile.isa;
