package org.ipukern.generator.regress;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The committed figures of a manifest's entry points.
 *
 * @param model version of the timing model that gave them
 * @param table version of the instruction table
 * @param entries by entry symbol
 */
public record Baseline(String model, String table, SortedMap<String, BaselineEntry> entries) {
  /** Copies. */
  public Baseline {
    entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
  }

  /** True if its figures were made by the same versions, so that figures can be compared. */
  public boolean isOf(String otherModel, String otherTable) {
    return model.equals(otherModel) && table.equals(otherTable);
  }
}
