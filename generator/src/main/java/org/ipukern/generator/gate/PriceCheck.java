package org.ipukern.generator.gate;

import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.ipukern.tile.timing.TimingModel;

/**
 * Holds {@link org.ipukern.tile.cost.KernelCosts} to what the gate simulated. The kernel is right
 * where the two differ: estimator and simulator agreed on it. So it is the table that must go,
 * which {@code KernelCosts.java} is emitted without.
 */
public final class PriceCheck {
  private PriceCheck() {}

  /** What tables say otherwise, a line an entry point. */
  public static List<String> contradictions(KernelResult kernel, TimingModel timing) {
    // The tables hold cycles of the tool's own timing model.
    if (!timing.version().equals(TimingModel.ipu21().version())) {
      return List.of();
    }
    return kernel.entries().stream().flatMap(entry -> contradiction(kernel, entry)).toList();
  }

  private static Stream<String> contradiction(KernelResult kernel, EntryResult entry) {
    OptionalLong price = CostSizes.cycles(kernel.spec(), entry.entry());
    if (price.isEmpty() || entry.simulated().isEmpty() || price.equals(entry.simulated())) {
      return Stream.of();
    }
    return Stream.of(
        "KernelCosts' table '"
            + CostSizes.of(kernel.spec(), entry.entry()).orElseThrow().kind()
            + "' says "
            + price.getAsLong()
            + " cycles for "
            + entry.entry().className()
            + ", simulated are "
            + entry.simulated().getAsLong()
            + "; KernelCosts.java goes without it");
  }
}
