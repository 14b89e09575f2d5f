/**
 * The tile simulator: memory with elements, six workers and the supervisor, AMP, paced addressing,
 * faults and issue timing. It runs any {@link org.ipukern.tile.asm.Program} and knows nothing of
 * how one was made.
 */
package org.ipukern.tile.sim;
