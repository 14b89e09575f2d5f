package org.ipukern.maven;

import java.io.IOException;
import java.util.List;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.ipukern.generator.build.GenerateStep;
import org.ipukern.generator.build.ToolVersion;
import org.ipukern.generator.gate.Pipeline;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.WriteReport;
import org.ipukern.generator.report.EntryTable;
import org.ipukern.generator.spec.KernelSpec;

/**
 * Makes and judges the kernels of the manifest and brings the output folder up to date. Kernels
 * that are unchanged since the same build of the plugin judged them are skipped. If one kernel is
 * refused, the build fails with the reason and nothing is written.
 */
@Mojo(
    name = "generate",
    defaultPhase = LifecyclePhase.GENERATE_RESOURCES,
    threadSafe = true,
    requiresProject = true)
public final class GenerateMojo extends KernelMojo {
  /** Judges every kernel, also those that this build of the plugin has judged before. */
  @Parameter(property = "ipukern.again", defaultValue = "false")
  private boolean again;

  @Override
  void run() throws IOException, MojoFailureException {
    List<KernelSpec> specs = specs();
    GenerateStep.Outcome outcome =
        new GenerateStep(Pipeline::run, options(), folder()).write(specs, specs, again);
    if (outcome.verdict() != Verdict.PASS) {
      throw new MojoFailureException(
          "nothing was written\n" + EntryTable.text(outcome.rows(), ToolVersion.madeBy().model()));
    }
    WriteReport report = outcome.written().orElseThrow();
    if (outcome.kept() == specs.size() && report.nothingDone()) {
      log("skipped: all " + specs.size() + " kernels are unchanged");
      return;
    }
    log(EntryTable.text(outcome.rows(), ToolVersion.madeBy().model()));
    log(
        (specs.size() - outcome.kept())
            + " of "
            + specs.size()
            + " kernels made, "
            + outcome.kept()
            + " unchanged; files: "
            + report.created().size()
            + " new, "
            + report.changed().size()
            + " changed, "
            + report.removed().size()
            + " removed");
  }
}
