package org.ipukern.tile.isa;

import java.util.Locale;

/** The execution mode that {@code .worker} and {@code .supervisor} select. */
public enum Mode {
  WORKER,
  SUPERVISOR;

  /** The word used in texts: {@code worker} or {@code supervisor}. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
