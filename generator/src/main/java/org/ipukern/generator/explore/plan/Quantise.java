package org.ipukern.generator.explore.plan;

/** Whether operands become FP8 before they are sent to all tiles that need them, or after. */
enum Quantise {
  /** Operands stay halves. */
  NOT(""),
  /** Each element is cast once, by its owner, and travels as one byte. */
  BEFORE("before fan-out"),
  /** Halves travel, and each tile casts what it got. */
  AFTER("after fan-out");

  private final String words;

  Quantise(String words) {
    this.words = words;
  }

  String words() {
    return words;
  }
}
