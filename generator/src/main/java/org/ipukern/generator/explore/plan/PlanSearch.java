package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ipukern.tile.timing.TimingModel;

/**
 * Prices every ownership of the scores with every way to the output. Deterministic: equal costs are
 * ordered by memory, then by the order of the search.
 */
public final class PlanSearch {
  private static final String ROW_ONLY = "row-only";
  private static final String GRID = "2 x 46 grid";
  private static final Comparator<AttentionPlan> CHEAPEST =
      Comparator.comparingLong(AttentionPlan::cycles).thenComparingLong(AttentionPlan::memory);

  private final AttentionProblem problem;
  private final Prices prices;
  private final List<ValueSplit> splits;
  private final List<AttentionPlan> named = new ArrayList<>();
  private final List<AttentionPlan> ranked = new ArrayList<>();
  private final List<AttentionPlan> tooLarge = new ArrayList<>();
  private final Map<List<Object>, Rest> rests = new HashMap<>();
  private long considered;

  private PlanSearch(AttentionProblem problem, TimingModel timing) {
    this.problem = problem;
    prices = new Prices(timing);
    splits = ValueSplit.all(problem, prices);
  }

  /** Searches. */
  public static PlanResult run(AttentionProblem problem, TimingModel timing) {
    return new PlanSearch(problem, timing).search();
  }

  private PlanResult search() {
    List<PaddingResult> paddings = new ArrayList<>();
    Map<String, Found> ownerships = new LinkedHashMap<>();
    for (Padding padding : problem.paddings()) {
      Found best = null;
      for (Found found : ownerships(padding)) {
        best = best == null || better(found.choice(), best.choice()) ? found : best;
        // The least padding stands where more comes to the same.
        ownerships.merge(
            found.part().name() + found.distributed(),
            found,
            (one, other) -> better(other.choice(), one.choice()) ? other : one);
      }
      paddings.add(new PaddingResult(padding, plan(best)));
    }
    ownerships.values().stream().map(this::plan).forEach(this::add);
    List<Padding> all = problem.paddings();
    name(all.get(0), all);
    ranked.sort(CHEAPEST);
    tooLarge.sort(Comparator.comparingLong(AttentionPlan::memory).thenComparing(CHEAPEST));
    return new PlanResult(problem, considered, named, ranked, tooLarge, paddings);
  }

  /** The best of each ownership whose tiles get a shape of their own. */
  private List<Found> ownerships(Padding padding) {
    int tiles = problem.headTiles();
    List<Found> found = new ArrayList<>();
    Set<List<Integer>> seen = new LinkedHashSet<>();
    for (int columns = 1; columns <= Math.min(padding.keys() / PANEL, tiles); columns++) {
      for (int rows = 1; rows <= Math.min(problem.tokens(), tiles / columns); rows++) {
        ScorePart part = new ScorePart(problem, prices, padding, rows, columns);
        if (seen.add(List.of(part.rows(), part.keys()))) {
          found.add(weighed(part, false));
          if (!part.wholeRows()) {
            found.add(weighed(part, true));
          }
        }
      }
    }
    return found;
  }

  private void add(AttentionPlan plan) {
    (plan.memory() <= problem.memory() ? ranked : tooLarge).add(plan);
  }

  /**
   * The two plans that people talk about, the first of them with a product of its own, and with
   * keys padded further.
   */
  private void name(Padding least, List<Padding> all) {
    int tiles = problem.headTiles();
    int most = Math.min(tiles, problem.tokens());
    ScorePart rows = new ScorePart(problem, prices, least, most, 1);
    named.add(plan(best(rows, false, true)).named(ROW_ONLY));
    named.add(plan(best(rows, false, false)).named(ROW_ONLY + ", PV regrouped"));
    for (Padding padding : all) {
      if (padding.width() == least.width() && padding.keys() != least.keys()) {
        ScorePart padded = new ScorePart(problem, prices, padding, most, 1);
        String name = ROW_ONLY + ", keys padded to " + padding.keys();
        named.add(plan(best(padded, false, true)).named(name));
      }
    }
    int columns = Math.min(least.keys() / PANEL, Math.max(1, tiles / 2));
    ScorePart grid = new ScorePart(problem, prices, least, Math.max(1, tiles / columns), columns);
    String name = grid.name().equals("2 x 46") ? GRID : grid.name() + " grid";
    if (!grid.wholeRows()) {
      named.add(plan(best(grid, false, false)).named(name + ", scores redistributed"));
      named.add(plan(best(grid, true, false)).named(name + ", distributed softmax"));
    }
  }

