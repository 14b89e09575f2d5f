package org.ipukern.tile.lint;

import java.util.Set;
import org.ipukern.tile.isa.Mode;

/**
 * A place where a context starts to run.
 *
 * @param name its label
 * @param unit index of its first unit
 * @param mode the context that runs it
 * @param codelet true if only the vertex runtime starts it: it has the prefix {@code __runCodelet_}
 *     and no branch leads to it
 * @param earlier worker entries that the same supervisor code may have launched before it
 * @param known false if other launches before it cannot be excluded
 */
record Entry(
    String name, int unit, Mode mode, boolean codelet, Set<Integer> earlier, boolean known) {}
