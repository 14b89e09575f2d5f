package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Option;

/** The options of commands that read assembly files. */
final class AssemblyOptions {
  @Option(
      names = "-D",
      paramLabel = "NAME[=VALUE]",
      mapFallbackValue = "1",
      description = "Define a preprocessor macro; may be repeated.")
  private Map<String, String> defines = new LinkedHashMap<>();

  @Option(
      names = "-I",
      paramLabel = "DIR",
      description = "Look for included files here too; may be repeated.")
  private List<String> includes = new ArrayList<>();

  /**
   * For a command line on which these options would be of no effect.
   *
   * @param because what a message says after the option's name
   * @throws CommandException if one of them is given
   */
  void refuse(String because) {
    if (!defines.isEmpty() || !includes.isEmpty()) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST, (defines.isEmpty() ? "-I " : "-D ") + because);
    }
  }

  /** A reader with these options. */
  AssemblyFiles files(Console console) {
    return files(console, Map.of());
  }

  /** A reader with these options and macros that they may override. */
  AssemblyFiles files(Console console, Map<String, String> usual) {
    Map<String, String> macros = new LinkedHashMap<>(usual);
    macros.putAll(defines);
    return new AssemblyFiles(console, macros, includes);
  }
}
