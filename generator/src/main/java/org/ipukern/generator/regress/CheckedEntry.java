package org.ipukern.generator.regress;

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
 */
public record CheckedEntry(
    String symbol,
    Outcome outcome,
    Optional<BaselineEntry> before,
    Optional<Measured> now,
    List<String> notes) {
  /** Copies. */
  public CheckedEntry {
    notes = List.copyOf(notes);
  }
}