  /** The best of an ownership; plans that have names are among these and count no second time. */
  private Found weighed(ScorePart part, boolean distributed) {
    int choices = choices().size();
    considered += (long) splits.size() * choices * choices;
    return best(part, distributed, false);
  }

  /** The cheapest sequence that fits, or the smallest if none does. */
  private Found best(ScorePart part, boolean distributed, boolean inPlace) {
    boolean own = distributed || part.wholeRows();
    int rows = own ? part.rows() : part.spreadRows();
    int keys = distributed ? part.keys() : part.padding().keys();
    ValuePart values = new ValuePart(problem, rows, keys);
    Choice best = null;
    for (Quantise operands : choices()) {
      Tally scores = scores(part, operands, distributed, false);
      for (Quantise probabilities : choices()) {
        List<Object> key = List.of(rows, keys, operands, probabilities, inPlace);
        Rest rest = rests.computeIfAbsent(key, k -> rest(values, operands, probabilities, inPlace));
        long memory = Math.max(scores.memory(), rest.memory());
        long cycles = scores.cycles() + rest.cycles();
        Choice choice = new Choice(operands, probabilities, rest.split(), cycles, memory);
        best = best == null || better(choice, best) ? choice : best;
      }
    }
    return new Found(part, distributed, values, best);
  }

  private boolean better(Choice one, Choice other) {
    boolean fits = one.memory() <= problem.memory();
    if (fits != other.memory() <= problem.memory()) {
      return fits;
    }
    return fits ? one.cycles() < other.cycles() : one.memory() < other.memory();
  }

  /** The best way from those probabilities to the output. */
  private Rest rest(ValuePart values, Quantise operands, Quantise probabilities, boolean inPlace) {
    Rest best = null;
    for (ValueSplit split : splits) {
      if (inPlace && !(values.keepsPlace(split) && split.keyParts() == 1)) {
        continue;
      }
      Tally tally = new Tally(Sharing.ownElements(problem) * 2, false);
      values.add(tally, split, operands, probabilities);
      Rest rest = new Rest(split, tally.cycles(), tally.memory());
      boolean fits = rest.memory() <= problem.memory();
      boolean bestFits = best != null && best.memory() <= problem.memory();
      if (best == null
          || (fits && !bestFits)
          || (fits && rest.cycles() < best.cycles())
          || (!fits && !bestFits && rest.memory() < best.memory())) {
        best = rest;
      }
    }
    return best;
  }

  /** The best split with its cycles and memory. */
  private record Rest(ValueSplit split, long cycles, long memory) {}

  /** An ownership with its best way through the sequence. */
  private record Found(ScorePart part, boolean distributed, ValuePart values, Choice choice) {}

  /** One way through the whole sequence. */
  private record Choice(
      Quantise operands, Quantise probabilities, ValueSplit split, long cycles, long memory) {}

  private List<Quantise> choices() {
    return problem.fp8() ? List.of(Quantise.BEFORE, Quantise.AFTER) : List.of(Quantise.NOT);
  }

  private Tally scores(ScorePart part, Quantise operands, boolean distributed, boolean described) {
    Tally tally = new Tally(Sharing.ownElements(problem) * 6, described);
    part.scores(tally, operands);
    if (distributed) {
      part.distributedSoftmax(tally);
    } else {
      part.rowSoftmax(tally);
    }
    return tally;
  }

  private AttentionPlan plan(Found found) {
    ScorePart part = found.part();
    boolean distributed = found.distributed();
    Choice choice = found.choice();
    Tally scores = scores(part, choice.operands(), distributed, true);
    Tally rest = new Tally(0, true);
    found.values().add(rest, choice.split(), choice.operands(), choice.probabilities());
    List<PlanStep> steps = new ArrayList<>(scores.steps());
    steps.addAll(rest.steps());
    String softmax = distributed ? "distributed" : part.wholeRows() ? "own rows" : "redistributed";
    String quantise =
        choice.operands() == Quantise.NOT
            ? ""
            : "Q, K, V "
                + choice.operands().words()
                + "; probabilities "
                + choice.probabilities().words();
    return new AttentionPlan(
        part.name() + " " + softmax,
        part.name(),
        part.padding(),
        softmax,
        choice.split().name(),
        quantise,
        steps,
        choice.memory());
  }
}
