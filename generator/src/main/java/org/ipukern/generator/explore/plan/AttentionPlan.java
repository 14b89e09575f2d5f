package org.ipukern.generator.explore.plan;

import java.util.List;

/**
 * A whole sequence.
 *
 * @param name the plan's name, or its ownerships
 * @param scores ownership of the scores, such as {@code 2 x 46}
 * @param padding what Q and K are padded to
 * @param softmax where softmax runs
 * @param values ownership of the product with V: row parts x column parts x key parts
 * @param quantise where operands become FP8; empty for f16
 * @param steps all phases in order
 * @param memory most bytes that one tile holds at a time
 */
public record AttentionPlan(
    String name,
    String scores,
    Padding padding,
    String softmax,
    String values,
    String quantise,
    List<PlanStep> steps,
    long memory) {
  /** Copies the list. */
  public AttentionPlan {
    steps = List.copyOf(steps);
  }

  /** Cycles of all phases, one after another. */
  public long cycles() {
    return steps.stream().mapToLong(PlanStep::cycles).sum();
  }

  /** The same sequence under another name. */
  AttentionPlan named(String other) {
    return new AttentionPlan(other, scores, padding, softmax, values, quantise, steps, memory);
  }
}
