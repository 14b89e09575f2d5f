package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** What becomes of finite values that the narrower format cannot hold. */
public enum Overflow implements JsonWord {
  /** The largest finite value of their sign. */
  SATURATE("saturate"),
  /** NaN. */
  NAN("nan");

  private final String id;

  Overflow(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
