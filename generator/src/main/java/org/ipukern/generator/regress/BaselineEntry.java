package org.ipukern.generator.regress;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What was accepted of one entry point, in modelled tile cycles.
 *
 * @param symbol the entry symbol
 * @param accepted the figure of the last update, at least 1
 * @param best the lowest figure ever accepted, at most {@code accepted}
 * @param ceiling the budget of the formula at the last update, at least {@code accepted}
 * @param fingerprint digest of the kernel's manifest line
 * @param terms the accepted figure by cost term, adding up to it
 */
public record BaselineEntry(
    String symbol,
    long accepted,
    long best,
    long ceiling,
    String fingerprint,
    Map<String, Long> terms) {

  /** Copies. */
  public BaselineEntry {
    terms = Collections.unmodifiableMap(new LinkedHashMap<>(terms));
  }
}
