package org.ipukern.generator.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/** A command of the contract that this version does not have yet. */
@Command
final class NotBuiltCommand implements Callable<Integer> {
  /** All of them, in the order of the contract. */
  static final List<NotBuiltCommand> ALL =
      List.of(
          new NotBuiltCommand("sweep", "'ipukern try' takes several row counts at once"));

  private final String name;
  private final String instead;

  /** Whatever stands on the line is taken and not looked at. */
  @SuppressWarnings("UnusedVariable")
  @Unmatched
  private List<String> arguments;

  NotBuiltCommand(String name, String instead) {
    this.name = name;
    this.instead = instead;
  }

  /** Its name on the command line. */
  String name() {
    return name;
  }

  @Override
  public Integer call() {
    throw new CommandException(
        ExitCode.WRONG_REQUEST, "'" + name + "' is not built yet; " + instead);
  }
}
