package org.ipukern.tile.cost;

import java.util.Map;

/** Where a walk goes after an issue, and which rule prices it. */
enum Flow {
  NEXT,
  BRANCH_ZERO,
  BRANCH_NOT_ZERO,
  BRANCH_NEGATIVE,
  BRANCH_POSITIVE,
  /** Jumps and counts down while its register is not zero. */
  COUNT_DOWN,
  JUMP,
  JUMP_REGISTER,
  CALL,
  REPEAT,
  EXIT,
  LAUNCH,
  SYNC,
  PUT,
  /** A coefficient load. */
  FEED;

  private static final Map<String, Flow> BY_MNEMONIC =
      Map.ofEntries(
          Map.entry("brz", BRANCH_ZERO),
          Map.entry("brnz", BRANCH_NOT_ZERO),
          Map.entry("brneg", BRANCH_NEGATIVE),
          Map.entry("brpos", BRANCH_POSITIVE),
          Map.entry("brnzdec", COUNT_DOWN),
          Map.entry("bri", JUMP),
          Map.entry("br", JUMP_REGISTER),
          Map.entry("call", CALL),
          Map.entry("rpt", REPEAT),
          Map.entry("exitz", EXIT),
          Map.entry("exitnz", EXIT),
          Map.entry("exitneg", EXIT),
          Map.entry("exitpos", EXIT),
          Map.entry("runall", LAUNCH),
          Map.entry("sync", SYNC),
          Map.entry("put", PUT),
          Map.entry("ld64putcs", FEED),
          Map.entry("ld128putcs", FEED));

  static Flow of(String mnemonic) {
    return BY_MNEMONIC.getOrDefault(mnemonic, NEXT);
  }

  boolean isConditional() {
    return compareTo(BRANCH_ZERO) >= 0 && compareTo(COUNT_DOWN) <= 0;
  }

  /** Whether a conditional branch on this known value jumps. */
  boolean isTaken(long value) {
    return switch (this) {
      case BRANCH_ZERO -> value == 0;
      case BRANCH_NOT_ZERO, COUNT_DOWN -> value != 0;
      case BRANCH_NEGATIVE -> value < 0;
      case BRANCH_POSITIVE -> value >= 0;
      default -> false;
    };
  }
}
