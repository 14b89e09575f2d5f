package org.ipukern.generator.build;

import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.output.KernelFiles;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.regress.Allowance;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.RegressionCheck;
import org.ipukern.generator.spec.KernelSpec;

/**
 * Judges every kernel of a manifest again, never relying on an earlier run, and compares with a
 * baseline and with an output folder. Nothing is written.
 */
public final class CheckStep {
  private CheckStep() {}

  /**
   * Checks.
   *
   * @param pipeline what makes and judges
   * @param specs every kernel of the manifest
   * @param folder the output folder
   */
  public static CheckResult run(
      KernelPipeline pipeline,
      PipelineOptions options,
      List<KernelSpec> specs,
      Baseline baseline,
      Allowance allowance,
      Path folder) {
    MadeBy madeBy = ToolVersion.madeBy();
    // First, since templates that cannot be read need no verdict.
    KernelFiles files = KernelFiles.with(madeBy, options.templates());
    List<KernelResult> results = pipeline.run(specs, options).kernels();
    return RegressionCheck.of(baseline, results, allowance, madeBy, files, folder);
  }
}
