package org.ipukern.generator.cli;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.EntryResult;
import org.ipukern.generator.gate.Gate;
import org.ipukern.generator.gate.KernelResult;
import org.ipukern.generator.report.EntryRow;
import org.ipukern.generator.report.Explanation;
import org.ipukern.generator.report.RunJson;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.isa.Spelling;
import org.ipukern.tile.timing.TimingModel;

/** A file that this project emitted, judged again as it stands in the folder. */
final class OwnKernel {
  private static final String MARK = "// ipukern-manifest: ";
  private static final String ASSEMBLY = ".S";

  private final Console console;

  OwnKernel(Console console) {
    this.console = console;
  }

  /**
   * Runs one entry point with the gate's operands and prints what came of it.
   *
   * @param file the {@code .S}; its {@code .cpp} must stand beside it
   * @param timeline where the timeline goes, if one is wanted
   * @param format form of the result; JSON is that of {@code generate} and {@code try}
   * @throws CommandException if the file is not one of ours or has no such entry point
   */
  ExitCode judge(String file, String entry, Optional<TimelineFile> timeline, Format format) {
    String assembly = InputFile.text(console, file);
    KernelSpec spec = spec(file, assembly);
    List<String> symbols = spec.entryPoints().stream().map(EntryPoint::symbol).toList();
    int index = symbols.indexOf(entry);
    if (index < 0) {
      throw wrong(
          file + " has no entry point " + entry + "; nearest: " + Spelling.nearest(entry, symbols));
    }
    String vertex = file.substring(0, file.length() - ASSEMBLY.length()) + ".cpp";
    KernelResult result =
        new Gate(TimingModel.ipu21()).judge(spec, assembly, InputFile.text(console, vertex));
    EntryResult judged = result.entries().get(index);
    EntryRow row = EntryRow.of(result).get(index);
    Replay replay = Replay.of(result, judged.entry(), TimingModel.ipu21());
    timeline.ifPresent(to -> replay.write(to, console));
    String model = TimingModel.ipu21().version();
    console
        .out()
        .print(
            format == Format.JSON
                ? RunJson.text(List.of(row), List.of(replay.bottleneck()), model)
                : new Explanation(row, judged.estimate(), replay.bottleneck()).text(model));
    return ExitCode.of(judged.verdict());
  }

  private static KernelSpec spec(String file, String assembly) {
    Optional<String> line =
        assembly
            .lines()
            .filter(l -> l.startsWith(MARK))
            .map(l -> l.substring(MARK.length()))
            .findFirst();
    if (line.isPresent() && !file.endsWith(ASSEMBLY)) {
      throw wrong(
          file
              + ": the name of a file that this tool emitted must end in "
              + ASSEMBLY
              + ", because its vertex is looked for under the same name with .cpp; otherwise it"
              + " needs a run description: --run RUN.json");
    }
    if (line.isEmpty()) {
      throw wrong(
          file
              + " was not emitted by this tool (it has no line '"
              + MARK.strip()
              + "'), so it needs a run description: --run RUN.json");
    }
    try {
      return SpecBuilder.parse(line.get());
    } catch (InputException e) {
      throw wrong(file + ": its manifest line is wrong: " + e.getMessage());
    }
  }

  private static CommandException wrong(String message) {
    return new CommandException(ExitCode.WRONG_REQUEST, message);
  }
}
