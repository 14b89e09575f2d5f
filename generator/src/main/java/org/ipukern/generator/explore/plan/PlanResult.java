package org.ipukern.generator.explore.plan;

import java.util.List;

/**
 * What a search found.
 *
 * @param problem what was planned
 * @param considered complete sequences that were priced
 * @param named the plans that have names, in a fixed order; also those that do not fit
 * @param ranked the best sequence of each ownership and softmax that fits, cheapest first
 * @param tooLarge the smallest sequence of each that does not fit, least excess first
 * @param paddings for each padding the best that it comes to, the least padding first
 */
public record PlanResult(
    AttentionProblem problem,
    long considered,
    List<AttentionPlan> named,
    List<AttentionPlan> ranked,
    List<AttentionPlan> tooLarge,
    List<PaddingResult> paddings) {
  /** Copies the lists. */
  public PlanResult {
    named = List.copyOf(named);
    ranked = List.copyOf(ranked);
    tooLarge = List.copyOf(tooLarge);
    paddings = List.copyOf(paddings);
  }
}
