package org.ipukern.generator.gate;

/** The three answers of the gate. A missing figure is never a pass. */
public enum Verdict {
  PASS("pass"),
  REFUSED("refused"),
  NO_VERDICT("no verdict");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word used in texts. */
  public String word() {
    return word;
  }
}
