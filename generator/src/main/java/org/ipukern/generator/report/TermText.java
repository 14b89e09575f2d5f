package org.ipukern.generator.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.cost.CostTerm;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.cost.LaunchEstimate;

/** The parts of an estimate as text. */
final class TermText {
  private static final int BAR = 40;
  private static final int SLOT_CYCLES = 6;

  private TermText() {}

  /** Cycles by term with their share of the whole and a bar. */
  static String terms(Estimate estimate) {
    Map<CostTerm, Long> terms = estimate.terms();
    long most = terms.values().stream().mapToLong(Long::longValue).max().orElse(0);
    TextTable table = new TextTable(List.of(1, 2), List.of("  term", "cycles", "share", ""));
    terms.forEach(
        (term, cycles) ->
            table.add(
                List.of(
                    "  " + term.word(),
                    Long.toString(cycles),
                    Share.of(cycles, estimate.cycles()),
                    bar(cycles, most))));
    return table.text();
  }

  private static String bar(long cycles, long most) {
    long length = most == 0 ? 0 : (cycles * BAR + most - 1) / most;
    return "#".repeat(Math.toIntExact(length));
  }

  /** Which worker issues most; empty if none was launched. */
  static String busiest(Estimate estimate) {
    List<LaunchEstimate> launches = estimate.launches();
    if (launches.isEmpty()) {
      return "";
    }
    int workers = launches.stream().mapToInt(l -> l.workerSlots().size()).max().orElse(0);
    long[] slots = new long[workers];
    for (LaunchEstimate launch : launches) {
      for (int n = 0; n < launch.workerSlots().size(); n++) {
        slots[n] += launch.workerSlots().get(n);
      }
    }
    long most = Arrays.stream(slots).max().orElse(0);
    long least = Arrays.stream(slots).min().orElse(0);
    int worker = 0;
    while (slots[worker] != most) {
      worker++;
    }
    return "\n  busiest worker  "
        + worker
        + ", "
        + most
        + " slots of "
        + SLOT_CYCLES
        + " cycles in "
        + launches.size()
        + (launches.size() == 1 ? " launch" : " launches")
        + "; the least busy has "
        + least
        + "\n";
  }
}
