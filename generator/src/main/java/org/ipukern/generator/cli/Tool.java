package org.ipukern.generator.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A program of the machine that the tool, its build or its tests may use.
 *
 * @param name what it is
 * @param commands names under which it may be installed, the preferred one first
 * @param purpose what it is for
 */
record Tool(String name, List<String> commands, String purpose) {
  private static final long SECONDS = 20;

  /** The first of the commands that a folder of PATH holds. */
  Optional<Path> find(Map<String, String> environment) {
    for (String command : commands) {
      for (String folder :
          environment.getOrDefault("PATH", "").split(java.io.File.pathSeparator, -1)) {
        Path file = Path.of(folder.isEmpty() ? "." : folder).resolve(command);
        if (Files.isRegularFile(file) && Files.isExecutable(file)) {
          return Optional.of(file);
        }
      }
    }
    return Optional.empty();
  }

  /** The first line that the program prints about itself; says so if it does not answer. */
  static String version(Path program) {
    try {
      Process process =
          new ProcessBuilder(program.toString(), "--version").redirectErrorStream(true).start();
      process.getOutputStream().close();
      byte[] text = process.getInputStream().readNBytes(4096);
      if (!process.waitFor(SECONDS, TimeUnit.SECONDS)) {
        process.destroyForcibly();
        return "does not answer to --version";
      }
      return firstLine(new String(text, StandardCharsets.UTF_8));
    } catch (IOException e) {
      return "cannot be run: " + e.getMessage();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new UncheckedIOException(new IOException(e));
    }
  }

  /** Without terminal control sequences, which Maven prints even to a pipe. */
  private static String firstLine(String text) {
    return text.replaceAll("\u001b\\[[0-9;]*m", "")
        .lines()
        .filter(line -> !line.isBlank())
        .findFirst()
        .orElse("prints no version");
  }
}
