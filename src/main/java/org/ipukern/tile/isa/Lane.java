package org.ipukern.tile.isa;

import java.util.Locale;

/** The two pipelines of a tile: main (control, integer, memory) and aux (float, AMP). */
public enum Lane {
  MAIN,
  AUX;

  /** The word used in texts: {@code main} or {@code aux}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
