package org.ipukern.generator.report;

/** How closely a recording looks; each step folds more than the one before. */
enum Detail {
  EVERY_ISSUE(""),
  REPEATS_FOLDED(
      "there are too many issues to show each: the iterations of a rpt body are one event"),
  ROUNDS_FOLDED(
      "there are too many issues to show each: what a context issues without a break is one event"),
  CUT("there are too many events: what came after the limit was not recorded");

  private final String note;

  Detail(String note) {
    this.note = note;
  }

  /** What readers must be told; empty if nothing. */
  String note() {
    return note;
  }

  /** What folds more; the last step stays. */
  Detail next() {
    return switch (this) {
      case EVERY_ISSUE -> REPEATS_FOLDED;
      case REPEATS_FOLDED -> ROUNDS_FOLDED;
      case ROUNDS_FOLDED, CUT -> CUT;
    };
  }
}
