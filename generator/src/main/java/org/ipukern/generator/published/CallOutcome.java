package org.ipukern.generator.published;

/**
 * What became of a simulated call.
 *
 * @param cycles sampled duration in tile cycles; 0 without result
 * @param estimate the static estimator's figure for the whole driver minus the simulator's, in tile
 *     cycles; meaningless without result
 * @param problem why there is no result or why it is wrong; empty if the call did what it should
 */
public record CallOutcome(long cycles, long estimate, String problem) {
  static CallOutcome failed(String problem) {
    return new CallOutcome(0, 0, problem);
  }

  boolean isRight() {
    return problem.isEmpty();
  }
}
