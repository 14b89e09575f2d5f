package org.ipukern.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.ipukern.generator.build.CheckStep;
import org.ipukern.generator.build.ToolVersion;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.regress.Allowance;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.BaselineJson;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.report.CheckTable;
import org.ipukern.generator.spec.KernelSpec;

/**
 * Judges every kernel of the manifest again and compares its cycles with the baseline, and the
 * output folder with what the manifest and the templates give. The build fails unless all is well;
 * nothing is written.
 */
@Mojo(name = "check", defaultPhase = LifecyclePhase.VERIFY, threadSafe = true)
public final class CheckMojo extends KernelMojo {
  /** The accepted cycles. */
  @Parameter(property = "ipukern.baseline", defaultValue = "${basedir}/baseline.json")
  private File baseline;

  /** A figure may exceed the best ever by so many percent. */
  @Parameter(property = "ipukern.allowPercent", defaultValue = "0")
  private String allowPercent;

  /** A figure may exceed the best ever by so many cycles; it must exceed both to fail. */
  @Parameter(property = "ipukern.allowCycles", defaultValue = "0")
  private String allowCycles;

  @Override
  void run() throws IOException, MojoFailureException {
    named("ipukern.baseline", baseline);
    List<KernelSpec> specs = specs();
    Baseline accepted =
        BaselineJson.read(baseline.getPath(), Files.readAllBytes(baseline.toPath()));
    CheckResult result =
        CheckStep.run(Pipeline::run, options(), specs, accepted, allowance(), folder());
    String text = CheckTable.text(result, folder().toString(), ToolVersion.madeBy().model());
    if (result.verdict() != Verdict.PASS) {
      throw new MojoFailureException(text);
    }
    log(text);
  }

  /** Texts, since Maven reads no exact decimals by itself; the bounds are the command line's. */
  private Allowance allowance() throws MojoFailureException {
    try {
      return Allowance.of("ipukern.allowPercent", allowPercent, "ipukern.allowCycles", allowCycles);
    } catch (IllegalArgumentException e) {
      throw new MojoFailureException(e.getMessage(), e);
    }
  }
}
