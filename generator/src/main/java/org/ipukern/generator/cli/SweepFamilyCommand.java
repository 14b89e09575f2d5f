package org.ipukern.generator.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.generator.explore.sweep.Sweep;
import org.ipukern.generator.explore.sweep.SweepAxis;
import org.ipukern.generator.explore.sweep.SweepOptions;
import org.ipukern.generator.explore.sweep.SweepOptions.Outcome;
import org.ipukern.generator.explore.sweep.SweepResult;
import org.ipukern.generator.explore.sweep.SweepSpace;
import org.ipukern.generator.gate.KernelPipeline;
import org.ipukern.tile.timing.TimingModel;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** {@code ipukern sweep FAMILY}: each field of a manifest entry is an axis. */
@Command(sortOptions = false)
final class SweepFamilyCommand implements Callable<Integer> {
  private static final Pattern SHARD = Pattern.compile("([0-9]{1,6})/([1-9][0-9]{0,5})");
  private static final int MOST_BEST = 1000;

  private final TryFields fields;
  private final Console console;
  private final KernelPipeline pipeline;
  private CommandLine line;

  @Option(
      names = "--best",
      paramLabel = "N",
      description = "Simulate the N best estimates of each cell; 0: none (default: 1).")
  private int best = 1;

  @Option(names = "--shard", paramLabel = "I/N", description = "Do part I of N; see sweep merge.")
  private String shard = "1/1";

  @Option(
      names = "--resume",
      paramLabel = "FILE",
      description = "Keep what was simulated in FILE, and go on from what it holds.")
  private String resume;

  @Option(names = "-j", paramLabel = "N", description = "Threads (default: all processors).")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Mixin private SweepFiles files;

  private SweepFamilyCommand(TryFields fields, Console console, KernelPipeline pipeline) {
    this.fields = fields;
    this.console = console;
    this.pipeline = pipeline;
  }

  /** The command of one family. */
  static CommandLine of(TryFields fields, Console console, KernelPipeline pipeline) {
    SweepFamilyCommand command = new SweepFamilyCommand(fields, console, pipeline);
    CommandSpec spec = CommandSpec.forAnnotatedObject(command);
    spec.name(fields.family()).usageMessage().description(fields.description());
    fields.addTo(spec, field -> "A:B:STEP|WORD[,..]");
    command.line = new CommandLine(spec);
    return command.line;
  }

  @Override
  public Integer call() {
    SweepSpace space = space();
    Matcher part = SHARD.matcher(shard);
    if (!part.matches() || !isPart(part)) {
      throw wrong("--shard " + shard + ": allowed: " + parts(part));
    }
    if (best < 0 || best > MOST_BEST) {
      throw wrong("--best " + best + ": allowed: 0 to " + MOST_BEST);
    }
    RunOptions.checkThreads(threads);
    files.check(new Places(console).write("--resume", resume));
    TimingModel timing = TimingModel.ipu21();
    SweepJournal journal = new SweepJournal(console, resume, space, timing.version());
    Map<String, Outcome> known = journal.read();
    boolean terminal = CommandLine.Help.Ansi.AUTO.enabled();
    SweepOptions options =
        new SweepOptions(
            Math.max(1, best),
            best > 0,
            Integer.parseInt(part.group(1)),
            Integer.parseInt(part.group(2)),
            threads,
            known,
            journal::add,
            text -> progress(terminal, text));
    SweepResult result = Sweep.run(space, options, pipeline, timing);
    if (terminal) {
      progress(true, "");
    }
    ExitCode code = files.write(console, result);
    if (result.rows().isEmpty()) {
      console.note(
          "no variant of any cell is legal, built and finds room on a tile; 'ipukern try "
              + fields.family()
              + "' says of one why");
    }
    return code.code();
  }

  private static boolean isPart(Matcher part) {
    int number = Integer.parseInt(part.group(1));
    return number > 0 && number <= Integer.parseInt(part.group(2));
  }

  private static String parts(Matcher part) {
    return part.matches()
        ? "1/" + part.group(2) + " to " + part.group(2) + "/" + part.group(2)
        : "I/N, part I of N parts, such as 1/4";
  }

  private void progress(boolean terminal, String text) {
    if (terminal) {
      console.err().print("\r\u001b[K" + (text.isEmpty() ? "" : "sweep: " + text));
      console.err().flush();
    }
  }

  /** The axes that were given, in the order of the schema, with the words that are usual. */
  private SweepSpace space() {
    Map<String, SweepAxis> axes = new LinkedHashMap<>();
    for (TryFields.Field field : fields.fields()) {
      String text = line.getParseResult().matchedOptionValue("--" + field.name(), field.usual());
      try {
        if (!text.isEmpty()) {
          axes.put(field.name(), SweepAxis.parse(field.name(), field.words(), text));
        }
      } catch (IllegalArgumentException e) {
        throw wrong(e.getMessage());
      }
    }
    List<SweepAxis> all = new ArrayList<>(axes.values());
    if (all.stream().noneMatch(SweepAxis::numeric)) {
      throw wrong(
          String.format(
              Locale.ROOT,
              "no size is given; for example: ipukern sweep gemm --rows 8:365:7 --inner 80"
                  + " --columns 16:256:16 --weights standard,interleaved"));
    }
    try {
      return new SweepSpace(fields.family(), all);
    } catch (IllegalArgumentException e) {
      throw wrong(e.getMessage());
    }
  }

  private static CommandException wrong(String message) {
    return new CommandException(ExitCode.WRONG_REQUEST, message);
  }
}
