package org.ipukern.generator.report;

import java.util.List;
import java.util.stream.Stream;
import org.ipukern.generator.regress.CheckResult;

/**
 * A comparison with the baseline as workflow commands of GitHub Actions, which show beside the
 * files. GitHub shows ten of a kind and step, so there are ten at most, the worst first.
 */
public final class CheckAnnotations {
  private static final int MOST = 10;

  private CheckAnnotations() {}

  /**
   * The lines, without newlines.
   *
   * @param folder how the user named the output folder
   */
  public static List<String> lines(CheckResult result, String folder) {
    List<CheckProblem> problems = CheckProblems.of(result, folder);
    int shown = problems.size() > MOST ? MOST - 1 : problems.size();
    Stream<String> rest =
        problems.size() > MOST
            ? Stream.of(
                "::"
                    + command(problems.get(shown))
                    + " title=ipukern::"
                    + data((problems.size() - shown) + " more; " + CheckTable.summary(result)))
            : Stream.empty();
    return Stream.concat(problems.stream().limit(shown).map(CheckAnnotations::line), rest).toList();
  }

  private static String line(CheckProblem problem) {
    StringBuilder line = new StringBuilder("::").append(command(problem));
    line.append(" file=").append(property(problem.file()));
    problem.line().ifPresent(number -> line.append(",line=").append(number));
    line.append(",title=").append(property("ipukern: " + problem.kind().id()));
    return line.append("::").append(data(problem.subject() + ": " + problem.message())).toString();
  }

  private static String command(CheckProblem problem) {
    return problem.kind().isError() ? "error" : "notice";
  }

  /** What follows the second pair of colons ends at the line's end. */
  private static String data(String text) {
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A");
  }

  /** Values of properties end at a comma, and the properties at a colon. */
  private static String property(String text) {
    return data(text).replace(":", "%3A").replace(",", "%2C");
  }
}
