package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.ipukern.tile.timing.TimingModel;

/**
 * Holds {@link org.ipukern.tile.cost.KernelCosts} to what the gate simulated: an entry point whose
 * table says something else is refused, so that no stale table is emitted or planned with.
 */
final class PriceCheck {
  private PriceCheck() {}

  /** The kernel, with entry points refused that have a price and took other cycles. */
  static KernelResult check(KernelResult kernel, TimingModel timing) {
    // The tables hold cycles of the tool's own timing model.
    if (!timing.version().equals(TimingModel.ipu21().version())) {
      return kernel;
    }
    List<EntryResult> entries =
        kernel.entries().stream().map(entry -> check(kernel, entry)).toList();
    return new KernelResult(
        kernel.spec(), kernel.assembly(), kernel.vertex(), kernel.diagnostics(), entries);
  }

  private static EntryResult check(KernelResult kernel, EntryResult entry) {
    OptionalLong price = CostSizes.cycles(kernel.spec(), entry.entry());
    if (price.isEmpty() || entry.simulated().isEmpty() || price.equals(entry.simulated())) {
      return entry;
    }
    List<Finding> findings = new ArrayList<>(entry.findings());
    findings.add(
        new Finding(
            GateRule.G05,
            "simulated "
                + entry.simulated().getAsLong()
                + " cycles, the table '"
                + CostSizes.of(kernel.spec(), entry.entry()).orElseThrow().kind()
                + "' of KernelCosts says "
                + price.getAsLong()
                + ": the schedule or the timing model has changed since the table was made; run"
                + " scripts/update-kernel-costs"));
    return new EntryResult(
        entry.entry(),
        entry.figures(),
        entry.estimate(),
        entry.run(),
        entry.simulated(),
        findings,
        Verdict.REFUSED);
  }
}
