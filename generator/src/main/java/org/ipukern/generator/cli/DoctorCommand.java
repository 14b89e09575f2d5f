package org.ipukern.generator.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Command;

/** {@code ipukern doctor}. */
@Command(
    name = "doctor",
    description = "Say which programs and files the tool finds, and what each is for.")
final class DoctorCommand implements Callable<Integer> {
  private static final String TEMPLATE = "/org/ipukern/templates/gemm/f16_partials.S.ftl";

  /** The system's preprocessor. */
  static final Tool CPP =
      new Tool(
          "C preprocessor",
          List.of("cpp"),
          "only for assembly of others that needs a full preprocessor");

  /** The SDK's compiler for codelets. */
  static final Tool POPC =
      new Tool(
          "popc",
          List.of("popc"),
          "the SDK's compiler, only for building emitted files for an IPU: generate --popc,"
              + " kernels.mk, kernels.cmake");

  private static final List<Tool> TOOLS =
      List.of(
          new Tool("Maven", List.of("mvn"), "builds the tool after a change of its sources"),
          new Tool(
              "C++ compiler",
              List.of("g++", "clang++", "c++"),
              "compiles the emitted vertices for the CPU in the tests"),
          CPP,
          POPC,
          new Tool("make", List.of("make", "gmake"), "only for kernels.mk, and in the tests"),
          new Tool("CMake", List.of("cmake"), "only for kernels.cmake, and in the tests"));

  private final Console console;

  DoctorCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    PrintWriter out = console.out();
    for (String version : new Versions().getVersion()) {
      out.println(version);
    }
    out.println();
    row("Java", System.getProperty("java.version"), System.getProperty("java.home"));
    out.println("    runs the tool; a JDK 17 or newer is needed to build it");
    for (Tool tool : TOOLS) {
      Optional<Path> program = tool.find(console.environment());
      if (program.isPresent()) {
        row(tool.name(), Tool.version(program.get()), program.get().toString());
      } else {
        row(tool.name(), "not found", "looked for " + String.join(", ", tool.commands()));
      }
      out.println("    " + tool.purpose());
    }
    timing();
    boolean templates = DoctorCommand.class.getResource(TEMPLATE) != null;
    row("Templates", templates ? "built in" : "not found", "templates/ of the source tree");
    out.println("    what is emitted; 'generate --templates DIR' takes others");
    if (!templates) {
      throw new CommandException(
          ExitCode.FAULT, "this build of the tool has no templates; build it again");
    }
    return ExitCode.DONE.code();
  }

  /** The names that a run description may override. */
  private void timing() {
    TimingModel model = TimingModel.ipu21();
    String constants =
        model.constants().entrySet().stream()
            .map(constant -> constant.getKey() + " " + constant.getValue())
            .collect(Collectors.joining(", "));
    row("Timing constants", constants, "tile cycles; " + model.version());
    console
        .out()
        .println("    price every figure; a run description of 'simulate' may change them");
  }

  private void row(String name, String found, String where) {
    console.out().println(name + ": " + found + " (" + where + ")");
  }
}
