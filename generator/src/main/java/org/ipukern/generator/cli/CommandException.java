package org.ipukern.generator.cli;

/** Ends a command with a message and an exit code. */
final class CommandException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final ExitCode exitCode;

  private final String details;

  CommandException(ExitCode exitCode, String message) {
    this(exitCode, message, "");
  }

  /**
   * The same with lines that follow the message.
   *
   * @param details whole lines, printed as they are
   */
  CommandException(ExitCode exitCode, String message, String details) {
    super(message, null, false, false);
    this.exitCode = exitCode;
    this.details = details;
  }

  String details() {
    return details;
  }

  ExitCode exitCode() {
    return exitCode;
  }
}
