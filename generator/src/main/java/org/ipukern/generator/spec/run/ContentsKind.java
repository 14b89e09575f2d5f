package org.ipukern.generator.spec.run;

import org.ipukern.generator.spec.json.JsonWord;

/** What an operand holds before the run. */
public enum ContentsKind implements JsonWord {
  /** Zero bytes. */
  ZEROS("zeros"),
  /** Small whole numbers of its element type, from a seed. */
  INTEGERS("integers"),
  /** Normally distributed values of its element type, from a seed. */
  GAUSSIAN("gaussian"),
  /** The bytes of a file. */
  FILE("file"),
  /** 32-bit words, each a literal or the address of an operand. */
  WORDS("words");

  private final String id;

  ContentsKind(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
