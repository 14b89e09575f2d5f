package org.ipukern.generator.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;

/**
 * {@code ipukern try FAMILY}. Each field of a manifest entry is an option; what is legal is the
 * manifest's to say, so values stay texts here.
 */
@Command(sortOptions = false)
final class TryFamilyCommand implements Callable<Integer> {
  private final TryFields fields;
  private final Trial trial;
  private CommandLine line;

  @Mixin private TryOptions options;

  private TryFamilyCommand(TryFields fields, Trial trial) {
    this.fields = fields;
    this.trial = trial;
  }

  /** The command of one family. */
  static CommandLine of(TryFields fields, Trial trial) {
    TryFamilyCommand command = new TryFamilyCommand(fields, trial);
    CommandSpec spec = CommandSpec.forAnnotatedObject(command);
    spec.name(fields.family()).usageMessage().description(fields.description());
    fields.addTo(spec, TryFields.Field::label);
    command.line = new CommandLine(spec);
    return command.line;
  }

  @Override
  public Integer call() {
    return trial.run(fields, fields.completed(line), options).code();
  }
}
