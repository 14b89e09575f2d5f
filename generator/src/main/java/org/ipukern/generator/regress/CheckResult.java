package org.ipukern.generator.regress;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.OutputComparison;

/**
 * Everything that a comparison found.
 *
 * @param entries one an entry point, sorted by symbol
 * @param outputs the output folder against what the run gives; empty where not every kernel passed
 *     the gate, so that there is nothing to hold it against
 */
public record CheckResult(List<CheckedEntry> entries, Optional<OutputComparison> outputs) {
  /** Copies. */
  public CheckResult {
    entries = List.copyOf(entries);
  }

  /** How many entry points have that outcome. */
  public long count(Outcome outcome) {
    return entries.stream().filter(entry -> entry.outcome() == outcome).count();
  }

  /** How many entry points had two figures to compare. */
  public long compared() {
    return entries.stream().filter(entry -> entry.outcome().isCompared()).count();
  }

  /** How many kernels these belong to. */
  public long kernelsCompared() {
    return entries.stream()
        .filter(entry -> entry.outcome().isCompared())
        .map(entry -> entry.now().orElseThrow().kernel())
        .distinct()
        .count();
  }

  /** A regression or a refusal goes before a missing verdict, and nothing compared is no pass. */
  public Verdict verdict() {
    boolean stale = outputs.isPresent() && !outputs.get().isSame();
    if (stale || count(Outcome.REGRESSED) > 0 || count(Outcome.REFUSED) > 0) {
      return Verdict.REFUSED;
    }
    return count(Outcome.NO_VERDICT) > 0 || compared() == 0 ? Verdict.NO_VERDICT : Verdict.PASS;
  }
}
