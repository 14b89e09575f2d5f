package org.ipukern.generator.output;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.spec.KernelSpec;

/**
 * A kernel of the folder, made in this run or in an earlier one.
 *
 * @param spec what was asked for
 * @param vertex text of its {@code .cpp}
 * @param cycles modelled tile cycles by entry symbol
 */
record EmittedKernel(KernelSpec spec, String vertex, Map<String, Long> cycles) {
  /** From the rows of {@code cycles.json}, of which those of other kernels are left out. */
  static EmittedKernel of(KernelSpec spec, String vertex, List<CycleRow> rows) {
    Map<String, Long> cycles = new LinkedHashMap<>();
    spec.entryPoints()
        .forEach(
            entry ->
                rows.stream()
                    .filter(row -> row.symbol().equals(entry.symbol()))
                    .forEach(
                        row ->
                            cycles.put(
                                row.symbol(),
                                ((Number) row.values().get("simulated")).longValue())));
    return new EmittedKernel(spec, vertex, cycles);
  }
}
