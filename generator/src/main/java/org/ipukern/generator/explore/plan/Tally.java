package org.ipukern.generator.explore.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Phases and the most memory so far, while a sequence is put together. */
final class Tally {
  private final List<PlanStep> steps = new ArrayList<>();
  private final long resident;
  private final boolean described;
  private long memory;
  private long cycles;

  /**
   * @param resident bytes that a tile holds throughout
   * @param described whether the phases are kept; otherwise only their sum is
   */
  Tally(long resident, boolean described) {
    this.resident = resident;
    this.described = described;
    memory = resident;
  }

  /** Adds a phase; a phase of no cycles is left out. */
  Tally step(String name, Supplier<String> detail, long price, PriceSource source) {
    cycles += price;
    if (described && price > 0) {
      steps.add(new PlanStep(name, detail.get(), price, source));
    }
    return this;
  }

  /** Notes what a phase holds besides the resident bytes. */
  Tally holds(long bytes) {
    memory = Math.max(memory, resident + bytes);
    return this;
  }

  List<PlanStep> steps() {
    return steps;
  }

  long memory() {
    return memory;
  }

  long cycles() {
    return cycles;
  }
}
