package org.ipukern.generator.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Compares two figures of one entry point, both of the same versions and the same manifest line.
 */
final class EntryComparison {
  private final BaselineEntry before;
  private final Measured now;
  private final Allowance allowance;
  private final List<String> notes = new ArrayList<>();

  private EntryComparison(BaselineEntry before, Measured now, Allowance allowance) {
    this.before = before;
    this.now = now;
    this.allowance = allowance;
  }

  static CheckedEntry of(BaselineEntry before, Measured now, Allowance allowance) {
    EntryComparison comparison = new EntryComparison(before, now, allowance);
    Outcome outcome = comparison.outcome();
    return new CheckedEntry(
        before.symbol(), outcome, Optional.of(before), Optional.of(now), comparison.notes);
  }

  /**
   * The limit counts from the best figure ever, so that steps below the allowance do not add up
   * over several updates; what was accepted with open eyes is within it, the old ceiling bounds it.
   */
  private Outcome outcome() {
    long cycles = now.cycles();
    long limit =
        Math.min(before.ceiling(), Math.max(before.accepted(), allowance.limit(before.best())));
    Outcome outcome = Outcome.PASS;
    if (cycles > limit) {
      outcome = Outcome.REGRESSED;
      regressed(cycles, limit);
    } else if (cycles < before.accepted()) {
      outcome = Outcome.FASTER;
      notes.add(
          cycles
              + " cycles, "
              + Growth.of(before.accepted(), cycles)
              + " against the accepted "
              + before.accepted()
              + "; update the baseline: ./ipukern baseline update");
    } else if (cycles > before.accepted()) {
      notes.add(
          Growth.of(before.accepted(), cycles)
              + " against the accepted "
              + before.accepted()
              + ", within the allowance (up to "
              + limit
              + ")");
      terms();
    }
    if (outcome != Outcome.REGRESSED && cycles > before.best()) {
      notes.add(Growth.of(before.best(), cycles) + " against the best ever, " + before.best());
    }
    if (now.ceiling() != before.ceiling()) {
      notes.add(
          "the budget was "
              + before.ceiling()
              + " and is "
              + now.ceiling()
              + "; the old one counts");
    }
    return outcome;
  }

  private void regressed(long cycles, long limit) {
    notes.add(
        cycles
            + " cycles, "
            + Growth.of(before.accepted(), cycles)
            + " against the accepted "
            + before.accepted()
            + (before.best() == before.accepted()
                ? " (the best ever)"
                : ", "
                    + Growth.of(before.best(), cycles)
                    + " against the best ever, "
                    + before.best())
            + "; allowed up to "
            + limit);
    if (cycles > before.ceiling()) {
      notes.add((cycles - before.ceiling()) + " over the ceiling of " + before.ceiling());
    }
    terms();
  }

  private void terms() {
    String terms = Growth.terms(before.terms(), now.terms());
    notes.add(terms.isEmpty() ? "no cost term changed" : terms);
  }
}
