package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** How results are rounded. */
public enum Rounding implements JsonWord {
  /** To nearest, ties to even. */
  NEAREST("nearest"),
  /** Up or down at random, in proportion to the distance. */
  STOCHASTIC("stochastic");

  private final String id;

  Rounding(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
