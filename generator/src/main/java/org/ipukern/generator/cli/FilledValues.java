package org.ipukern.generator.cli;

import java.util.List;
import picocli.CommandLine.IExecutionStrategy;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;

/**
 * Runs a command unless one of its values is empty. No option has a use for that, and as the name
 * of a file or folder it would mean the current folder; it is what a shell makes of a variable that
 * is not set.
 */
final class FilledValues implements IExecutionStrategy {
  @Override
  public int execute(ParseResult parsed) {
    for (ParseResult part = parsed; part != null; part = part.subcommand()) {
      if (!part.isUsageHelpRequested()) {
        check(part);
      }
    }
    return new RunLast().execute(parsed);
  }

  private static void check(ParseResult part) {
    for (OptionSpec option : part.matchedOptions()) {
      check(part, String.join("/", option.names()), option.originalStringValues());
    }
    for (PositionalParamSpec parameter : part.matchedPositionals()) {
      check(part, parameter.paramLabel(), parameter.originalStringValues());
    }
  }

  private static void check(ParseResult part, String name, List<String> values) {
    if (values.contains("")) {
      throw new ParameterException(
          part.commandSpec().commandLine(),
          name + " '': the value is empty; was a variable of the shell not set?");
    }
  }
}
