package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** How the values of a cast lie in memory. */
public enum CastLayout implements JsonWord {
  /** One run of values on both sides. */
  LINEAR("linear"),
  /** 16-half panels on the f16 side, 32-byte panels on the FP8 side. */
  PACKED("packed"),
  /** Rows of values as source, 32-byte panels as target. */
  ROW_MAJOR("row-major");

  private final String id;

  CastLayout(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
