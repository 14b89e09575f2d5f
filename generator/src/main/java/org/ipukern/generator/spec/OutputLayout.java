package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** How a GEMM lays its output out. */
public enum OutputLayout implements JsonWord {
  /** Panels of all rows by 16 columns; the left operand of a next f16 GEMM. */
  PLAIN("plain"),
  /** Blocks of 16 rows by 16 columns; the row count is a multiple of 16. */
  PACKED("packed");

  private final String id;

  OutputLayout(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
