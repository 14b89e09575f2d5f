package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern profile}; it needs a command. */
@Command(name = "profile", description = "Look at a recorded SDK profile.")
final class ProfileCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a command is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
