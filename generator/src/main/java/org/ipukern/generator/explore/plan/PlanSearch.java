package org.ipukern.generator.explore.plan;

import static org.ipukern.generator.explore.plan.AttentionProblem.PANEL;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
    int tiles = problem.headTiles();
    int panels = problem.paddedKeys() / PANEL;
    Set<List<Integer>> seen = new LinkedHashSet<>();
    for (int columns = 1; columns <= Math.min(panels, tiles); columns++) {
      for (int rows = 1; rows <= Math.min(problem.tokens(), tiles / columns); rows++) {
        ScorePart part = new ScorePart(problem, prices, rows, columns);
        if (seen.add(List.of(part.rows(), part.keys()))) {
          add(best(part, false));
          if (!part.wholeRows()) {
            add(best(part, true));
          }
        }
      }
    }
    name(tiles, panels);
    ranked.sort(CHEAPEST);
    tooLarge.sort(Comparator.comparingLong(AttentionPlan::memory).thenComparing(CHEAPEST));
    return new PlanResult(problem, considered, named, ranked, tooLarge);
  }

  private void add(AttentionPlan plan) {
    (plan.memory() <= problem.memory() ? ranked : tooLarge).add(plan);
  }

  /** The two plans that people talk about, and the first of them with a product of its own. */
  private void name(int tiles, int panels) {
    ScorePart rows = new ScorePart(problem, prices, Math.min(tiles, problem.tokens()), 1);
    named.add(best(rows, false, true).named(ROW_ONLY));
    named.add(best(rows, false, false).named(ROW_ONLY + ", PV regrouped"));
    int columns = Math.min(panels, Math.max(1, tiles / 2));
    ScorePart grid = new ScorePart(problem, prices, Math.max(1, tiles / columns), columns);
    String name = grid.name().equals("2 x 46") ? GRID : grid.name() + " grid";
    if (!grid.wholeRows()) {
      named.add(best(grid, false).named(name + ", scores redistributed"));
      named.add(best(grid, true).named(name + ", distributed softmax"));
    }
  }

  private AttentionPlan best(ScorePart part, boolean distributed) {
    return best(part, distributed, false);
  }

  /** The cheapest sequence that fits, or the smallest if none does. */
  private AttentionPlan best(ScorePart part, boolean distributed, boolean inPlace) {
    boolean own = distributed || part.wholeRows();
    int rows = own ? part.rows() : part.spreadRows();
    int keys = distributed ? part.keys() : problem.paddedKeys();
    ValuePart values = new ValuePart(problem, rows, keys);
    Choice best = null;
    for (Quantise operands : choices()) {
      Tally scores = scores(part, operands, distributed, false);
      for (Quantise probabilities : choices()) {
        considered += splits.size();
        List<Object> key = List.of(rows, keys, operands, probabilities, inPlace);
        Rest rest = rests.computeIfAbsent(key, k -> rest(values, operands, probabilities, inPlace));
        long memory = Math.max(scores.memory(), rest.memory());
        long cycles = scores.cycles() + rest.cycles();
        Choice choice = new Choice(operands, probabilities, rest.split(), cycles, memory);
        best = best == null || better(choice, best) ? choice : best;
      }
    }
    return plan(part, distributed, values, best);
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

  private AttentionPlan plan(ScorePart part, boolean distributed, ValuePart values, Choice choice) {
    Tally scores = scores(part, choice.operands(), distributed, true);
    Tally rest = new Tally(0, true);
    values.add(rest, choice.split(), choice.operands(), choice.probabilities());
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
        softmax,
        choice.split().name(),
        quantise,
        steps,
        choice.memory());
  }
}
