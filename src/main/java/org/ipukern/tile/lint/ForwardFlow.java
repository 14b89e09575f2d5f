package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
    List<S> before = new ArrayList<>(Collections.nCopies(flow.size(), null));
    BitSet open = new BitSet(flow.size());
    roots.forEach(
        (unit, facts) -> {
          before.set(unit, facts);
          open.set(unit);
        });
    for (int unit = open.nextSetBit(0); unit >= 0; unit = open.nextSetBit(0)) {
      open.clear(unit);
      S facts = before.get(unit);
      for (ControlFlow.Edge edge : flow.edges(unit)) {
        S arriving = step.over(unit, facts, edge);
        if (arriving == null) {
          continue;
        }
        S known = before.get(edge.to());
        S joined = known == null ? arriving : join.apply(known, arriving);
        if (!joined.equals(known)) {
          before.set(edge.to(), joined);
          open.set(edge.to());
        }
      }
    }
    return reached(before);
  }

  private static <S> Map<Integer, S> reached(List<S> before) {
    Map<Integer, S> reached = new TreeMap<>();
    for (int unit = 0; unit < before.size(); unit++) {
      if (before.get(unit) != null) {
        reached.put(unit, before.get(unit));
      }
    }
    return reached;
  }
}
