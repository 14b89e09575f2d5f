package org.ipukern.generator.cli;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** {@code ipukern completion}. */
@Command(
    name = "completion",
    description = {
      "Print completion for bash and zsh; in ~/.bashrc:",
      "  source <(ipukern completion)",
      "in ~/.zshrc, where completion must be on first:",
      "  autoload -Uz compinit && compinit",
      "  source <(ipukern completion)",
    })
final class CompletionCommand implements Callable<Integer> {
  private static final Pattern WORDS = Pattern.compile("[a-z0-9-]+([|][a-z0-9-]+)+");

  private final Console console;
  private final Supplier<CommandLine> whole;

  CompletionCommand(Console console, Supplier<CommandLine> whole) {
    this.console = console;
    this.whole = whole;
  }

  @Override
  public Integer call() {
    CommandLine line = whole.get();
    nameWords(line.getCommandSpec());
    console.out().print(AutoComplete.bash("ipukern", line));
    return ExitCode.DONE.code();
  }

  /**
   * Gives each option a label of its own, since picocli keeps the words of all options with the
   * same label in one variable, and those whose label lists words, as {@code text|json} does, these
   * words.
   */
  private static void nameWords(CommandSpec spec) {
    for (OptionSpec option : List.copyOf(spec.options())) {
      if (option.arity().max() > 0) {
        OptionSpec.Builder named = OptionSpec.builder(option);
        if (WORDS.matcher(option.paramLabel()).matches()) {
          named.completionCandidates(List.of(option.paramLabel().split("\\|", -1)));
        }
        spec.remove(option);
        spec.addOption(named.paramLabel(option.longestName().replaceAll("^-+", "")).build());
      }
    }
    spec.subcommands().values().forEach(command -> nameWords(command.getCommandSpec()));
  }
}
