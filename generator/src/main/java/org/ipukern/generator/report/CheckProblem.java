package org.ipukern.generator.report;

import java.util.List;
import java.util.OptionalInt;

/**
 * One thing that a check found and that somebody should look at.
 *
 * @param kind what it is
 * @param subject the entry point without its prefix, or the file
 * @param file where it shows, relative to the folder in which the check ran
 * @param line 1-based line of that file; empty if the whole file is meant
 * @param notes why, in words; at least one
 */
record CheckProblem(Kind kind, String subject, String file, OptionalInt line, List<String> notes) {
  /** Copies. */
  CheckProblem {
    notes = List.copyOf(notes);
  }

  /** What can be found, the worst first. */
  enum Kind {
    REFUSED("refused", "error", "The gate refuses the kernel."),
    REGRESSED("regressed", "error", "The kernel takes more cycles than accepted and allowed."),
    STALE("out-of-date", "error", "A file is not what the manifest and the templates give."),
    NO_VERDICT("no-verdict", "error", "There are no two figures to compare."),
    FASTER("faster", "note", "The kernel takes fewer cycles than accepted: update the baseline.");

    private final String id;
    private final String level;
    private final String meaning;

    Kind(String id, String level, String meaning) {
      this.id = id;
      this.level = level;
      this.meaning = meaning;
    }

    /** Its id in reports. */
    String id() {
      return id;
    }

    /** {@code error} or {@code note}. */
    String level() {
      return level;
    }

    /** What it means, as a sentence. */
    String meaning() {
      return meaning;
    }

    /** True if a check with such a problem is no pass. */
    boolean isError() {
      return level.equals("error");
    }
  }

  /** All notes in one line. */
  String message() {
    return String.join("; ", notes);
  }
}
