package org.ipukern.generator.explore.profile;

import org.ipukern.generator.spec.json.JsonWord;

/** Where a note has a figure from. */
public enum FigureKind implements JsonWord {
  /** Read from a recording or a program. */
  MEASURED("measured"),
  /** Given with the model, the device or a formula. */
  GIVEN("given"),
  /** Said to follow from others. */
  DERIVED("derived");

  private final String id;

  FigureKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
