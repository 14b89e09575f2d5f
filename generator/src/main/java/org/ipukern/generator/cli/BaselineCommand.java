package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code ipukern baseline}; it needs to be told what to do. */
@Command(
    name = "baseline",
    description = "The accepted cycles of every kernel: write them, or print them.")
final class BaselineCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "say what to do: update or show");
  }
}
