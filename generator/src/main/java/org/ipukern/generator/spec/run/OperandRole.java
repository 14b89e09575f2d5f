package org.ipukern.generator.spec.run;

import org.ipukern.generator.spec.json.JsonWord;

/** What the code may do with an operand. */
public enum OperandRole implements JsonWord {
  /** Read it. */
  IN("in"),
  /** Write it; its contents before the run are not read. */
  OUT("out"),
  /** Read and write it. */
  INOUT("inout");

  private final String id;

  OperandRole(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
