package org.ipukern.generator.cli;

import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of {@code try} that do not depend on the family. */
final class TryOptions {
  @Option(
      names = "--asm",
      description =
          "Print the emitted assembly too: with each line its cycles, why slots were lost, and the"
              + " template line it came from.")
  private boolean assembly;

  @Option(
      names = "--compare",
      description = "Run every legal variant of the shape too and rank them, as list does.")
  private boolean compare;

  @Option(
      names = "--timeline",
      paramLabel = "FILE",
      description =
          "Write what every context did when: FILE.json (Chrome trace), FILE.html or FILE.svg.")
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

  /** True if the other variants are wanted. */
  boolean compare() {
    return compare;
  }
}
