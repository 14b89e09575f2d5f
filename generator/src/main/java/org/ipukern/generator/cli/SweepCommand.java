package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern sweep}; it needs a family. */
@Command(
    name = "sweep",
    description = "Estimate every variant of many shapes, simulate the best, show what wins where.")
final class SweepCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a family is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
