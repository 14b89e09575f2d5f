package org.ipukern.generator.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import org.ipukern.generator.gate.Pipeline;
import picocli.CommandLine;

/** The entry of the command line. */
public final class Main {
  private Main() {}

  /** Runs the tool and ends the process with its exit code. */
  public static void main(String[] args) {
    System.exit(run(args, System.in, System.out, System.err));
  }

  /**
   * Runs one command line in this process; relative paths start from the process's folder.
   *
   * @return the exit code
   */
  public static int run(String[] args, InputStream in, PrintStream out, PrintStream err) {
    return run(args, Console.of(in, out, err, Path.of(""), System.getenv()), Pipeline::run);
  }

  /** Runs one command line in the world of that console. */
  static int run(String[] args, Console console, KernelPipeline pipeline) {
    if (args.length == 1 && args[0].equals("--version")) {
      // Scripts ask for it before everything else, so it does not wait for the parser.
      for (String line : new Versions().getVersion()) {
        console.out().println(line);
      }
      console.out().flush();
      return ExitCode.DONE.code();
    }
    RootCommand root = new RootCommand();
    Complaints complaints = new Complaints(root);
    try {
      return commandLine(root, console, pipeline)
          .setParameterExceptionHandler(complaints)
          .setExecutionExceptionHandler(complaints)
          .execute(args);
    } catch (StackOverflowError | OutOfMemoryError e) {
      return complaints.complain(e, console.err(), "ipukern");
    } finally {
      console.out().flush();
      console.err().flush();
    }
  }

  private static CommandLine commandLine(
      RootCommand root, Console console, KernelPipeline pipeline) {
    CommandLine line = new CommandLine(root);
    Trial trial = new Trial(console, pipeline);
    line.addSubcommand("generate", new GenerateCommand(console, pipeline));
    line.addSubcommand("check", new CheckCommand(console, pipeline));
    line.addSubcommand(
        "baseline",
        new CommandLine(new BaselineCommand())
            .addSubcommand("update", new BaselineUpdateCommand(console, pipeline))
            .addSubcommand("show", new BaselineShowCommand(console)));
    line.addSubcommand(
        "try",
        new CommandLine(new TryCommand())
            .addSubcommand("gemm", TryFamilyCommand.of(TryFields.GEMM, trial))
            .addSubcommand("cast", TryFamilyCommand.of(TryFields.CAST, trial)));
    line.addSubcommand("lint", new LintCommand(console));
    line.addSubcommand("simulate", new SimulateCommand(console));
    line.addSubcommand("explain", new ExplainCommand(console));
    line.addSubcommand("doctor", new DoctorCommand(console));
    for (NotBuiltCommand command : NotBuiltCommand.ALL) {
      line.addSubcommand(command.name(), command);
      line.getSubcommands().get(command.name()).getCommandSpec().usageMessage().hidden(true);
    }
    return line.setOut(console.out())
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
  }
}
