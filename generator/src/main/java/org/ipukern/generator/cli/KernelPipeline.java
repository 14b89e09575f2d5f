package org.ipukern.generator.cli;

import java.util.List;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.gate.PipelineResult;
import org.ipukern.generator.spec.KernelSpec;

/** {@link Pipeline#run} or, in tests of the commands, something that gives other verdicts. */
@FunctionalInterface
interface KernelPipeline {
  /** Renders and judges. */
  PipelineResult run(List<KernelSpec> specs, PipelineOptions options);
}
