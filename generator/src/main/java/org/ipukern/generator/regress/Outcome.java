package org.ipukern.generator.regress;

/** What the comparison says of one entry point. */
public enum Outcome {
  /** Within what was accepted. */
  PASS("pass"),
  /** Fewer cycles than accepted; the baseline should be updated. */
  FASTER("faster"),
  /** More cycles than accepted and allowed. */
  REGRESSED("regressed"),
  /** The gate refuses the kernel. */
  REFUSED("refused"),
  /** There is nothing to compare with, or nothing to compare. */
  NO_VERDICT("no verdict");

  private final String word;

  Outcome(String word) {
    this.word = word;
  }

  /** The word used in reports. */
  public String word() {
    return word;
  }

  /** True if two figures were compared. */
  public boolean isCompared() {
    return this == PASS || this == FASTER || this == REGRESSED;
  }
}
