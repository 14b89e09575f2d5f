package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Whether a GEMM relies on AMP accumulators that an earlier launch left. */
public enum Accumulators implements JsonWord {
  /** Nothing is assumed between launches. */
  CLEARED("cleared"),
  /** They survive between launches; rests on an undocumented property of the tile. */
  RETAINED("retained");

  private final String id;

  Accumulators(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
