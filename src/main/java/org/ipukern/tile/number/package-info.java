/** Number formats of the tile: binary16 and the two FP8 formats, bits to value and back. */
package org.ipukern.tile.number;
