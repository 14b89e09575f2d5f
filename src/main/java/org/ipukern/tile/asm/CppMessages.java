package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the messages of the system's preprocessor. */
final class CppMessages {
  private static final Pattern MESSAGE =
      Pattern.compile("(.+?):(\\d+):(?:(\\d+):)? (fatal error|error|warning): (.*)");
  private static final Pattern NOT_FOUND = Pattern.compile("(.+): No such file or directory");

  private final String mainName;
  private final String alias;

  /**
   * @param alias the name under which the preprocessor knows the main source
   */
  CppMessages(String mainName, String alias) {
    this.mainName = mainName;
    this.alias = alias;
  }

  /** The findings in the order of the messages. */
  List<Diagnostic> read(String output) {
    List<Diagnostic> findings = new ArrayList<>();
    for (String line : output.lines().toList()) {
      Matcher matcher = MESSAGE.matcher(line);
      if (matcher.matches()) {
        findings.add(finding(matcher));
      }
    }
    return findings;
  }

  private Diagnostic finding(Matcher matcher) {
    String file = matcher.group(1).equals(alias) ? mainName : matcher.group(1);
    String column = matcher.group(3);
    SourcePosition position =
        new SourcePosition(
            file,
            Integer.parseInt(matcher.group(2)),
            column == null ? 1 : Math.max(1, Integer.parseInt(column)),
            1);
    boolean error = !matcher.group(4).equals("warning");
    Matcher missing = NOT_FOUND.matcher(matcher.group(5));
    if (error && missing.matches()) {
      return new Diagnostic(
          Severity.ERROR,
          "include-not-found",
          "no file " + missing.group(1),
          "name its directory with -I; stand-in headers are "
              + String.join(", ", StandInHeaders.NAMES),
          position);
    }
    return new Diagnostic(
        error ? Severity.ERROR : Severity.WARNING, "preprocessor", matcher.group(5), "", position);
  }

  /** An error of the preprocessor as a whole. */
  Diagnostic failure(String message) {
    return new Diagnostic(
        Severity.ERROR, "preprocessor", message, "", new SourcePosition(mainName, 1, 1, 1));
  }
}
