package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** What a layout kernel writes where its source has no values. */
public enum Fill implements JsonWord {
  /** Zero. */
  ZERO("zero"),
  /** The lowest finite value of the format. */
  LOWEST("lowest"),
  /** Minus infinity; formats of 16 and 32 bits have one, FP8 has none. */
  NEGATIVE_INFINITY("-inf");

  private final String id;

  Fill(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
