package org.ipukern.tile.asm;

import java.util.Locale;

/** How bad a finding is. */
public enum Severity {
  /** Refused: the text cannot be right, or cannot be understood. */
  ERROR,
  /** Legal, but probably not meant. */
  WARNING;

  /** The word used in texts. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
