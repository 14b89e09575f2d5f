package org.ipukern.generator.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ipukern.generator.build.GenerateStep;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.output.Depfile;
import org.ipukern.generator.output.GpFiles;
import org.ipukern.generator.output.WriteReport;
import org.ipukern.generator.render.KernelTemplates;
import org.ipukern.generator.render.Renderer;
import org.ipukern.generator.report.EntryTable;
import org.ipukern.generator.report.RunJson;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code ipukern generate}. */
@Command(
    name = "generate",
    description = {
      "Render every kernel of the manifest, judge the rendered text, and write the files.",
      "If one kernel is refused, nothing is written. A kernel that this build has judged before,",
      "and whose inputs and files are unchanged, is not judged again."
    })
final class GenerateCommand implements Callable<Integer> {
  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "Where the files go (default: kernels-out).")
  private String output = "kernels-out";

  @Option(
      names = "--only",
      paramLabel = "GLOB",
      description =
          "Only kernels whose name matches; may be repeated. The others stay as they are.")
  private List<String> only = new ArrayList<>();

  @Option(names = "--dry-run", description = "Judge, but write nothing.")
  private boolean dryRun;

  @Option(
      names = "--again",
      description = "Judge every kernel, also those that this build has judged before.")
  private boolean again;

  @Option(names = "--no-gate", description = "Render only, without a verdict; needs --dry-run.")
  private boolean noGate;

  @Option(
      names = "--popc",
      description = "Compile what was written with the SDK's popc, into the folder DIR-gp.")
  private boolean popc;

  @Option(
      names = "--depfile",
      paramLabel = "FILE.d",
      description =
          "Also write what the files were made from, for make, Ninja and CMake; the target it names"
              + " is FILE.")
  private String depfile;

  @Mixin private ManifestFile manifest;
  @Mixin private RunOptions run;

  private final Console console;
  private final KernelPipeline pipeline;

  GenerateCommand(Console console, KernelPipeline pipeline) {
    this.console = console;
    this.pipeline = pipeline;
  }

  @Override
  public Integer call() {
    checkOptions();
    List<KernelSpec> all = manifest.specs(console);
    List<KernelSpec> chosen = NameFilter.of(only).choose(all);
    PipelineOptions options = run.pipeline(console);
    return noGate ? render(chosen, options) : judge(all, chosen, options);
  }

  private int render(List<KernelSpec> chosen, PipelineOptions options) {
    Renderer renderer = options.templates().map(Renderer::fromFolder).orElseGet(Renderer::fromJar);
    long characters =
        chosen.stream()
            .map(spec -> KernelTemplates.render(renderer, spec))
            .mapToLong(text -> text.assembly().length() + text.vertex().length())
            .sum();
    console
        .out()
        .println(chosen.size() + " kernels rendered, " + characters + " characters; not judged");
    return ExitCode.DONE.code();
  }

  private int judge(List<KernelSpec> all, List<KernelSpec> chosen, PipelineOptions options) {
    Optional<Depfile> inputs = inputs(options);
    GenerateStep step = new GenerateStep(pipeline, options, console.file(output));
    GenerateStep.Outcome outcome = dryRun ? step.judge(chosen) : step.write(all, chosen, again);
    String model = TimingModel.ipu21().version();
    console
        .out()
        .print(
            run.isJson()
                ? RunJson.text(outcome.rows(), model)
                : EntryTable.text(outcome.rows(), model));
    outcome.wrongPrices().forEach(console::note);
    if (outcome.verdict() != Verdict.PASS) {
      console.note("nothing was written");
    }
    if (outcome.kept() > 0) {
      console.note(
          outcome.kept()
              + " of "
              + chosen.size()
              + " kernels unchanged since this build judged them, not judged again (--again does)");
    }
    outcome.written().ifPresent(report -> console.note(output + ": " + words(report)));
    if (outcome.written().isPresent()) {
      inputs.ifPresent(Depfile::write);
    }
    return popc && outcome.written().isPresent()
        ? compile(chosen).code()
        : ExitCode.of(outcome.verdict()).code();
  }

  private void checkOptions() {
    if (noGate && !dryRun) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST, "--no-gate needs --dry-run: what was not judged is not written");
    }
    if (noGate && (again || run.isJson())) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          again
              ? "--no-gate judges nothing, so there is nothing to judge --again"
              : "--no-gate has no figures for --format json; leave out one of the two");
    }
    if (dryRun && (popc || depfile != null)) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          (popc ? "--popc" : "--depfile") + " needs what is written, and --dry-run writes nothing");
    }
    new Places(console)
        .read(manifest.name())
        .folder(output)
        .folder(run.templates())
        .write("--depfile", depfile);
    if (popc) {
      program();
      objects();
    }
  }

  private Path program() {
    return DoctorCommand.POPC
        .find(console.environment())
        .orElseThrow(
            () ->
                new CommandException(
                    ExitCode.WRONG_REQUEST,
                    "--popc: no popc on the path; it belongs to Graphcore's Poplar SDK (source its"
                        + " enable.sh first). Without --popc everything else is done"));
  }

  /** The folder beside the output folder for what popc makes. */
  private Path objects() {
    Path folder = console.file(output).toAbsolutePath().normalize();
    if (folder.getFileName() == null) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--popc: there is no folder beside " + output + " for the objects");
    }
    return folder.resolveSibling(folder.getFileName() + "-gp");
  }

  /** A folder as the user would name it. */
  private Path named(Path folder) {
    return Path.of(output).isAbsolute()
        ? folder
        : console.folder().toAbsolutePath().normalize().relativize(folder);
  }

  /** Compiles the chosen kernels and says what popc said. */
  private ExitCode compile(List<KernelSpec> chosen) {
    Path folder = objects();
    List<GpFiles.Compiled> compiled =
        new GpFiles(program(), console.file(output), folder)
            .compile(chosen.stream().map(KernelSpec::name).toList());
    long failed = compiled.stream().filter(kernel -> kernel.code() != 0).count();
    for (GpFiles.Compiled kernel : compiled) {
      if (kernel.code() != 0 || !kernel.said().isBlank()) {
        console.note(
            "popc " + kernel.kernel() + ": exit code " + kernel.code() + "\n" + kernel.said());
      }
    }
    console.note(
        named(folder) + ": popc compiled " + (compiled.size() - failed) + " of " + compiled.size());
    return failed == 0 ? ExitCode.DONE : ExitCode.REFUSED;
  }

  /**
   * What a build has to watch if it wants to know: the manifest, other templates, and the tool if
   * it is a jar.
   */
  private Optional<Depfile> inputs(PipelineOptions options) {
    if (depfile == null) {
      return Optional.empty();
    }
    List<Path> inputs = new ArrayList<>();
    options.templates().ifPresent(inputs::add);
    Path tool = Versions.program();
    if (Files.isRegularFile(tool)) {
      inputs.add(tool);
    }
    return Optional.of(Depfile.of(console.file(depfile), depfile, manifest.name(), inputs));
  }

  private static String words(WriteReport report) {
    return report.created().size()
        + " files new, "
        + report.changed().size()
        + " changed, "
        + report.removed().size()
        + " removed, "
        + report.unchanged().size()
        + " unchanged"
        + (report.repaired() ? "; repaired after a run that was cut short" : "");
  }
}
