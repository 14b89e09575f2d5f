package org.ipukern.generator.output;

import java.util.List;
import org.ipukern.generator.spec.KernelSpec;

/**
 * A kernel that need not be judged again: made from the same inputs by the same code, with its
 * files as they were written.
 *
 * @param spec what was asked for
 * @param name its name
 * @param fingerprint digest of everything it was made from
 * @param assembly the {@code .S}
 * @param vertex the {@code .cpp}
 * @param entries one for each entry point, in the order of the spec
 */
public record KeptKernel(
    KernelSpec spec,
    String name,
    String fingerprint,
    String assembly,
    String vertex,
    List<KeptEntry> entries) {
  /** Copies the list. */
  public KeptKernel {
    entries = List.copyOf(entries);
  }
}
