package org.ipukern.generator.gate;

import java.util.List;
import java.util.OptionalLong;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.sim.CallResult;

/**
 * What the gate saw of one entry point. All figures are modelled tile cycles, from the supervisor's
 * first issue to its return.
 *
 * @param entry the entry point
 * @param figures the closed-form figures
 * @param estimate of the static estimator; null if the kernel never got that far
 * @param run the first simulated call, for its launches; null likewise
 * @param simulated cycles of every ordinary run; empty if there is no single figure
 * @param findings why it is refused; empty if it is not
 * @param verdict the answer
 */
public record EntryResult(
    EntryPoint entry,
    Figures figures,
    Estimate estimate,
    CallResult run,
    OptionalLong simulated,
    List<Finding> findings,
    Verdict verdict) {
  /** Copies the list. */
  public EntryResult {
    findings = List.copyOf(findings);
  }

  /** Useful AMP issues for each cycle, in thousandths; empty for kernels without AMP work. */
  public OptionalLong ampPermille() {
    return ampPermille(figures, simulated);
  }

  /** The same for a figure that was simulated earlier. */
  public static OptionalLong ampPermille(Figures figures, OptionalLong simulated) {
    return figures.usefulAmpIssues() == 0 || simulated.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(Math.round(1000.0 * figures.usefulAmpIssues() / simulated.getAsLong()));
  }
}
