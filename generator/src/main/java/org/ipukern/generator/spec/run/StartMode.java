package org.ipukern.generator.spec.run;

import org.ipukern.generator.spec.json.JsonWord;

/** How the entry is started. */
public enum StartMode implements JsonWord {
  /** As supervisor code; {@code $m0} holds the address of the state block. */
  SUPERVISOR("supervisor"),
  /** As one worker, whose vertex base is the address of the state block. */
  WORKER("worker"),
  /**
   * As six workers on one state block, launched by one {@code runall} and joined by one {@code
   * sync}.
   */
  SIX_WORKERS("six-workers");

  private final String id;

  StartMode(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
