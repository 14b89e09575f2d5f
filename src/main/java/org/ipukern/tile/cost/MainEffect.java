package org.ipukern.tile.cost;

/** What the main-lane instruction of an issue does to main registers and known memory. */
@FunctionalInterface
interface MainEffect {
  /**
   * Does it once.
   *
   * @return false if the figure would be a matter of timing, see {@link KnownMemory#store}
   */
  boolean apply(Registers registers, KnownMemory memory);
}
