package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** What a kernel demands of the memory elements of its source and target. */
public enum Placement implements JsonWord {
  /** Source in interleaved memory, target in another memory element. */
  INTERLEAVED("interleaved"),
  /** Source and target in different memory elements, standard memory will do. */
  SEPARATE("separate"),
  /** Nothing; a run-time test of the addresses chooses the schedule. */
  ANY("any");

  private final String id;

  Placement(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
