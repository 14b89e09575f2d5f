package org.ipukern.generator.gate;

import java.util.List;
import org.ipukern.generator.spec.KernelSpec;

/** {@link Pipeline#run} or, in tests of what calls it, something that gives other verdicts. */
@FunctionalInterface
public interface KernelPipeline {
  /** Renders and judges. */
  PipelineResult run(List<KernelSpec> specs, PipelineOptions options);
}
