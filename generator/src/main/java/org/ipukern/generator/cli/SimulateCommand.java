package org.ipukern.generator.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.ipukern.generator.explore.Simulation;
import org.ipukern.generator.explore.SimulationResult;
import org.ipukern.generator.report.SimulationJson;
import org.ipukern.generator.report.SimulationText;
import org.ipukern.generator.report.TimelineRecorder;
import org.ipukern.generator.spec.run.RunDescription;
import org.ipukern.tile.sim.FaultKind;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ipukern simulate}. */
@Command(
    name = "simulate",
    description = {
      "Run one entry of an assembly file on a simulated tile.",
      "A file of this project needs no run description: it is run as the gate does, as it stands;",
      "-D and -I are for the others."
    })
final class SimulateCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE.S", description = "The assembly file.")
  private String file;

  @Option(
      names = "--entry",
      required = true,
      paramLabel = "SYMBOL",
      description = "The label where the run starts.")
  private String entry;

  @Option(
      names = "--run",
      paramLabel = "RUN.json",
      description = "State block, operands and start mode (docs/run.schema.json).")
  private String run;

  @Option(
      names = "--timeline",
      paramLabel = "FILE",
      description =
          "Write what every context did when: FILE.json (Chrome trace), FILE.html or FILE.svg.")
  private String timeline;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      converter = Format.Converter.class,
      description = "Form of the result (default: text).")
  private Format format = Format.TEXT;

  @Mixin private AssemblyOptions options;

  private final Console console;

  SimulateCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    Optional<TimelineFile> to = Optional.ofNullable(timeline).map(TimelineFile::of);
    to.ifPresent(target -> target.check(new Places(console).read(file).read(run)));
    if (run == null) {
      options.refuse("needs --run RUN.json: a file of this tool is judged as it stands");
      return new OwnKernel(console).judge(file, entry, to, format).code();
    }
    RunDescription description = RunDescription.read(run, InputFile.bytes(console, run, ""));
    AssemblyFiles files = options.files(console, description.defines());
    AssemblyFiles.Read read = files.read(file);
    if (!read.assembly().isComplete()) {
      console.out().print(files.print(read.assembly().diagnostics()));
      return read.failure().code();
    }
    TimelineRecorder recorder = new TimelineRecorder();
    TimingModel timing = TimingModel.ipu21();
    SimulationResult result =
        Simulation.run(
            read.assembly().program(), entry, description, timing, this::beside, recorder);
    Replay replay =
        Replay.of(recorder, result.run(), entry, Simulation.timing(description, timing));
    to.ifPresent(t -> replay.write(t, console));
    console
        .out()
        .print(
            format == Format.JSON
                ? SimulationJson.text(result, replay.bottleneck(), replay.timeline())
                : SimulationText.text(result, replay.bottleneck()));
    return code(result).code();
  }

  /** A file that the run description names, relative to it. */
  private byte[] beside(String name) {
    Path parent = Path.of(run).getParent();
    return InputFile.bytes(console, parent == null ? name : parent.resolve(name).toString(), "");
  }

  private static ExitCode code(SimulationResult result) {
    if (result.run().fault().isPresent()) {
      return result.run().fault().get().kind() == FaultKind.UNKNOWN_SEMANTICS
          ? ExitCode.NO_VERDICT
          : ExitCode.REFUSED;
    }
    return result.differences().isEmpty() ? ExitCode.DONE : ExitCode.REFUSED;
  }
}
