package org.ipukern.generator.output;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.gate.VertexDeclaration;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;

/**
 * A kernel of the folder, made in this run or in an earlier one.
 *
 * @param spec what was asked for
 * @param entries one for each entry point, in the order of the spec
 */
record EmittedKernel(KernelSpec spec, List<EmittedEntry> entries) {
  /**
   * A kernel by its texts.
   *
   * @param vertex text of its {@code .cpp}
   * @param rows of {@code cycles.json}, those of other kernels among them
   * @throws IllegalStateException if something of an entry point is missing
   */
  static EmittedKernel of(KernelSpec spec, String vertex, List<CycleRow> rows) {
    List<VertexDeclaration> vertices = VertexDeclaration.parse(vertex);
    List<EmittedEntry> entries = new ArrayList<>();
    for (EntryPoint point : spec.entryPoints()) {
      entries.add(
          EmittedEntry.of(
              spec,
              point,
              vertices.stream()
                  .filter(declared -> declared.className().equals(point.className()))
                  .findFirst()
                  .orElseThrow(() -> missing("class " + point.className())),
              rows.stream()
                  .filter(row -> row.symbol().equals(point.symbol()))
                  .findFirst()
                  .orElseThrow(() -> missing("figures of " + point.symbol()))));
    }
    return new EmittedKernel(spec, List.copyOf(entries));
  }

  private static IllegalStateException missing(String what) {
    return new IllegalStateException("missing: " + what);
  }
}
