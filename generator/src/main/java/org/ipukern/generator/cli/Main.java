package org.ipukern.generator.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import org.ipukern.generator.gate.KernelPipeline;
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
      return commandLine(root, args, console, pipeline)
          .setParameterExceptionHandler(complaints)
          .setExecutionExceptionHandler(complaints)
          .setExecutionStrategy(new FilledValues())
          .execute(args);
    } catch (Error e) {
      return complaints.complain(e, console.err(), "ipukern");
    } finally {
      console.out().flush();
      console.err().flush();
    }
  }

  private static CommandLine commandLine(
      RootCommand root, String[] args, Console console, KernelPipeline pipeline) {
    Map<String, Supplier<CommandLine>> commands = commands(console, pipeline);
    CommandLine line = new CommandLine(root);
    String first = args.length == 0 ? "" : args[0];
    if (commands.containsKey(first)) {
      // Reading the annotations of all the others would take longer than many a command itself.
      line.addSubcommand(first, commands.get(first).get());
    } else {
      addAll(line, commands);
    }
    return line.setOut(console.out())
        .setErr(console.err())
        .setColorScheme(CommandLine.Help.defaultColorScheme(CommandLine.Help.Ansi.OFF));
  }

  private static void addAll(CommandLine line, Map<String, Supplier<CommandLine>> commands) {
    commands.forEach((name, command) -> line.addSubcommand(name, command.get()));
  }

  /** The whole command line, for what describes it. */
  private static CommandLine whole(Console console, KernelPipeline pipeline) {
    CommandLine line = new CommandLine(new RootCommand());
    addAll(line, commands(console, pipeline));
    return line;
  }

  /** The commands that are built, in the order of the contract. */
  private static Map<String, Supplier<CommandLine>> commands(
      Console console, KernelPipeline pipeline) {
    Map<String, Supplier<CommandLine>> commands = new LinkedHashMap<>();
    commands.put("generate", () -> new CommandLine(new GenerateCommand(console, pipeline)));
    commands.put("check", () -> new CommandLine(new CheckCommand(console, pipeline)));
    commands.put(
        "baseline",
        () ->
            new CommandLine(new BaselineCommand())
                .addSubcommand("update", new BaselineUpdateCommand(console, pipeline))
                .addSubcommand("show", new BaselineShowCommand(console)));
    commands.put(
        "try",
        () -> {
          Trial trial = new Trial(console, pipeline);
          return new CommandLine(new TryCommand())
              .addSubcommand("gemm", TryFamilyCommand.of(TryFields.GEMM, trial))
              .addSubcommand("cast", TryFamilyCommand.of(TryFields.CAST, trial))
              .addSubcommand("layout", TryFamilyCommand.of(TryFields.LAYOUT, trial));
        });
    commands.put(
        "list",
        () ->
            new CommandLine(new ListFamilies())
                .addSubcommand("gemm", ListCommand.of(TryFields.GEMM, console, pipeline))
                .addSubcommand("cast", ListCommand.of(TryFields.CAST, console, pipeline))
                .addSubcommand("layout", ListCommand.of(TryFields.LAYOUT, console, pipeline)));
    commands.put(
        "sweep",
        () ->
            new CommandLine(new SweepCommand())
                .addSubcommand("gemm", SweepFamilyCommand.of(TryFields.GEMM, console, pipeline))
                .addSubcommand("cast", SweepFamilyCommand.of(TryFields.CAST, console, pipeline))
                .addSubcommand("layout", SweepFamilyCommand.of(TryFields.LAYOUT, console, pipeline))
                .addSubcommand("merge", new SweepMergeCommand(console)));
    commands.put("lint", () -> new CommandLine(new LintCommand(console)));
    commands.put("simulate", () -> new CommandLine(new SimulateCommand(console)));
    commands.put(
        "profile",
        () ->
            new CommandLine(new ProfileCommand())
                .addSubcommand("compare", new ProfileCompareCommand(console, pipeline))
                .addSubcommand("measured", new ProfileMeasuredCommand(console)));
    commands.put(
        "plan",
        () ->
            new CommandLine(new PlanCommand())
                .addSubcommand("attention", new PlanAttentionCommand(console)));
    commands.put("explain", () -> new CommandLine(new ExplainCommand(console)));
    commands.put("doctor", () -> new CommandLine(new DoctorCommand(console)));
    commands.put(
        "completion",
        () -> new CommandLine(new CompletionCommand(console, () -> whole(console, pipeline))));
    commands.put(
        "man", () -> new CommandLine(new ManCommand(console, () -> whole(console, pipeline))));
    return commands;
  }
}
