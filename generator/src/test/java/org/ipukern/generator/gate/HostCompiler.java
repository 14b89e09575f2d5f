package org.ipukern.generator.gate;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The C++ compiler of this machine, with the stand-in headers of {@code test-fixtures/poplar}. */
final class HostCompiler {
  /** Folder of the stand-in headers and of the drivers. */
  static final Path STAND_IN =
      Path.of("..", "test-fixtures", "poplar").toAbsolutePath().normalize();

  private static final List<String> NAMES = List.of("c++", "g++", "clang++");
  private static final List<String> FLAGS =
      List.of("-std=c++17", "-Wall", "-Wextra", "-Werror", "-O1", "-I", STAND_IN.toString());

  private final Path program;

  private HostCompiler(Path program) {
    this.program = program;
  }

  /**
   * The first compiler on the path.
   *
   * @throws AssertionError that names the package to install if there is none
   */
  static HostCompiler find() {
    return on(System.getenv().getOrDefault("PATH", ""))
        .orElseThrow(
            () ->
                new AssertionError(
                    "no C++ compiler on the path (looked for "
                        + String.join(", ", NAMES)
                        + "), so no vertex can be tried: install g++ or clang (on Debian or Ubuntu:"
                        + " apt-get install g++)"));
  }

  /** The first compiler in those folders, which are separated as in PATH. */
  static Optional<HostCompiler> on(String path) {
    for (String folder : path.split(File.pathSeparator, -1)) {
      for (String name : NAMES) {
        Path candidate = Path.of(folder, name);
        if (!folder.isEmpty() && Files.isExecutable(candidate)) {
          return Optional.of(new HostCompiler(candidate));
        }
      }
    }
    return Optional.empty();
  }

  /** Compiles one file; whatever the compiler prints, empty if all is well. */
  String compile(Path source, Path object, List<String> more) {
    List<String> command = new ArrayList<>(FLAGS);
    command.addAll(more);
    command.addAll(List.of("-c", source.toString(), "-o", object.toString()));
    return run(command, object);
  }

  /** Links objects to a program; whatever the compiler prints, empty if all is well. */
  String link(List<Path> objects, Path program) {
    List<String> command = new ArrayList<>();
    objects.forEach(object -> command.add(object.toString()));
    command.addAll(List.of("-o", program.toString()));
    return run(command, program);
  }

  private String run(List<String> arguments, Path made) {
    List<String> command = new ArrayList<>();
    command.add(program.toString());
    command.addAll(arguments);
    return execute(command, made.resolveSibling(made.getFileName() + ".log"));
  }

  /** Runs a command; its output and, if it fails, its exit code; empty if it said nothing. */
  static String execute(List<String> command, Path log) {
    try {
      Process process =
          new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(log.toFile())
              .start();
      int code = process.waitFor();
      String said = Files.readString(log, StandardCharsets.UTF_8);
      return code == 0 ? said : said + String.join(" ", command) + ": exit code " + code;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
