package org.ipukern.tile.sim;

/** What a tile cycle of the supervisor goes to. */
public enum SupervisorCause {
  /** An instruction issues that is no coefficient load. */
  ISSUE("issued"),
  /** A coefficient load issues. */
  COEFFICIENT_LOAD("coefficient loads"),
  /** An operand is not ready yet. */
  DEPENDENCE("dependence stall"),
  /** After a taken branch, call or {@code br}. */
  BRANCH("branch"),
  /** After a {@code put}. */
  PUT("put"),
  /** After a {@code runall}. */
  LAUNCH("launch"),
  /** Every slot until the next free one belongs to a running worker. */
  SLOT("waiting for a free slot"),
  /** After a {@code sync}, until the workers have ended. */
  SYNC("sync wait");

  private final String words;

  SupervisorCause(String words) {
    this.words = words;
  }

  /** The cause in a few words, for reports. */
  public String words() {
    return words;
  }
}
