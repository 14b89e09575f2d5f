package org.ipukern.generator.explore.sweep;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a sweep found.
 *
 * @param request the request in one line
 * @param family gemm, cast or layout
 * @param numbers names of the axes that make cells
 * @param words names of the axes that make variants
 * @param model version of the timing model
 * @param kind how the estimates were made
 * @param estimates how many there were
 * @param rows kept variants, by cell and place
 */
public record SweepResult(
    String request,
    String family,
    List<String> numbers,
    List<String> words,
    String model,
    String kind,
    long estimates,
    List<SweepRow> rows) {
  /** Copies the lists. */
  public SweepResult {
    numbers = List.copyOf(numbers);
    words = List.copyOf(words);
    rows = List.copyOf(rows);
  }

  /** Estimates that the whole request asks for; a part of it has fewer. */
  public long requested() {
    return Arrays.stream(request.split(" ", -1))
        .filter(axis -> axis.contains("="))
        .mapToLong(axis -> axis.split(",", -1).length)
        .reduce(1, (a, b) -> a > Long.MAX_VALUE / b ? Long.MAX_VALUE : a * b);
  }

  /** The rows of each cell. */
  public Map<Integer, List<SweepRow>> cells() {
    Map<Integer, List<SweepRow>> cells = new LinkedHashMap<>();
    rows.forEach(row -> cells.computeIfAbsent(row.cell(), c -> new ArrayList<>()).add(row));
    return cells;
  }

  /** The row of the cell that takes fewest cycles, of equal ones the first, of those that stand. */
  public static Optional<SweepRow> winner(List<SweepRow> cell) {
    return cell.stream()
        .filter(SweepRow::stands)
        .min(java.util.Comparator.comparingLong(SweepRow::cycles));
  }

  /** How many rows have that verdict. */
  public long count(String verdict) {
    return rows.stream().filter(row -> row.verdict().equals(verdict)).count();
  }

  /**
   * How good the estimates choose: of the cells with at least two simulated variants, those where
   * no variant simulates below the estimate's first choice.
   */
  public Quality quality() {
    long judged = 0;
    long right = 0;
    for (List<SweepRow> cell : cells().values()) {
      List<SweepRow> simulated = cell.stream().filter(r -> r.simulated().isPresent()).toList();
      if (simulated.size() > 1 && simulated.get(0).place() == 1) {
        judged++;
        right += winner(simulated).orElseThrow().cycles() == simulated.get(0).cycles() ? 1 : 0;
      }
    }
    return new Quality(judged, right);
  }

  /** Cells with a choice to judge, and those where the estimate chose the simulator's best. */
  public record Quality(long judged, long right) {}
}
