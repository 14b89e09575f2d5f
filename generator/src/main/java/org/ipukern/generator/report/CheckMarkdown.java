package org.ipukern.generator.report;

import java.util.List;
import java.util.Optional;
import org.ipukern.generator.gate.Verdict;
import org.ipukern.generator.regress.CheckResult;
import org.ipukern.generator.regress.CheckedEntry;
import org.ipukern.generator.regress.Measured;

/** A comparison with the baseline for a page: the ten worst, and all of it folded away. */
public final class CheckMarkdown {
  private static final int WORST = 10;

  /** Rows and lines of the part that is folded away; a page of a CI system holds about 1 MB. */
  private static final int MOST = 2000;

  private static final String HEADER =
      "| entry point | accepted | best | now | change | outcome |\n|---|--:|--:|--:|--:|---|\n";

  private CheckMarkdown() {}

  /**
   * The text.
   *
   * @param folder how the user named the output folder
   * @param model version of the timing model of the run
   */
  public static String text(CheckResult result, String folder, String model) {
    StringBuilder text = new StringBuilder("## ipukern check: ");
    text.append(result.verdict().word()).append("\n\n");
    text.append(cell(CheckTable.summary(result))).append(". Tile cycles, modelled (timing model ");
    text.append(cell(model)).append(").\n\n");
    List<CheckedEntry> entries = CheckProblems.worstFirst(result);
    List<CheckProblem> problems = CheckProblems.of(result, folder);
    text.append(entries.size() > WORST ? "The ten worst:\n\n" : "").append(HEADER);
    entries.stream().limit(WORST).forEach(entry -> row(text, entry));
    text.append('\n');
    problems.stream().limit(WORST).forEach(problem -> problem(text, problem));
    files(text, result, folder);
    text.append("\n<details><summary>All ").append(entries.size()).append(" entry points, ");
    text.append(problems.size()).append(" notes</summary>\n\n").append(HEADER);
    result.entries().stream().limit(MOST).forEach(entry -> row(text, entry));
    more(text, entries.size());
    text.append('\n');
    problems.stream().limit(MOST).forEach(problem -> problem(text, problem));
    more(text, problems.size());
    return text.append("\n</details>\n").toString();
  }

  private static void files(StringBuilder text, CheckResult result, String folder) {
    if (result.outputs().isEmpty()) {
      text.append("\n`").append(cell(folder)).append("` was not compared, because not every");
      text.append(" kernel passed the gate.\n");
    } else if (!result.outputs().get().isSame()) {
      text.append("\n`").append(cell(folder)).append("` is not what the manifest and the");
      text.append(" templates give: run `").append(CheckProblems.GENERATE).append("`.\n");
    }
  }

  private static void more(StringBuilder text, int size) {
    if (size > MOST) {
      text.append("\nand ").append(size - MOST).append(" more\n");
    }
  }

  private static void row(StringBuilder text, CheckedEntry entry) {
    Optional<Measured> now = entry.now().filter(m -> m.verdict() == Verdict.PASS);
    text.append("| `").append(cell(CheckProblems.name(entry))).append("` | ");
    text.append(entry.before().map(b -> Long.toString(b.accepted())).orElse("-")).append(" | ");
    text.append(entry.before().map(b -> Long.toString(b.best())).orElse("-")).append(" | ");
    text.append(now.map(m -> Long.toString(m.cycles())).orElse("-")).append(" | ");
    text.append(CheckTable.change(entry)).append(" | ");
    text.append(entry.outcome().word()).append(" |\n");
  }

  private static void problem(StringBuilder text, CheckProblem problem) {
    text.append("* **").append(problem.kind().id()).append("** `").append(cell(problem.file()));
    problem.line().ifPresent(line -> text.append(':').append(line));
    text.append("` ").append(cell(problem.subject())).append(": ");
    text.append(cell(problem.message())).append('\n');
  }

  /** Text that can neither end a cell nor start anything of the page's own. */
  private static String cell(String text) {
    StringBuilder out = new StringBuilder();
    for (char c : text.replaceAll("\\s+", " ").toCharArray()) {
      switch (c) {
        case '<' -> out.append("&lt;");
        case '>' -> out.append("&gt;");
        case '&' -> out.append("&amp;");
        case '|' -> out.append("&#124;");
        case '`' -> out.append("&#96;");
        case '*' -> out.append("&#42;");
        default -> out.append(c);
      }
    }
    return out.toString();
  }
}
