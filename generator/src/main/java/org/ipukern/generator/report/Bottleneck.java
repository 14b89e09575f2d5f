package org.ipukern.generator.report;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;

/**
 * What limits a call: the resource with the greatest figure. Where that is the workers' issue
 * slots, {@link #filledBy()} says what they are full of.
 *
 * <p>Where each round is one {@code runall}, worker slots, launch and join, supervisor and
 * coefficient feed add up to the cycles of the call, since they follow one another.
 *
 * @param cycles tile cycles of the call
 * @param limits tile cycles if only that resource limited, for each resource
 * @param limiting the resource that limits
 */
public record Bottleneck(long cycles, Map<Resource, Long> limits, Resource limiting) {
  private static final List<Resource> FILLS =
      List.of(Resource.AMP_ISSUE, Resource.AMP_BUSIEST, Resource.LOAD_PORTS, Resource.STORE_PORT);

  /** Copies the map. */
  public Bottleneck {
    limits = Collections.unmodifiableMap(new EnumMap<>(limits));
  }

  /**
   * The figures of a call.
   *
   * @param tally what issued in it
   * @throws IllegalArgumentException if it ended in a fault
   */
  public static Bottleneck of(CallResult call, IssueTally tally, TimingModel timing) {
    if (call.fault().isPresent()) {
      throw new IllegalArgumentException("a call that ended in a fault has no limits");
    }
    int slots = timing.slots();
    long ampBusiest = 0;
    long workerSlots = 0;
    long running = 0;
    long launchJoin = 0;
    long covered = 0;
    for (Round round : Round.of(call)) {
      ampBusiest += slots * Arrays.stream(round.ampIssues(slots)).max().orElse(0);
      workerSlots += slots * Arrays.stream(round.slots(slots)).max().orElse(0);
      long end = round.lastExit() + slots;
      running += end - round.start() - 1;
      launchJoin += round.firstIssueOfLast() - round.start() - 1;
      if (round.resumeCycle() >= 0) {
        long join = Math.max(0, round.resumeCycle() - Math.max(end, round.syncCycle() + 1));
        launchJoin += join;
        covered += join;
      }
    }
    Map<Resource, Long> limits = new EnumMap<>(Resource.class);
    limits.put(Resource.AMP_ISSUE, call.ampIssues());
    limits.put(Resource.AMP_BUSIEST, ampBusiest);
    limits.put(Resource.LOAD_PORTS, (tally.loads() + 1) / 2);
    limits.put(Resource.STORE_PORT, tally.stores());
    limits.put(Resource.COEFFICIENTS, tally.coefficientLoads());
    limits.put(Resource.SUPERVISOR, call.cycles() - running - covered - tally.coefficientLoads());
    limits.put(Resource.WORKER_SLOTS, workerSlots);
    limits.put(Resource.LAUNCH_JOIN, launchJoin);
    return new Bottleneck(call.cycles(), limits, limiting(limits));
  }

  private static Resource limiting(Map<Resource, Long> limits) {
    Resource greatest = Resource.WORKER_SLOTS;
    for (Resource resource : Resource.values()) {
      greatest = limits.get(resource) > limits.get(greatest) ? resource : greatest;
    }
    return greatest;
  }

  /**
   * What the workers' issue slots are full of, if they limit: that of AMP (evenly spread or of the
   * busiest worker), load ports and store port whose figure is greatest, if it comes to nine tenths
   * of theirs.
   */
  public Optional<Resource> filledBy() {
    if (limiting != Resource.WORKER_SLOTS) {
      return Optional.empty();
    }
    return FILLS.stream()
        .filter(fill -> of(fill) > 0 && 10 * of(fill) >= 9 * of(limiting))
        .max(Comparator.comparing(this::of));
  }

  /** Tile cycles if only that resource limited. */
  public long of(Resource resource) {
    return limits.get(resource);
  }

  /**
   * A table of all figures, greatest first, a line that names the limiting resource, and one that
   * says what fills the workers' slots.
   */
  public String text() {
    TextTable table =
        new TextTable(
            List.of(1, 2), List.of("  cycles if only this limited", "cycles", "share", "code"));
    limits.entrySet().stream()
        .sorted(Map.Entry.<Resource, Long>comparingByValue().reversed())
        .forEach(
            figure ->
                table.add(
                    List.of(
                        "  " + figure.getKey().title(),
                        Long.toString(figure.getValue()),
                        Share.of(figure.getValue(), cycles),
                        figure.getKey().code())));
    return table.text()
        + "  limited by  "
        + named(limiting)
        + ", "
        + of(limiting)
        + " of "
        + cycles
        + " cycles\n"
        + filledBy()
            .map(
                fill ->
                    "  slots full of  "
                        + named(fill)
                        + ", "
                        + Share.of(of(fill), of(limiting))
                        + " of the limit\n")
            .orElse("");
  }

  private static String named(Resource resource) {
    return resource.title() + " (" + resource.code() + ")";
  }
}
