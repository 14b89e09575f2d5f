package org.ipukern.generator.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code ipukern} itself; it needs a command. */
@Command(
    name = "ipukern",
    versionProvider = Versions.class,
    description = "Kernels for Graphcore IPU tiles: generated, checked, simulated and priced.",
    footer = {
      "",
      "Exit codes: 0 done, 1 fault of the tool, 2 wrong request, 3 refused or regressed, 4 no verdict.",
      "All cycle figures are modelled tile cycles."
    })
final class RootCommand implements Runnable {
  // picocli acts on these two by itself.
  @SuppressWarnings("UnusedVariable")
  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "Print the versions of tool, timing model and instruction table.")
  private boolean version;

  @SuppressWarnings("UnusedVariable")
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      scope = ScopeType.INHERIT,
      description = "Print this help.")
  private boolean help;

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Print the stack trace of a fault of the tool.")
  private boolean debug;

  @Spec private CommandSpec spec;

  /** True if stack traces are wanted. */
  boolean debug() {
    return debug;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "a command is missing");
  }
}
