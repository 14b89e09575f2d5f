package org.ipukern.generator.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ipukern.generator.gate.Verdict;

/** Compares a run with a baseline, entry point by entry point. */
public final class Checker {
  private static final String UPDATE = "./ipukern baseline update";

  private final Baseline baseline;
  private final SortedMap<String, Measured> run = new TreeMap<>();
  private final Allowance allowance;
  private final String versions;

  private Checker(
      Baseline baseline, List<Measured> run, Allowance allowance, String model, String table) {
    this.baseline = baseline;
    this.allowance = allowance;
    run.forEach(measured -> this.run.put(measured.symbol(), measured));
    this.versions = baseline.isOf(model, table) ? "" : otherVersions(baseline, model, table);
  }

  /**
   * Compares.
   *
   * @param model version of the timing model of the run
   * @param table version of the instruction table of the run
   * @return one item an entry point of either side, sorted by symbol
   */
  public static List<CheckedEntry> check(
      Baseline baseline, List<Measured> run, Allowance allowance, String model, String table) {
    Checker checker = new Checker(baseline, run, allowance, model, table);
    TreeSet<String> symbols = new TreeSet<>(checker.run.keySet());
    symbols.addAll(baseline.entries().keySet());
    return symbols.stream().map(checker::entry).toList();
  }

  /** What to say of a baseline whose figures cannot be compared. */
  static String otherVersions(Baseline baseline, String model, String table) {
    return "the baseline is of timing model "
        + baseline.model()
        + " and instruction table "
        + baseline.table()
        + ", this is "
        + model
        + " and "
        + table
        + "; figures of different versions are not compared";
  }

  private CheckedEntry entry(String symbol) {
    Optional<BaselineEntry> before = Optional.ofNullable(baseline.entries().get(symbol));
    Optional<Measured> now = Optional.ofNullable(run.get(symbol));
    if (now.isPresent() && now.get().verdict() == Verdict.REFUSED) {
      return new CheckedEntry(symbol, Outcome.REFUSED, before, now, now.get().reasons());
    }
    List<String> reasons = new ArrayList<>();
    if (now.isEmpty()) {
      reasons.add(
          "it is in the baseline but no manifest entry gives it; if that is meant: " + UPDATE);
    } else if (before.isEmpty()) {
      reasons.add(unknown(now.get()));
    } else if (!before.get().fingerprint().equals(now.get().fingerprint())) {
      reasons.add(
          "its manifest entry is not the one that the accepted figure belongs to; if that is meant: "
              + UPDATE);
    }
    if (!versions.isEmpty()) {
      reasons.add(versions);
    }
    now.filter(m -> m.verdict() == Verdict.NO_VERDICT).ifPresent(m -> reasons.addAll(m.reasons()));
    return reasons.isEmpty()
        ? EntryComparison.of(before.orElseThrow(), now.orElseThrow(), allowance)
        : new CheckedEntry(symbol, Outcome.NO_VERDICT, before, now, reasons);
  }

  private String unknown(Measured now) {
    String other =
        baseline.entries().entrySet().stream()
            .filter(e -> !run.containsKey(e.getKey()))
            .filter(e -> e.getValue().fingerprint().equals(now.fingerprint()))
            .map(Map.Entry::getKey)
            .findFirst()
            .map(symbol -> " (the same manifest entry gave " + symbol + ": renamed?)")
            .orElse("");
    return "it is not in the baseline" + other + "; if it is new: " + UPDATE;
  }
}
