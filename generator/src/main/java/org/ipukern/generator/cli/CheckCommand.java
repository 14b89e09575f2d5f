package org.ipukern.generator.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.ipukern.generator.build.CheckStep;
import org.ipukern.generator.build.ToolVersion;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.regress.Allowance;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.report.CheckJson;
import org.ipukern.generator.report.CheckTable;
import org.ipukern.generator.spec.KernelSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ipukern check}. */
@Command(
    name = "check",
    description = {
      "Judge every kernel of the manifest again and compare its cycles with the baseline,",
      "and the output folder with what the manifest and the templates give. Writes nothing but",
      "the reports that are asked for."
    })
final class CheckCommand implements Callable<Integer> {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder with the generated files (default: kernels-out).")
  private String output = "kernels-out";

  @Mixin private ManifestFile manifest;
  @Mixin private BaselineFile baseline;
  @Mixin private AllowanceOptions allowances;
  @Mixin private ReportFiles reports;
  @Mixin private RunOptions run;

  private final Console console;
  private final KernelPipeline pipeline;

  CheckCommand(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  @Override
  public Integer call() {
    Places places = new Places(console).read(manifest.name()).read(baseline.name());
    reports.prepare(console, run.isJson(), places.folder(output).folder(run.templates()));
    Allowance allowance = allowances.allowance();
    PipelineOptions options = run.pipeline(console);
    List<KernelSpec> specs = manifest.specs(console);
    Baseline accepted = baseline.read(console);
    MadeBy madeBy = ToolVersion.madeBy();
    CheckResult result =
        CheckStep.run(pipeline, options, specs, accepted, allowance, console.file(output));
    console
        .out()
        .print(
            run.isJson()
                ? CheckJson.text(result, madeBy.model(), madeBy.table())
                : CheckTable.text(result, output, madeBy.model()));
    reports.write(console, result, output, madeBy);
    return ExitCode.of(result.verdict()).code();
  }
}
