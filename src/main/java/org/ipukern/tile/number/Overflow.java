package org.ipukern.tile.number;

/** What a conversion does with a finite value beyond the target's greatest one. */
public enum Overflow {
  /** The greatest finite value with the sign of the input. */
  SATURATE,
  /** The target's NaN. */
  NAN
}
