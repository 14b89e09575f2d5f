package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Which way round the coefficients lie in their source. */
public enum SourceOrder implements JsonWord {
  /** Its rows are the inner dimension, its columns the output columns. */
  K_BY_C("kxc"),
  /** Its rows are the output columns, its columns the inner dimension. */
  C_BY_K("cxk");

  private final String id;

  SourceOrder(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
