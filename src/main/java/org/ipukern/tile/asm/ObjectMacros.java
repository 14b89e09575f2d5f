package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The object-like macros of the preprocessor, and their replacement in a text. */
final class ObjectMacros {
  /** A text this long comes only from macros that multiply each other. */
  static final int LONGEST_LINE = 1 << 20;

  private final Map<String, String> bodies = new HashMap<>();

  /** A macro made a line longer than {@link #LONGEST_LINE}. */
  static final class TooLong extends RuntimeException {
    private static final long serialVersionUID = 1L;

    TooLong(String name) {
      super(name, null, false, false);
    }
  }

  void define(String name, String body) {
    bodies.put(name, body);
  }

  void undefine(String name) {
    bodies.remove(name);
  }

  boolean isDefined(String name) {
    return bodies.containsKey(name);
  }

  /** The names that are defined, for advice. */
  Set<String> names() {
    return bodies.keySet();
  }

  /**
   * Replaces the macros in a line.
   *
   * @param segments origins of the text's characters
   * @param replaced receives the origins of the result's characters; left empty if nothing changed
   */
  String replace(
      String text, List<SourceLine.Segment> segments, List<SourceLine.Segment> replaced) {
    StringBuilder out = null;
    int copied = 0;
    int i = 0;
    while (i < text.length()) {
      int end = nextWord(text, i);
      if (end < 0) {
        i = -end;
        continue;
      }
      String body = bodies.get(text.substring(i, end));
      if (body != null) {
        if (out == null) {
          out = new StringBuilder(text.length() + body.length());
        }
        copy(text, copied, i, out, segments, replaced);
        SourceLine.Segment from = segmentAt(segments, i);
        int column = from.column() + (from.fixedLength() > 0 ? 0 : i - from.start());
        replaced.add(new SourceLine.Segment(out.length(), from.line(), column, end - i));
        append(out, expand(text.substring(i, end), new HashSet<>(), out.length()));
        copied = end;
      }
      i = end;
    }
    if (out == null) {
      return text;
    }
    copy(text, copied, text.length(), out, segments, replaced);
    return out.toString();
  }

  /** Replaces the macros in a text whose origin does not matter. */
  String replace(String text) {
    return replace(text, List.of(new SourceLine.Segment(0, 1, 1, 0)), new ArrayList<>());
  }

  private String expand(String name, Set<String> hidden, int length) {
    String body = bodies.get(name);
    if (body == null || !hidden.add(name)) {
      return name;
    }
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < body.length()) {
      int end = nextWord(body, i);
      if (end < 0) {
        out.append(body, i, -end);
        i = -end;
      } else {
        append(out, expand(body.substring(i, end), hidden, length + out.length()));
        i = end;
      }
      if (length + out.length() > LONGEST_LINE) {
        throw new TooLong(name);
      }
    }
    hidden.remove(name);
    return out.toString();
  }

  /**
   * The end of the identifier that begins at that offset, or the negated end of what else begins
   * there: a string, a character constant, a number, one other character.
   */
  private static int nextWord(String text, int i) {
    char c = text.charAt(i);
    if (Chars.isLetter(c)) {
      return Chars.skipWord(text, i);
    }
    if (c == '"' || c == '\'') {
      return -Chars.skipString(text, i);
    }
    if (Chars.isDigit(c)) {
      int end = Chars.skipWord(text, i);
      return -end;
    }
    return -(i + 1);
  }

  /** Keeps an operator of the text and one of the macro from becoming a longer operator. */
  private static void append(StringBuilder out, String text) {
    if (!text.isEmpty()
        && out.length() > 0
        && out.charAt(out.length() - 1) == text.charAt(0)
        && "+-<>&|=".indexOf(text.charAt(0)) >= 0) {
      out.append(' ');
    }
    out.append(text);
  }

  private static void copy(
      String text,
      int from,
      int to,
      StringBuilder out,
      List<SourceLine.Segment> segments,
      List<SourceLine.Segment> replaced) {
    if (from == to) {
      return;
    }
    int start = out.length();
    for (int i = 0; i < segments.size(); i++) {
      SourceLine.Segment segment = segments.get(i);
      int end = i + 1 < segments.size() ? segments.get(i + 1).start() : text.length();
      int low = Math.max(from, segment.start());
      if (low < Math.min(to, end)) {
        replaced.add(
            new SourceLine.Segment(
                start + low - from,
                segment.line(),
                segment.column() + low - segment.start(),
                segment.fixedLength()));
      }
    }
    out.append(text, from, to);
  }

  private static SourceLine.Segment segmentAt(List<SourceLine.Segment> segments, int offset) {
    SourceLine.Segment found = segments.get(0);
    for (SourceLine.Segment segment : segments) {
      if (segment.start() > offset) {
        break;
      }
      found = segment;
    }
    return found;
  }
}
