package org.ipukern.tile.asm;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Findings as text for people:
 *
 * <pre>
 * kernel.S:3:14: error: operand 2 of add is $a2 [operand-form]
 *     add $m1, $a2, 5
 *              ^~~
 *   help: allowed is a main register such as $m0
 * </pre>
 *
 * <p>The source line and the carets are left out where the text is not known.
 */
public final class DiagnosticPrinter {
  private static final int LONGEST_LINE = 240;
  private static final int CONTEXT = 100;

  private final Map<String, SourceText> sources = new HashMap<>();

  /** Knows the lines of these texts. */
  public DiagnosticPrinter(SourceText... texts) {
    for (SourceText text : texts) {
      sources.put(text.name(), text);
    }
  }

  /** All findings, each with its lines, in the order given. */
  public String print(List<Diagnostic> diagnostics) {
    StringBuilder out = new StringBuilder();
    for (Diagnostic diagnostic : diagnostics) {
      out.append(print(diagnostic));
    }
    return out.toString();
  }

  /** One finding; every line ends with a line feed. */
  public String print(Diagnostic diagnostic) {
    SourcePosition position = diagnostic.position();
    StringBuilder out = new StringBuilder();
    out.append(visible(position.toString()))
        .append(": ")
        .append(diagnostic.severity().word())
        .append(": ")
        .append(visible(diagnostic.message()))
        .append(" [")
        .append(diagnostic.rule())
        .append("]\n");
    SourceText source = sources.get(position.file());
    String line = source == null ? "" : source.line(position.line());
    if (position.column() <= line.length() + 1 && !line.isBlank()) {
      appendLine(out, line, position);
    }
    if (!diagnostic.advice().isEmpty()) {
      out.append("  help: ").append(visible(diagnostic.advice())).append('\n');
    }
    return out.toString();
  }

  private static void appendLine(StringBuilder out, String line, SourcePosition position) {
    int column = position.column() - 1;
    boolean windowed = line.length() > LONGEST_LINE;
    int from = windowed ? Math.max(0, column - CONTEXT) : 0;
    int to = windowed ? Math.min(line.length(), from + LONGEST_LINE) : line.length();
    out.append(visible(line.substring(from, to))).append('\n');
    for (int i = from; i < column; i++) {
      char c = line.charAt(i);
      if (!Character.isLowSurrogate(c)) {
        out.append(c == '\t' ? '\t' : ' ');
      }
    }
    out.append('^');
    int end = Math.min(column + position.length(), to);
    for (int i = column + 1; i < end; i++) {
      if (!Character.isLowSurrogate(line.charAt(i))) {
        out.append('~');
      }
    }
    out.append('\n');
  }

  /** Control characters could drive a terminal. */
  private static String visible(String text) {
    StringBuilder out = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      out.append(Character.isISOControl(c) && c != '\t' ? '\uFFFD' : c);
    }
    return out.toString();
  }
}
