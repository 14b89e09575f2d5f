package org.ipukern.generator.published;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.LineCensus;
import org.ipukern.tile.asm.Severity;

/** The part of the document about the published files. */
final class FilesSection {
  private FilesSection() {}

  static List<String> lines(List<FileCensus> files) {
    List<String> lines = new ArrayList<>();
    lines.add("## Every published assembly file");
    lines.add("");
    lines.add(
        "| checkout | files | lines | blank | directives | instructions | macro bodies, false branches | wrong | issues |");
    lines.add("|---|---|---|---|---|---|---|---|---|");
    lines.add(row("poplibs", files.stream().filter(f -> f.name().startsWith("lib/")).toList()));
    lines.add(row("ipu-stack", files.stream().filter(f -> !f.name().startsWith("lib/")).toList()));
    lines.add("");
    lines.add(
        "Unknown mnemonics, unmatched forms and unknown directives are errors: "
            + count(files, Severity.ERROR)
            + " errors in all. Repeat bodies off a multiple of 8 would be errors too.");
    lines.add("");
    lines.add("| rule | severity | findings | judged |");
    lines.add("|---|---|---|---|");
    Map<String, Integer> byRule = new TreeMap<>();
    for (FileCensus file : files) {
      for (Diagnostic finding : file.findings()) {
        String severity = finding.severity() == Severity.ERROR ? "error" : "warning";
        byRule.merge(finding.rule() + " | " + severity, 1, Integer::sum);
      }
    }
    byRule.forEach(
        (rule, n) ->
            lines.add(
                "| "
                    + rule
                    + " | "
                    + n
                    + " | "
                    + JudgedRules.of(rule.substring(0, rule.indexOf(' ')))
                    + " |"));
    lines.add("");
    return lines;
  }

  private static String row(String name, List<FileCensus> files) {
    int[] sum = new int[7];
    for (FileCensus file : files) {
      LineCensus c = file.lines();
      int[] cells = {
        c.total(),
        c.blank(),
        c.directives(),
        c.instructions(),
        c.excluded(),
        c.wrong(),
        file.units()
      };
      for (int i = 0; i < sum.length; i++) {
        sum[i] += cells[i];
      }
    }
    StringBuilder row = new StringBuilder("| " + name + " | " + files.size());
    for (int cell : sum) {
      row.append(" | ").append(cell);
    }
    return row.append(" |").toString();
  }

  private static long count(List<FileCensus> files, Severity severity) {
    return files.stream()
        .flatMap(f -> f.findings().stream())
        .filter(d -> d.severity() == severity)
        .count();
  }
}
