package org.ipukern.generator.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code ipukern completion}. */
@Command(
    name = "completion",
    description = {
      "Print a script that makes bash and zsh complete commands and options:",
      "source <(ipukern completion)"
    })
final class CompletionCommand implements Callable<Integer> {
  private final Console console;
  @Spec private CommandSpec spec;

  CompletionCommand(Console console) {
    this.console = console;
  }

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("ipukern", spec.root().commandLine()));
    return ExitCode.DONE.code();
  }
}
