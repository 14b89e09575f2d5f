package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Which operand of a GEMM streams through the AMP. */
public enum Orientation implements JsonWord {
  /** The rows stream, the columns are coefficients. */
  NORMAL("normal"),
  /** The columns stream, the rows are coefficients; the output is transposed. */
  SWAPPED("swapped");

  private final String id;

  Orientation(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
