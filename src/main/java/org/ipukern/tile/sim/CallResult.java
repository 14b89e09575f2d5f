package org.ipukern.tile.sim;

import java.util.List;
import java.util.Optional;

/**
 * The outcome of one call on a tile. Where there is a fault, the other figures describe the run up
 * to it and are no result.
 *
 * @param cycles tile cycles from the supervisor's first issue to its return
 * @param fault what stopped the call, if anything did
 * @param controlRestored whether {@code $FP_ICTL} is what it was when the call began; true where
 *     there is a fault
 * @param notes what the run rests on that no source settles, in the order met
 * @param launches the launches in order
 * @param supervisor where the supervisor's cycles went; adds up to {@code cycles}
 * @param ampIssues AMP and SLIC instructions of all workers
 * @param issues instructions and bundles of all contexts
 */
public record CallResult(
    long cycles,
    Optional<Fault> fault,
    boolean controlRestored,
    List<String> notes,
    List<LaunchTrace> launches,
    SupervisorAccount supervisor,
    long ampIssues,
    long issues) {
  /** Copies the lists. */
  public CallResult {
    notes = List.copyOf(notes);
    launches = List.copyOf(launches);
  }

  /** The share of the AMP's peak, one AMP instruction a tile cycle: 0 to 1. */
  public double ampShare() {
    return cycles == 0 ? 0 : (double) ampIssues / cycles;
  }
}
