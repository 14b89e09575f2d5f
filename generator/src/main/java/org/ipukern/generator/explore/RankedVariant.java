package org.ipukern.generator.explore;

import java.util.OptionalLong;

/**
 * A variant with what the gate says of it.
 *
 * @param variant the variant
 * @param cycles simulated tile cycles, all entry points together; empty if it did not pass or was
 *     not run
 * @param refused why the gate refuses it; empty if it passes or was not run
 */
public record RankedVariant(Variant variant, OptionalLong cycles, String refused) {

  /** True if the kernel is built and nothing speaks against it. */
  public boolean isIn() {
    return variant.spec().isPresent() && refused.isEmpty();
  }
}
