package org.ipukern.generator.explore;

import java.util.Map;
import java.util.Optional;
import org.ipukern.generator.spec.KernelSpec;

/**
 * One variant of a shape.
 *
 * @param words the value of each axis, by field
 * @param spec the kernel, if there is one
 * @param reason why there is none
 * @param nearest manifest line of the nearest that is built; may be empty
 */
public record Variant(
    Map<String, String> words, Optional<KernelSpec> spec, String reason, String nearest) {

  /** True if the kernel rests on accumulators that survive launches. */
  public boolean isRetained() {
    return "retained".equals(words.get("accumulators"));
  }
}
