package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** A command that does nothing by itself: a family must follow. */
@Command
abstract class FamilyNeeded implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public final void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a family is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
