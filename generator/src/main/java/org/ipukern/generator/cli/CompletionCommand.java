package org.ipukern.generator.cli;

import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code ipukern completion}. */
@Command(
    name = "completion",
    description = {
      "Print completion for bash and zsh:",
      "  source <(ipukern completion)",
    })
final class CompletionCommand implements Callable<Integer> {
  private final Console console;
  private final Supplier<CommandLine> whole;

  CompletionCommand(Console console, Supplier<CommandLine> whole) {
    this.console = console;
    this.whole = whole;
  }

  @Override
  public Integer call() {
    console.out().print(AutoComplete.bash("ipukern", whole.get()));
    return ExitCode.DONE.code();
  }
}
