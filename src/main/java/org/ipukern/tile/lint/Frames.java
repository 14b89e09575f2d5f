package org.ipukern.tile.lint;

import java.util.HashMap;
import java.util.Map;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;

/**
 * Runs an analysis through called routines, once for each state in which one is entered, so that
 * what one call leaves behind is not taken for what another does.
 *
 * @param <S> what the analysis knows at one place
 */
final class Frames<S> {
  private static final int MOST_FRAMES = 250;
  private static final int MOST_NESTED = 50;

  private record Key<S>(int entry, S state) {}

  private final ControlFlow flow;
  private final ForwardFlow.Step<S> step;
  private final BinaryOperator<S> join;
  private final Consumer<Map<Integer, S>> entered;
  private final Map<Key<S>, S> exits = new HashMap<>();
  private int nested;
  private boolean exhausted;

  /**
   * An analysis.
   *
   * @param flow the graph
   * @param step what units do
   * @param join what holds where two paths meet
   * @param entered told the states before the units of each routine that was entered
   */
  Frames(
      ControlFlow flow,
      ForwardFlow.Step<S> step,
      BinaryOperator<S> join,
      Consumer<Map<Integer, S>> entered) {
    this.flow = flow;
    this.step = step;
    this.join = join;
    this.entered = entered;
  }

  /**
   * The state in which a routine returns.
   *
   * @param entry index of its first unit
   * @param state in which it is entered
   * @return null if that is not known: the routine calls itself, or there was too much to do
   */
  S exit(int entry, S state) {
    Key<S> key = new Key<>(entry, state);
    if (exits.containsKey(key)) {
      return exits.get(key);
    }
    if (exits.size() >= MOST_FRAMES || nested >= MOST_NESTED) {
      exhausted = true;
      return null;
    }
    exits.put(key, null);
    nested++;
    Map<Integer, S> before = ForwardFlow.solve(flow, Map.of(entry, state), step, join);
    nested--;
    entered.accept(before);
    S exit = null;
    for (Map.Entry<Integer, S> reached : before.entrySet()) {
      if (flow.ending(reached.getKey()) == ControlFlow.Ending.RETURN) {
        exit = exit == null ? reached.getValue() : join.apply(exit, reached.getValue());
      }
    }
    exits.put(key, exit);
    return exit;
  }

  /** True if some routine was not entered because there was too much to do. */
  boolean isExhausted() {
    return exhausted;
  }
}
