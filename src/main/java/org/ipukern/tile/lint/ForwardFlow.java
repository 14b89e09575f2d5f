package org.ipukern.tile.lint;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BinaryOperator;

/** Carries facts along the paths of a {@link ControlFlow} until they no longer change. */
final class ForwardFlow {
  /**
   * What a unit does to the facts.
   *
   * @param <S> the facts; must have {@code equals}
   */
  interface Step<S> {
    /** The facts on that edge out of the unit, from those before it; null to leave the edge out. */
    S over(int unit, S before, ControlFlow.Edge edge);
  }

  private ForwardFlow() {}

  /**
   * The facts before every unit that is reached.
   *
   * @param flow the graph
   * @param roots the units to start at and what holds there
   * @param step what units do; must be monotone in the order that {@code join} goes up in
   * @param join what holds where two paths meet
   */
  static <S> Map<Integer, S> solve(
      ControlFlow flow, Map<Integer, S> roots, Step<S> step, BinaryOperator<S> join) {
    Map<Integer, S> before = new TreeMap<>(roots);
    TreeSet<Integer> open = new TreeSet<>(roots.keySet());
    while (!open.isEmpty()) {
      int unit = open.pollFirst();
      S facts = before.get(unit);
      for (ControlFlow.Edge edge : flow.edges(unit)) {
        S arriving = step.over(unit, facts, edge);
        if (arriving == null) {
          continue;
        }
        S known = before.get(edge.to());
        S joined = known == null ? arriving : join.apply(known, arriving);
        if (!joined.equals(known)) {
          before.put(edge.to(), joined);
          open.add(edge.to());
        }
      }
    }
    return before;
  }
}
