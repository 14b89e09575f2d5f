package org.ipukern.generator.report;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.sim.CallResult;
import org.ipukern.tile.timing.TimingModel;

/**
 * What limits a call.
 *
 * <p>The limiting resource is the one with the greatest figure. Where that is the workers' issue
 * slots, it is asked what fills them: if the figure of the AMP (evenly spread or of the busiest
 * worker), of the load ports or of the store port is at least nine tenths of theirs, the first of
 * these is named instead.
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
    long slots = limits.get(Resource.WORKER_SLOTS);
    if (greatest == Resource.WORKER_SLOTS && slots > 0) {
      for (Resource fill : FILLS) {
        if (10 * limits.get(fill) >= 9 * slots) {
          return fill;
        }
      }
    }
    return greatest;
  }

  /** Tile cycles if only that resource limited. */
  public long of(Resource resource) {
    return limits.get(resource);
  }

  /** A table of all figures and a line that names the limiting resource. */
  public String text() {
    TextTable table =
        new TextTable(List.of(1, 2), List.of("  if only this limited", "cycles", "share", "code"));
    limits.forEach(
        (resource, figure) ->
            table.add(
                List.of(
                    "  " + resource.title(),
                    Long.toString(figure),
                    Share.of(figure, cycles),
                    resource.code())));
    return table.text()
        + "  limited by  "
        + limiting.title()
        + " ("
        + limiting.code()
        + "): "
        + Share.of(of(limiting), cycles)
        + " of "
        + cycles
        + " cycles\n";
  }
}
