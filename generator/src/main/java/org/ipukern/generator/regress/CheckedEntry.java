package org.ipukern.generator.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The comparison of one entry point.
 *
 * @param symbol the entry symbol
 * @param outcome the answer
 * @param before what the baseline says; empty if it has no such entry point
 * @param now what the run says; empty if it has no such entry point
 * @param notes why, and what else there is to know, in words
 * @param difference of a regression, the first emitted line that is not what the output folder
 *     holds; empty if there is none
 */
public record CheckedEntry(
    String symbol,
    Outcome outcome,
    Optional<BaselineEntry> before,
    Optional<Measured> now,
    List<String> notes,
    Optional<FirstDifference> difference) {
  /** Copies. */
  public CheckedEntry {
    notes = List.copyOf(notes);
  }

  /** A comparison of figures alone. */
  CheckedEntry(
      String symbol,
      Outcome outcome,
      Optional<BaselineEntry> before,
      Optional<Measured> now,
      List<String> notes) {
    this(symbol, outcome, before, now, notes, Optional.empty());
  }

  /** The same, with the text that was emitted held against the one in the output folder. */
  CheckedEntry with(Optional<FirstDifference> difference, String note) {
    List<String> all = new ArrayList<>(notes);
    all.add(note);
    return new CheckedEntry(symbol, outcome, before, now, all, difference);
  }
}
