package org.ipukern.tile.isa;

import java.util.Set;

/**
 * A control and status register.
 *
 * @param name with the dollar sign, such as {@code $CCCSLOAD}
 * @param index 0..511; worker registers from 256 on are reached with {@code uget} and {@code uput}
 *     under {@code index - 256}
 * @param readable may be read
 * @param writable may be written
 * @param modes the contexts that have it
 * @param meaning what it holds
 */
public record ControlRegister(
    String name, int index, boolean readable, boolean writable, Set<Mode> modes, String meaning) {

  /** True for the worker registers that {@code uget} and {@code uput} reach. */
  public boolean isUpper() {
    return index >= 256;
  }
}
