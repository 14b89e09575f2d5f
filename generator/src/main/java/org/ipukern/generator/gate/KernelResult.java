package org.ipukern.generator.gate;

import java.util.List;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.asm.Diagnostic;

/**
 * A kernel with its texts and its verdicts.
 *
 * @param spec what was asked for
 * @param assembly the emitted {@code .S}
 * @param vertex the emitted {@code .cpp}
 * @param diagnostics of front end and lint over the assembly
 * @param entries one for each entry point, in the order of the spec
 */
public record KernelResult(
    KernelSpec spec,
    String assembly,
    String vertex,
    List<Diagnostic> diagnostics,
    List<EntryResult> entries) {
  /** Copies the lists. */
  public KernelResult {
    diagnostics = List.copyOf(diagnostics);
    entries = List.copyOf(entries);
  }

  /** True if every entry point passes. */
  public boolean passes() {
    return entries.stream().allMatch(e -> e.verdict() == Verdict.PASS);
  }
}
