package org.ipukern.generator.cli;

import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.explore.sweep.SweepOptions.Outcome;
import org.ipukern.generator.explore.sweep.SweepSpace;
import org.ipukern.generator.output.CodeDigest;
import org.ipukern.generator.output.SingleFile;

/**
 * The file of {@code --resume}: a head line (form, digest of the code, timing model, sweep), then a
 * line for each simulated kernel: verdict, cycles, manifest line; all separated by tabs. A last
 * line that was cut short is ignored.
 */
final class SweepJournal {
  private static final String FORM = "ipukern sweep 2";

  private final Console console;
  private final String file;
  private final String code;
  private final String sweep;

  SweepJournal(Console console, String file, SweepSpace space, String model) {
    this.console = console;
    this.file = file;
    code = file == null ? "" : FORM + "\t" + CodeDigest.current();
    sweep = "\t" + model + "\t" + space.text();
  }

  /** What an earlier run left. */
  Map<String, Outcome> read() {
    Map<String, Outcome> known = new LinkedHashMap<>();
    if (file == null) {
      return known;
    }
    if (!Files.exists(console.file(file))) {
      SingleFile.write(console.file(file), code + sweep + "\n");
      return known;
    }
    String text = InputFile.text(console, file);
    List<String> lines = text.lines().toList();
    String head = lines.isEmpty() ? "" : lines.get(0);
    if (!head.equals(code + sweep)) {
      throw new CommandException(
          ExitCode.WRONG_REQUEST,
          "--resume "
              + file
              + (head.startsWith("ipukern sweep ") && head.endsWith(sweep)
                  ? ": its figures are those of another build of this tool"
                  : ": it belongs to another sweep or another timing model")
              + "; remove it or name another");
    }
    int whole = text.endsWith("\n") ? lines.size() : lines.size() - 1;
    for (int i = 1; i < whole; i++) {
      String[] parts = lines.get(i).split("\t", 3);
      if (parts.length == 3 && parts[1].matches("-1|[0-9]{1,15}")) {
        known.put(parts[2], new Outcome(parts[2], parts[0], Long.parseLong(parts[1])));
      }
    }
    if (whole < lines.size()) {
      SingleFile.append(console.file(file), "\n");
    }
    console.note(known.size() + " kernels were simulated before");
    return known;
  }

  /** Adds outcomes at the end. */
  void add(List<Outcome> outcomes) {
    if (file != null) {
      StringBuilder lines = new StringBuilder();
      outcomes.forEach(
          o ->
              lines
                  .append(o.verdict())
                  .append('\t')
                  .append(o.cycles())
                  .append('\t')
                  .append(o.manifestLine())
                  .append('\n'));
      SingleFile.append(console.file(file), lines.toString());
    }
  }
}
