package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Which instructions a layout kernel transposes blocks with. */
public enum TransposeMethod implements JsonWord {
  /** Sort and shuffle instructions, which are documented. */
  SHUFFLE("shuffle"),
  /** AMP accumulators; their semantics are derived, not documented. */
  ACCUMULATOR("accumulator");

  private final String id;

  TransposeMethod(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
