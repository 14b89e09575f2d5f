package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** How far figures lie from measurements: how many within 1, 2, 5 and 10 percent, median, worst. */
final class ErrorTable {
  private static final double[] LIMITS = {1, 2, 5, 10};

  private final List<Double> errors = new ArrayList<>();

  /** Adds a figure and what was measured, both in tile cycles. */
  void add(long measured, long figure) {
    errors.add(percent(measured, figure));
  }

  /** Signed error in percent of the measurement. */
  static double percent(long measured, long figure) {
    return 100.0 * (figure - measured) / measured;
  }

  int count() {
    return errors.size();
  }

  /** How many lie further off than so many percent. */
  int outside(double percent) {
    return (int) errors.stream().filter(e -> Math.abs(e) > percent).count();
  }

  /** Median of the errors without sign, in percent; 0 without any. */
  double median() {
    List<Double> sorted = sorted();
    int n = sorted.size();
    return n == 0 ? 0 : (sorted.get((n - 1) / 2) + sorted.get(n / 2)) / 2;
  }

  /** Largest error without sign, in percent; 0 without any. */
  double worst() {
    List<Double> sorted = sorted();
    return sorted.isEmpty() ? 0 : sorted.get(sorted.size() - 1);
  }

  /** Cells of a Markdown row: points, misses beyond each limit, median, worst. */
  String row(String title) {
    StringBuilder row = new StringBuilder("| " + title + " | " + count());
    for (double limit : LIMITS) {
      row.append(" | ").append(outside(limit));
    }
    return row.append(String.format(Locale.ROOT, " | %.2f %% | %.2f %% |", median(), worst()))
        .toString();
  }

  /** Head of the Markdown table that {@link #row} fills. */
  static String head() {
    return "| figures | points | off by > 1 % | > 2 % | > 5 % | > 10 % | median | worst |\n"
        + "|---|---|---|---|---|---|---|---|";
  }

  private List<Double> sorted() {
    List<Double> sorted = new ArrayList<>();
    errors.forEach(e -> sorted.add(Math.abs(e)));
    Collections.sort(sorted);
    return sorted;
  }
}
