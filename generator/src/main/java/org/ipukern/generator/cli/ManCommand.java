package org.ipukern.generator.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code ipukern man}. */
@Command(
    name = "man",
    description = {
      "Print the manual page of a command, such as: ipukern man plan attention | man -l -",
      "Without a command: of the tool; --list: the names of all pages."
    })
final class ManCommand implements Callable<Integer> {
  @Parameters(arity = "0..*", paramLabel = "COMMAND", description = "The command and its parts.")
  private List<String> path = List.of();

  @CommandLine.Option(names = "--list", description = "Print the commands that have a page.")
  private boolean list;

  private final Console console;
  private final Supplier<CommandLine> whole;

  ManCommand(Console console, Supplier<CommandLine> whole) {
    this.console = console;
    this.whole = whole;
  }

  @Override
  public Integer call() {
    CommandLine line = whole.get();
    if (list && !path.isEmpty()) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--list names all pages; leave out '" + String.join(" ", path) + "'");
    }
    if (list) {
      print(line, "");
      return ExitCode.DONE.code();
    }
    for (String name : path) {
      CommandLine next = line.getSubcommands().get(name);
      if (next == null) {
        throw new CommandException(
            ExitCode.WRONG_REQUEST,
            "'"
                + name
                + "' is no command here; there are "
                + String.join(", ", line.getSubcommands().keySet()));
      }
      line = next;
    }
    console.out().print(ManPage.text(line, Versions.TOOL));
    return ExitCode.DONE.code();
  }

  /** A line a page: the words of its command, empty for the tool itself. */
  private void print(CommandLine line, String words) {
    console.out().println(words.strip());
    line.getSubcommands()
        .forEach(
            (name, sub) -> {
              if (!sub.getCommandSpec().usageMessage().hidden()) {
                print(sub, words + " " + name);
              }
            });
  }
}
