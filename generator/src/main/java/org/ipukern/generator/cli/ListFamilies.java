package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern list}; it needs a family. */
@Command(name = "list", description = "Every variant of a shape: in or out and why, ranked.")
final class ListFamilies implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a family is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
