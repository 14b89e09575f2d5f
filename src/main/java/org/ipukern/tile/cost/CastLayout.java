package org.ipukern.tile.cost;

/** The layouts between which a cast converts. */
public enum CastLayout {
  /** Both sides are plain vectors. */
  LINEAR,
  /** From 16-element panels to 32-byte panels. */
  PACKED,
  /** From row-major rows to 32-byte panels. */
  ROW_MAJOR
}
