package org.ipukern.generator.cli;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ipukern.generator.build.ToolVersion;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.MadeBy;
import org.ipukern.generator.regress.Baseline;
import org.ipukern.generator.regress.BaselineJson;
import org.ipukern.generator.regress.BaselineUpdate;
import org.ipukern.generator.regress.Measured;
import org.ipukern.generator.spec.KernelSpec;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ipukern baseline update}, the only command that writes the baseline. */
@Command(
    name = "update",
    description = {
      "Judge every kernel of the manifest and accept its cycles, all or none.",
      "A kernel that got slower is refused, unless that is accepted."
    })
final class BaselineUpdateCommand implements Callable<Integer> {
  @Option(
      names = "--accept-slower",
      description = {
        "Accept slower figures too, and figures of another version of the timing model or the",
        "instruction table than those before."
      })
  private boolean acceptSlower;

  @Mixin private ManifestFile manifest;
  @Mixin private BaselineFile file;
  @Mixin private RunOptions run;

  private final Console console;
  private final KernelPipeline pipeline;

  BaselineUpdateCommand(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  @Override
  public Integer call() {
    PipelineOptions options = run.pipeline(console);
    if (run.isJson()) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST, "update prints text; 'ipukern baseline show' prints JSON");
    }
    List<KernelSpec> specs = manifest.specs(console);
    Optional<byte[]> seen = file.bytes(console);
    Optional<Baseline> old = seen.map(bytes -> BaselineJson.read(file.name(), bytes));
    List<Measured> measured =
        pipeline.run(specs, options).kernels().stream()
            .flatMap(result -> Measured.of(result).stream())
            .toList();
    MadeBy madeBy = ToolVersion.madeBy();
    BaselineUpdate update =
        BaselineUpdate.plan(old, measured, madeBy.model(), madeBy.table(), acceptSlower);
    update.notes().forEach(console.out()::println);
    if (update.verdict() == Verdict.PASS) {
      boolean written = file.write(console, seen, update.next());
      console
          .out()
          .println(
              file.name()
                  + ": "
                  + update.next().entries().size()
                  + " entry points, "
                  + (written ? "written" : "unchanged"));
    } else {
      console.note(file.name() + " was not written" + advice(update.verdict()));
    }
    return ExitCode.of(update.verdict()).code();
  }

  private String advice(Verdict verdict) {
    return verdict == Verdict.REFUSED && !acceptSlower
        ? "; --accept-slower accepts slower figures, but no kernel that the gate refuses"
        : "";
  }
}
