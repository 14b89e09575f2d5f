package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Where the coefficients of a GEMM lie; decides how they are fed to the AMP. */
public enum Weights implements JsonWord {
  /** Any tile memory; 8 bytes a supervisor load. */
  STANDARD("standard"),
  /** Interleaved memory; 16 bytes a supervisor load. */
  INTERLEAVED("interleaved");

  private final String id;

  Weights(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
