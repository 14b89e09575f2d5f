package org.ipukern.generator.cli;

import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ipukern.generator.output.CycleRow;
import org.ipukern.generator.output.CyclesFile;
import org.ipukern.generator.output.MeasuredFile;
import org.ipukern.generator.report.MeasuredTable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code ipukern profile measured}. */
@Command(
    name = "measured",
    description = {
      "Print what the emitted program 'measure' counted on a device beside the modelled cycles.",
      "Exit code 3 if a kernel gave other numbers than the CPU target, 4 if the kernels are not those",
      "of the output folder."
    })
final class ProfileMeasuredCommand implements Callable<Integer> {
  @Parameters(paramLabel = "FILE", description = "What 'measure' printed.")
  private String file;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "DIR",
      description = "The folder with the generated files (default: kernels-out).")
  private String output = "kernels-out";

  private final Console console;

  ProfileMeasuredCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    MeasuredFile measured = MeasuredFile.read(file, InputFile.bytes(console, file, ""));
    String cycles = output + "/" + CyclesFile.NAME;
    CyclesFile modelled =
        CyclesFile.read(
            cycles, InputFile.bytes(console, cycles, "name the folder of the kernels with -o DIR"));
    console.out().print(MeasuredTable.text(measured, modelled));
    if (measured.rows().stream().anyMatch(row -> !row.isEqual())) {
      return ExitCode.REFUSED.code();
    }
    Set<String> known = modelled.rows().stream().map(CycleRow::symbol).collect(Collectors.toSet());
    boolean isSame =
        measured.model().equals(modelled.model())
            && !measured.rows().isEmpty()
            && measured.rows().stream().allMatch(row -> known.contains(row.symbol()));
    if (!isSame) {
      console.note(
          "measured were kernels of timing model "
              + measured.model()
              + ", and not all of them are in "
              + output
              + " as they are now");
    }
    return (isSame ? ExitCode.DONE : ExitCode.NO_VERDICT).code();
  }
}
