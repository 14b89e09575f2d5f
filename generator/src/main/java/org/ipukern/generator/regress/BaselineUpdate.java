package org.ipukern.generator.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.ipukern.generator.gate.Verdict;

/**
 * What an update of the baseline would do.
 *
 * @param verdict a pass if it may be written; refused for a slower figure or a kernel that the gate
 *     refuses; no verdict where a figure is missing or cannot be compared
 * @param next the baseline to write; it is not to be written unless the verdict is a pass
 * @param notes what changes and why it is refused, one line each, for people
 */
public record BaselineUpdate(Verdict verdict, Baseline next, List<String> notes) {
  /** Copies. */
  public BaselineUpdate {
    notes = List.copyOf(notes);
  }

  /**
   * Plans an update. The best figure of an entry point outlives every update, also one that accepts
   * a slower figure; it is forgotten only with the entry point, or with the versions it belongs to.
   *
   * @param old the baseline so far, if there is one
   * @param run the run's entry points, not empty
   * @param acceptSlower whether slower figures, and figures that cannot be compared with those
   *     before because they are of other versions, are accepted
   */
  public static BaselineUpdate plan(
      Optional<Baseline> old,
      List<Measured> run,
      String model,
      String table,
      boolean acceptSlower) {
    return new Planner(old, model, table, acceptSlower).plan(run);
  }

  private static final class Planner {
    private final Optional<Baseline> old;
    private final Optional<Baseline> comparable;
    private final String model;
    private final String table;
    private final boolean acceptSlower;
    private final SortedMap<String, BaselineEntry> entries = new TreeMap<>();
    private final List<String> notes = new ArrayList<>();
    private boolean refused;
    private boolean undecided;

    Planner(Optional<Baseline> old, String model, String table, boolean acceptSlower) {
      this.old = old;
      this.comparable = old.filter(baseline -> baseline.isOf(model, table));
      this.model = model;
      this.table = table;
      this.acceptSlower = acceptSlower;
    }

    BaselineUpdate plan(List<Measured> run) {
      if (old.isPresent() && comparable.isEmpty()) {
        undecided = !acceptSlower;
        notes.add(
            Checker.otherVersions(old.get(), model, table)
                + (acceptSlower
                    ? "; best-ever figures start anew"
                    : "; --accept-slower starts anew with the figures of this version"));
      }
      for (Measured now : run) {
        entry(now, comparable.map(baseline -> baseline.entries().get(now.symbol())));
      }
      old.ifPresent(
          baseline ->
              baseline.entries().keySet().stream()
                  .filter(symbol -> !entries.containsKey(symbol))
                  .filter(symbol -> run.stream().noneMatch(m -> m.symbol().equals(symbol)))
                  .forEach(symbol -> notes.add(symbol + ": gone from the manifest, removed")));
      Verdict verdict = undecided ? Verdict.NO_VERDICT : Verdict.PASS;
      return new BaselineUpdate(
          refused ? Verdict.REFUSED : verdict, new Baseline(model, table, entries), notes);
    }

    private void entry(Measured now, Optional<BaselineEntry> before) {
      if (now.verdict() != Verdict.PASS) {
        refused |= now.verdict() == Verdict.REFUSED;
        undecided |= now.verdict() == Verdict.NO_VERDICT;
        String reasons = String.join("; ", now.reasons());
        notes.add(now.symbol() + ": " + now.verdict().word() + ": " + reasons);
        return;
      }
      before.ifPresent(entry -> changed(entry, now));
      if (comparable.isPresent() && before.isEmpty()) {
        notes.add(now.symbol() + ": new, " + now.cycles() + " cycles");
      }
      long best = before.map(entry -> Math.min(entry.best(), now.cycles())).orElse(now.cycles());
      entries.put(
          now.symbol(),
          new BaselineEntry(
              now.symbol(), now.cycles(), best, now.ceiling(), now.fingerprint(), now.terms()));
    }

    private void changed(BaselineEntry before, Measured now) {
      if (now.ceiling() != before.ceiling()) {
        String ceilings = before.ceiling() + " to " + now.ceiling();
        notes.add(now.symbol() + ": the ceiling goes from " + ceilings);
      }
      if (now.cycles() == before.accepted()) {
        return;
      }
      boolean slower = now.cycles() > before.accepted();
      refused |= slower && !acceptSlower;
      notes.add(
          now.symbol()
              + ": "
              + (slower ? acceptSlower ? "SLOWER, accepted: " : "slower, refused: " : "faster: ")
              + now.cycles()
              + ", "
              + Growth.of(before.accepted(), now.cycles())
              + " against the accepted "
              + before.accepted()
              + (slower
                  ? ", "
                      + Growth.of(before.best(), now.cycles())
                      + " against the best ever, "
                      + before.best()
                      + "; "
                      + Growth.terms(before.terms(), now.terms())
                  : ""));
    }
  }
}
