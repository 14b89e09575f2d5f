package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern try}; it needs a family. */
@Command(
    name = "try",
    description = "Render and judge one kernel, say where its cycles go, and write nothing.")
final class TryCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a family is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
