package org.ipukern.generator.explore;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.cost.Estimate;
import org.ipukern.tile.sim.CallResult;

/**
 * What became of a run.
 *
 * @param entry symbol of the code that was run
 * @param model version of the timing model, changed constants named
 * @param state byte address of the state block
 * @param operands with their addresses
 * @param run the simulated call; in modelled tile cycles
 * @param estimate of the static estimator, which knows the state block
 * @param compared names of the operands whose contents were compared
 * @param differences for each operand that is not what was expected, by name, what differs
 */
public record SimulationResult(
    String entry,
    String model,
    int state,
    List<PlacedOperand> operands,
    CallResult run,
    Estimate estimate,
    List<String> compared,
    Map<String, String> differences) {
  /** Copies the collections, keeping their order. */
  public SimulationResult {
    operands = List.copyOf(operands);
    compared = List.copyOf(compared);
    differences = Collections.unmodifiableMap(new LinkedHashMap<>(differences));
  }
}
