package org.ipukern.generator.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.ipukern.generator.build.ThreadCount;
import org.ipukern.generator.gate.PipelineOptions;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine.Option;

/** The options that every command with a pipeline has. */
final class RunOptions {
  @Option(
      names = "-j",
      paramLabel = "N",
      description = "Number of threads (default: the number of processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--templates",
      paramLabel = "DIR",
      description = "A folder of templates that go before those that are built in.")
  private String templates;

  @Option(
      names = "--format",
      paramLabel = "text|json",
      converter = Format.Converter.class,
      description = "Form of the result (default: text).")
  private Format format = Format.TEXT;

  /** The folder of templates as the user wrote it; null if none is given. */
  String templates() {
    return templates;
  }

  /** True if the result is wanted as JSON. */
  boolean isJson() {
    return format == Format.JSON;
  }

  /**
   * What the pipeline needs to know.
   *
   * @throws CommandException if an option is out of range
   */
  PipelineOptions pipeline(Console console) {
    checkThreads(threads);
    return new PipelineOptions(threads, TimingModel.ipu21(), folder(console));
  }

  /**
   * Checks the value of {@code -j}.
   *
   * @throws CommandException if it is out of range
   */
  static void checkThreads(int threads) {
    try {
      ThreadCount.check("-j", threads);
    } catch (IllegalArgumentException e) {
      throw new CommandException(ExitCode.WRONG_REQUEST, e.getMessage());
    }
  }

  private Optional<Path> folder(Console console) {
    if (templates == null) {
      return Optional.empty();
    }
    Path folder = console.file(templates);
    if (!Files.isDirectory(folder)) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST, "--templates " + templates + ": there is no such folder");
    }
    return Optional.of(folder);
  }
}
