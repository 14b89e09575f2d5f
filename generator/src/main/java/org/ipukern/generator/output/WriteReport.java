package org.ipukern.generator.output;

import java.util.List;

/**
 * What a run did to the folder; names sorted, {@code index.json} left out.
 *
 * @param created files that were not there
 * @param changed files whose bytes changed
 * @param removed files of an earlier run that no entry gives any more
 * @param unchanged files left alone, time stamp and all
 * @param repaired true if an earlier run had been cut short and was cleaned up or finished first
 */
public record WriteReport(
    List<String> created,
    List<String> changed,
    List<String> removed,
    List<String> unchanged,
    boolean repaired) {
  /** The folder already was as the set wants it. */
  static WriteReport nothing(OutputSet set) {
    List<String> names = List.copyOf(set.index().files().keySet());
    return new WriteReport(List.of(), List.of(), List.of(), names, false);
  }

  /** True if the folder already was as it should be. */
  public boolean nothingDone() {
    return created.isEmpty() && changed.isEmpty() && removed.isEmpty() && !repaired;
  }
}
