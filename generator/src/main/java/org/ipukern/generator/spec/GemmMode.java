package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** What a GEMM does with the values that its output held before. */
public enum GemmMode implements JsonWord {
  /** Overwrites them without reading them. */
  INITIALIZE("initialize"),
  /** Adds to them. */
  ACCUMULATE("accumulate");

  private final String id;

  GemmMode(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
