package org.ipukern.generator.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.spec.KernelSpec;

/** Renders kernels and judges what was rendered. */
interface KernelPipeline {
  /**
   * How a run is made.
   *
   * @param threads at least 1
   * @param templates a folder of templates; empty for those that are built in
   * @param progress told how many kernels are done, from any thread
   */
  record Options(int threads, Optional<Path> templates, IntConsumer progress) {}

  /** Renders and judges; results in the order of the specs whatever the number of threads. */
  List<KernelResult> judge(List<KernelSpec> specs, Options options);

  /**
   * Renders without judging.
   *
   * @return how many characters were rendered
   */
  long render(List<KernelSpec> specs, Options options);

  /** A digest of every template, part of what a kernel was made from. */
  String templatesDigest(Options options);
}
