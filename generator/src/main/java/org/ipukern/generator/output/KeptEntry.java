package org.ipukern.generator.output;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.generator.spec.EntryPoint;

/**
 * What an earlier run of this very code found of one entry point, which passed. Figures are
 * modelled tile cycles.
 *
 * @param entry the entry point
 * @param estimate of the static estimator
 * @param simulated by the simulator
 * @param terms the estimate by the word of its term
 * @param row its row in {@code cycles.json}
 */
public record KeptEntry(
    EntryPoint entry, long estimate, long simulated, Map<String, Long> terms, CycleRow row) {
  /** Copies. */
  public KeptEntry {
    terms = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(terms));
  }
}
