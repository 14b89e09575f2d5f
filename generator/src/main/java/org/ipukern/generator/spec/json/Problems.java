package org.ipukern.generator.spec.json;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with one input; keeps the first 20 problems and counts the rest. */
public final class Problems {
  /** How many problems are kept. */
  public static final int LIMIT = 20;

  private static final Comparator<InputProblem> BY_PLACE =
      Comparator.<InputProblem>comparingInt(problem -> problem.position().line())
          .thenComparingInt(problem -> problem.position().column());

  private final List<InputProblem> kept = new ArrayList<>();
  private int more;

  /** Adds one problem. */
  public void add(InputProblem problem) {
    if (kept.size() < LIMIT) {
      kept.add(problem);
    } else {
      more++;
    }
  }

  /** Whether nothing is wrong so far. */
  public boolean isEmpty() {
    return kept.isEmpty();
  }

  /** How many problems were added, kept or not. */
  public int count() {
    return kept.size() + more;
  }

  /** How many were added but not kept. */
  public int more() {
    return more;
  }

  /** The kept problems in the order of the file. */
  public List<InputProblem> list() {
    return kept.stream().sorted(BY_PLACE).toList();
  }
}
