/**
 * What a kernel costs in tile cycles: closed formulas over its shape, and a static estimate that
 * walks the emitted program. Neither asks the simulator, so that each checks the other.
 */
package org.ipukern.tile.cost;
