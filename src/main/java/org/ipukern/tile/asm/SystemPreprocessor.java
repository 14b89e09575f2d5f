package org.ipukern.tile.asm;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * Sends a text through the system's C preprocessor and assembles what comes out; positions name the
 * text as it was. The stand-in headers are found after all other include directories.
 */
public final class SystemPreprocessor {
  private static final long STEP = 20;
  private static final long LONGEST = 60_000;
  private static final long MOST_BYTES = 1L << 26;
  private static final List<String> FOREIGN_SETTINGS =
      List.of(
          "CPATH",
          "C_INCLUDE_PATH",
          "CPLUS_INCLUDE_PATH",
          "OBJC_INCLUDE_PATH",
          "DEPENDENCIES_OUTPUT",
          "SUNPRO_DEPENDENCIES");
  private static final String STDIN = "<stdin>";

  private final Path executable;
  private final AssemblerOptions options;
  private final List<Path> includeDirectories;

  /**
   * @param executable the preprocessor, see {@link #locate()}
   * @param options their macros are what {@code -D} defines; their include resolver is not asked
   * @param includeDirectories what {@code -I} names, the directory of the text among them
   */
  public SystemPreprocessor(
      Path executable, AssemblerOptions options, List<Path> includeDirectories) {
    this.executable = executable;
    this.options = options;
    this.includeDirectories = List.copyOf(includeDirectories);
  }

  /** The program {@code cpp} of the search path; empty if there is none. */
  public static Optional<Path> locate() {
    String path = System.getenv("PATH");
    return locate(path == null ? "" : path);
  }

  static Optional<Path> locate(String searchPath) {
    for (String directory : searchPath.split(File.pathSeparator, -1)) {
      Path candidate = Path.of(directory.isEmpty() ? "." : directory, "cpp");
      if (Files.isRegularFile(candidate) && Files.isExecutable(candidate)) {
        return Optional.of(candidate);
      }
    }
    return Optional.empty();
  }

  /** The finding for a system without {@code cpp}. */
  public static Diagnostic missing(SourceText source) {
    return new Diagnostic(
        Severity.ERROR,
        "preprocessor",
        "there is no cpp on the search path",
        "install GCC's preprocessor (package cpp or gcc)",
        new SourcePosition(source.name(), 1, 1, 1));
  }

  /**
   * Preprocesses and assembles a text. What the preprocessor complains about is among the findings.
   *
   * @throws UncheckedIOException if the preprocessor cannot be run, or does not come to an end
   */
  public Assembly assemble(SourceText source) {
    Path directory = null;
    try {
      directory = Files.createTempDirectory("ipukern-cpp");
      writeHeaders(directory.resolve("include"));
      Path output = directory.resolve("out");
      Path errors = directory.resolve("err");
      int exit = run(source, directory.resolve("include"), output, errors);
      String text = Files.readString(output, StandardCharsets.UTF_8);
      CppMessages messages = new CppMessages(source.name(), STDIN);
      List<Diagnostic> findings = messages.read(Files.readString(errors, StandardCharsets.UTF_8));
      if (exit != 0 && findings.isEmpty()) {
        findings = List.of(messages.failure(executable + " ended with exit code " + exit));
      }
      SourceText preprocessed = new SourceText(STDIN, reglue(text));
      return Assembler.assemblePreprocessed(source, preprocessed, options, findings);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } finally {
      delete(directory);
    }
  }

  private int run(SourceText source, Path standIns, Path output, Path errors) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command(standIns))
            .directory(standIns.toFile())
            .redirectOutput(output.toFile())
            .redirectError(errors.toFile());
    // Messages in English, and no include directories or output files but ours.
    builder.environment().put("LC_ALL", "C");
    builder.environment().keySet().removeAll(FOREIGN_SETTINGS);
    Process process = builder.start();
    try (OutputStream stdin = process.getOutputStream()) {
      for (String line : source.lines()) {
        stdin.write(line.getBytes(StandardCharsets.UTF_8));
        stdin.write('\n');
      }
    } catch (IOException e) {
      // It ended before it read everything; its own message says why.
      process.destroy();
    }
    try {
      await(process, output);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted while waiting for " + executable, e);
    } finally {
      process.destroyForcibly();
    }
    return process.exitValue();
  }

  private void await(Process process, Path output) throws IOException, InterruptedException {
    for (long waited = 0; !process.waitFor(STEP, TimeUnit.MILLISECONDS); waited += STEP) {
      if (waited > LONGEST || Files.size(output) > MOST_BYTES) {
        throw new IOException(
            executable
                + " ran for more than "
                + LONGEST
                + " ms or wrote more than "
                + MOST_BYTES
                + " bytes");
      }
    }
    if (Files.size(output) > MOST_BYTES) {
      throw new IOException(executable + " wrote more than " + MOST_BYTES + " bytes");
    }
  }

  private List<String> command(Path standIns) {
    List<String> command = new ArrayList<>();
    command.add(executable.toString());
    command.addAll(List.of("-x", "assembler-with-cpp", "-undef", "-nostdinc"));
    options.macros().forEach((name, value) -> command.add("-D" + name + "=" + value));
    for (Path include : includeDirectories) {
      command.add("-I" + include.toAbsolutePath());
    }
    command.add("-idirafter");
    command.add(standIns.toString());
    command.add("-");
    return command;
  }

  /**
   * Takes out the blanks that GNU cpp puts around a macro parameter of the assembler where it could
   * not paste: {@code \\ name} and {@code half_ \\name}. Other preprocessors put none.
   */
  static String reglue(String text) {
    StringBuilder out = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i++);
      out.append(c);
      boolean before = i < text.length() && text.charAt(i) == ' ' && i + 1 < text.length();
      if (before
          && ((c == '\\' && Chars.isLetter(text.charAt(i + 1)))
              || (c == '_' && text.charAt(i + 1) == '\\'))) {
        i++;
      }
    }
    return out.toString();
  }

  private static void writeHeaders(Path directory) throws IOException {
    for (String name : StandInHeaders.NAMES) {
      Path file = directory.resolve(name);
      Files.createDirectories(file.getParent());
      String text = String.join("\n", StandInHeaders.find(name).orElseThrow().lines());
      Files.writeString(file, text + "\n", StandardCharsets.UTF_8);
    }
  }

  private static void delete(Path directory) {
    if (directory == null) {
      return;
    }
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // A directory of the system's temporary files that stays does no harm.
    }
  }
}
