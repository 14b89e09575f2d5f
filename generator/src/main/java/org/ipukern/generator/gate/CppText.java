package org.ipukern.generator.gate;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.tile.asm.SourcePosition;

/** A C++ text whose comments are blanks, so that every other character keeps its place. */
final class CppText {
  private static final Pattern NAMESPACE = Pattern.compile("namespace\\s*(\\w*)\\s*$");

  private final String name;
  private final String code;

  /**
   * @param name of the file, for positions
   * @param text as it is in the file
   */
  CppText(String name, String text) {
    this.name = name;
    this.code = withoutComments(text);
  }

  /** The text, comments blanked. */
  String code() {
    return code;
  }

  /** The place of some characters. */
  SourcePosition position(int offset, int length) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      if (code.charAt(i) == '\n') {
        line++;
        start = i + 1;
      }
    }
    return new SourcePosition(name, line, offset - start + 1, Math.max(1, length));
  }

  /** Names of the namespaces around an offset, the outermost first; empty for an unnamed one. */
  List<String> namespaces(int offset) {
    Deque<String> open = new ArrayDeque<>();
    for (int i = 0; i < offset; i++) {
      if (code.charAt(i) == '{') {
        Matcher matcher = NAMESPACE.matcher(code.substring(Math.max(0, i - 200), i));
        open.addLast(matcher.find() ? matcher.group(1) : "{");
      } else if (code.charAt(i) == '}' && !open.isEmpty()) {
        open.removeLast();
      }
    }
    return new ArrayList<>(open);
  }

  private static String withoutComments(String text) {
    StringBuilder out = new StringBuilder(text);
    int i = 0;
    while (i < text.length()) {
      if (text.startsWith("//", i)) {
        i = blank(out, i, end(text, "\n", i));
      } else if (text.startsWith("/*", i)) {
        i = blank(out, i, end(text, "*/", i + 2) + 2);
      } else if (text.charAt(i) == '"' || text.charAt(i) == '\'') {
        i = afterLiteral(text, i);
      } else {
        i++;
      }
    }
    return out.toString();
  }

  private static int end(String text, String mark, int from) {
    int at = text.indexOf(mark, from);
    return at < 0 ? text.length() : at;
  }

  private static int blank(StringBuilder out, int from, int to) {
    int end = Math.min(to, out.length());
    for (int i = from; i < end; i++) {
      if (out.charAt(i) != '\n') {
        out.setCharAt(i, ' ');
      }
    }
    return end;
  }

  private static int afterLiteral(String text, int from) {
    int i = from + 1;
    while (i < text.length() && text.charAt(i) != text.charAt(from)) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return i + 1;
  }
}
