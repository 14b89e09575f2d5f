package org.ipukern.generator.report;

import java.util.List;
import org.ipukern.generator.gate.Verdict;

/**
 * How many kernels a run looked at and what came of them.
 *
 * @param kernels kernels
 * @param entries entry points of all kernels
 * @param passed entry points that pass
 * @param refused entry points that are refused
 * @param noVerdict entry points without a verdict
 */
public record RunSummary(int kernels, int entries, int passed, int refused, int noVerdict) {
  /** Counts. */
  public static RunSummary of(List<EntryRow> rows) {
    return new RunSummary(
        Math.toIntExact(rows.stream().map(EntryRow::kernel).distinct().count()),
        rows.size(),
        count(rows, Verdict.PASS),
        count(rows, Verdict.REFUSED),
        count(rows, Verdict.NO_VERDICT));
  }

  private static int count(List<EntryRow> rows, Verdict verdict) {
    return Math.toIntExact(rows.stream().filter(row -> row.verdict() == verdict).count());
  }

  /** The worst verdict; none if nothing was looked at. */
  public Verdict verdict() {
    if (refused > 0) {
      return Verdict.REFUSED;
    }
    return noVerdict > 0 || entries == 0 ? Verdict.NO_VERDICT : Verdict.PASS;
  }

  /** One line for people. */
  public String line() {
    return kernels
        + (kernels == 1 ? " kernel, " : " kernels, ")
        + entries
        + (entries == 1 ? " entry point: " : " entry points: ")
        + passed
        + " passed, "
        + refused
        + " refused, "
        + noVerdict
        + " without verdict";
  }
}
