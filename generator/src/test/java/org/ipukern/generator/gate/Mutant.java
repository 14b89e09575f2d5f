package org.ipukern.generator.gate;

/**
 * A changed assembly text.
 *
 * @param kind what was changed
 * @param line 1-based line
 * @param before that line before, without blanks around it
 * @param after that line after
 * @param text the whole text
 * @param proof why it can do nothing else than the original; empty if that is not proven
 */
record Mutant(Kind kind, int line, String before, String after, String text, String proof) {
  /** The changes that are tried. */
  enum Kind {
    REGISTER,
    IMMEDIATE,
    MNEMONIC,
    DELETED,
    SWAPPED
  }

  @Override
  public String toString() {
    return "line " + line + ", " + kind + ": `" + before + "` to `" + after + "`";
  }
}
