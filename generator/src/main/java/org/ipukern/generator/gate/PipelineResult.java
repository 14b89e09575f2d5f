package org.ipukern.generator.gate;

import java.util.List;

/**
 * Everything a run made and found.
 *
 * @param kernels in the order of the specs
 */
public record PipelineResult(List<KernelResult> kernels) {
  /** Copies the list. */
  public PipelineResult {
    kernels = List.copyOf(kernels);
  }

  /** True if there is a kernel and all pass. */
  public boolean passes() {
    return !kernels.isEmpty() && kernels.stream().allMatch(KernelResult::passes);
  }
}
