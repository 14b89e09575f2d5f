package org.ipukern.generator.cli;

import java.io.PrintWriter;
import java.util.Set;
import java.util.TreeSet;
import org.ipukern.generator.explore.SimulationException;
import org.ipukern.generator.output.OutputException;
import org.ipukern.generator.render.RenderException;
import org.ipukern.generator.spec.ManifestException;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.isa.Spelling;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever ends a command early into a message for people and an exit code. */
final class Complaints implements IParameterExceptionHandler, IExecutionExceptionHandler {
  private final RootCommand root;

  Complaints(RootCommand root) {
    this.root = root;
  }

  /** Usage errors: what is wrong, the nearest legal spelling, where to read on. */
  @Override
  public int handleParseException(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    String name = command.getCommandSpec().qualifiedName();
    PrintWriter err = command.getErr();
    if (e instanceof UnmatchedArgumentException unmatched) {
      String what = unmatched.isUnknownOption() ? "unknown option" : "unexpected argument";
      err.println(name + ": " + what + " '" + unmatched.getUnmatched().get(0) + "'");
      err.println("  did you mean " + nearest(command, unmatched) + "?");
    } else {
      err.println(name + ": " + e.getMessage());
    }
    err.println("  '" + name + " --help' says what is allowed");
    err.flush();
    return ExitCode.WRONG_REQUEST.code();
  }

  private static String nearest(CommandLine command, UnmatchedArgumentException e) {
    CommandSpec spec = command.getCommandSpec();
    Set<String> words = new TreeSet<>(spec.subcommands().keySet());
    if (e.isUnknownOption() || words.isEmpty()) {
      words = new TreeSet<>(spec.optionsMap().keySet());
    }
    return Spelling.nearest(e.getUnmatched().get(0), words);
  }

  @Override
  public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
    return complain(e, command.getErr(), command.getCommandSpec().qualifiedName());
  }

  /** Prints the message of what ended a command and gives its exit code. */
  int complain(Throwable e, PrintWriter err, String name) {
    ExitCode code = code(e);
    if (code == ExitCode.FAULT && !(e instanceof OutputException)) {
      err.println(name + ": fault of the tool: " + e);
      err.println(
          root.debug()
              ? "  please report it together with the stack trace below"
              : "  run it again with --debug for the stack trace, and please report it");
    } else if (e instanceof RenderException render) {
      err.println(name + ": template " + render.getMessage());
    } else {
      e.getMessage().lines().forEach(text -> err.println(name + ": " + text));
      if (e instanceof CommandException command) {
        err.print(command.details());
      }
    }
    if (root.debug()) {
      e.printStackTrace(err);
    }
    err.flush();
    return code.code();
  }

  private static ExitCode code(Throwable e) {
    if (e instanceof CommandException command) {
      return command.exitCode();
    }
    if (e instanceof ManifestException manifest
        && manifest.kind() == ManifestException.Kind.EMPTY) {
      return ExitCode.NO_VERDICT;
    }
    if (e instanceof InputException
        || e instanceof RenderException
        || e instanceof SimulationException) {
      return ExitCode.WRONG_REQUEST;
    }
    if (e instanceof OutputException output) {
      return output.kind() == OutputException.Kind.REFUSED
          ? ExitCode.WRONG_REQUEST
          : ExitCode.FAULT;
    }
    return ExitCode.FAULT;
  }
}
