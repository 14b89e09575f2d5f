package org.ipukern.tile.isa;

import java.util.Locale;

/** How sure a fact of the instruction table is. */
public enum Certainty {
  /** A Graphcore document or source says it. */
  DOCUMENTED,
  /** Follows from documented facts, mostly checked by running published kernels on a model. */
  DERIVED,
  /** Nobody says it; a figure that rests on it must say so. */
  GUESS;

  /** The word used in texts. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  static Certainty of(String word) {
    return valueOf(word.toUpperCase(Locale.ROOT));
  }
}
