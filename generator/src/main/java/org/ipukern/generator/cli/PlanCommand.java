package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern plan}; it needs what is to be planned. */
@Command(name = "plan", description = "Weigh whole sequences of kernels and exchanges.")
final class PlanCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "a sequence is missing; there are " + String.join(", ", spec.subcommands().keySet()));
  }
}
