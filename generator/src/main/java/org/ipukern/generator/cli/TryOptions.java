package org.ipukern.generator.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code try} that do not depend on the family. */
final class TryOptions {
  @Option(names = "--asm", description = "Print the emitted assembly as well.")
  private boolean assembly;

  @Option(names = "--compare", description = "Print the neighbouring variants too (not built yet).")
  private boolean compare;

  @Option(
      names = "--timeline",
      paramLabel = "FILE",
      description = "Write what every context did when: FILE.json (Chrome trace) or FILE.html.")
  private String timeline;

  @Mixin private RunOptions run;

  /** True if the assembly is wanted. */
  boolean assembly() {
    return assembly;
  }

  /**
   * Where the timeline goes, if one is wanted.
   *
   * @throws CommandException if the file's ending says no format
   */
  Optional<TimelineFile> timeline() {
    return Optional.ofNullable(timeline).map(TimelineFile::of);
  }

  /** The options of the run. */
  RunOptions run() {
    return run;
  }

  /**
   * Refuses what is not built.
   *
   * @throws CommandException if it was asked for
   */
  void check() {
    if (compare) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--compare is not built yet; try the variants one after the other");
    }
    if (assembly && run.isJson()) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST, "--asm prints text; leave --format json out");
    }
  }
}
