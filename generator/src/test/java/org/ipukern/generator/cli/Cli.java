package org.ipukern.generator.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.generator.gate.Pipeline;

/** Runs command lines in this process, in a folder of the test. */
final class Cli {
  private final Path folder;
  private final KernelPipeline pipeline;
  private final Map<String, String> environment;

  /**
   * What a command line did.
   *
   * @param code its exit code
   * @param out what it printed as result
   * @param err what else it printed
   */
  record Result(int code, String out, String err) {
    /** Everything, for the description of a failed assertion. */
    String all() {
      return "exit code " + code + "\n" + out + err;
    }
  }

  private Cli(Path folder, KernelPipeline pipeline, Map<String, String> environment) {
    this.folder = folder;
    this.pipeline = pipeline;
    this.environment = environment;
  }

  /** The tool as it is. */
  static Cli in(Path folder) {
    return new Cli(folder, Pipeline::run, System.getenv());
  }

  /** The tool with another pipeline. */
  Cli with(KernelPipeline other) {
    return new Cli(folder, other, environment);
  }

  /** The tool with other environment variables. */
  Cli with(Map<String, String> variables) {
    return new Cli(folder, pipeline, variables);
  }

  /** Runs one command line. */
  Result run(String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Console console =
        Console.of(
            new ByteArrayInputStream(new byte[0]),
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            folder,
            environment);
    int code = Main.run(args, console, pipeline);
    return new Result(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** Writes a manifest of these entries as {@code kernels.json}. */
  void manifest(String... entries) throws IOException {
    write(
        "kernels.json",
        "{\"schema\": 1, \"target\": \"ipu21\", \"kernels\": [\n"
            + String.join(",\n", entries)
            + "]}\n");
  }

  /** Writes a file. */
  void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }
}
