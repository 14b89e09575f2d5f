package org.ipukern.generator.output;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One entry point of {@code cycles.json}.
 *
 * @param symbol its entry symbol
 * @param values everything after the symbol by name, in the order in which it is written: the
 *     family and its fields, the figures in tile cycles, the fingerprint. Each a string, an integer
 *     or a long
 */
public record CycleRow(String symbol, Map<String, Object> values) {
  /** Copies; refuses anything but strings and integers. */
  public CycleRow {
    values.forEach(
        (name, value) -> {
          if (!(value instanceof String || value instanceof Integer || value instanceof Long)) {
            throw new IllegalArgumentException(
                symbol + ": '" + name + "' must be a string or an integer, not " + value);
          }
        });
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
