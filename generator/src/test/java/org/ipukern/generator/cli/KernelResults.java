package org.ipukern.generator.cli;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.gate.PipelineResult;
import org.ipukern.generator.spec.KernelSpec;

/** The real pipeline, which remembers what it said of a kernel. */
final class KernelResults implements KernelPipeline {
  private final Map<KernelSpec, KernelResult> known = new ConcurrentHashMap<>();

  @Override
  public PipelineResult run(List<KernelSpec> specs, PipelineOptions options) {
    return new PipelineResult(
        specs.stream()
            .map(
                spec ->
                    known.computeIfAbsent(
                        spec, s -> Pipeline.run(List.of(s), options).kernels().get(0)))
            .toList());
  }
}
