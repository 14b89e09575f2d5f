package org.ipukern.generator.published;

import java.util.OptionalLong;

/**
 * What became of a documented command line that lints and simulates a published kernel.
 *
 * @param title what is run
 * @param line the documented line
 * @param findings how many findings lint has
 * @param cycles of the simulated run, in modelled tile cycles; empty if it ended in a fault
 * @param result what the simulated run is compared with its expected contents
 * @param problem why the line is wrong; empty if it does what it should
 */
public record LineResult(
    String title, String line, int findings, OptionalLong cycles, String result, String problem) {
  /** True if lint and simulation end as they should. */
  public boolean isRight() {
    return problem.isEmpty();
  }
}
