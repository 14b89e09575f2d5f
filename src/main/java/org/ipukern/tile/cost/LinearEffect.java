package org.ipukern.tile.cost;

/**
 * An effect that only adds to registers, the same amount every time as long as {@link #strides} do
 * not change, so that any number of times is as cheap as one.
 */
interface LinearEffect extends MainEffect {
  /** Main registers that it adds to, register n as bit n. */
  int advanced();

  /** Main registers that hold the amount. */
  int strides();

  /** True if the registers hold packed addresses, which add field by field. */
  boolean packed();

  /** Adds what so many times add up to. */
  void advance(Registers registers, long times);
}
