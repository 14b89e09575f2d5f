package org.ipukern.tile.asm;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** One file being read: its lines, joined and without comments, and its open conditions. */
final class SourceFile {
  /** A condition of the preprocessor that is open. */
  static final class Condition {
    final SourceLine line;
    final int from;
    final int to;
    final boolean outerActive;
    boolean active;
    boolean taken;
    boolean elseSeen;

    Condition(SourceLine line, int from, int to, boolean outerActive, boolean active) {
      this.line = line;
      this.from = from;
      this.to = to;
      this.outerActive = outerActive;
      this.active = outerActive && active;
      this.taken = active;
    }
  }

  private final SourceText original;
  private final String markerName;
  private final String mainName;
  private final List<String> lines;
  private final SourceLine includedBy;
  private final CommentStripper comments = new CommentStripper();
  private final Deque<Condition> conditions = new ArrayDeque<>();
  private String name;
  private int index;
  private int first;
  private int shift;
  private int lastMainLine = 1;
  private SourceLine openComment;
  private int openCommentAt;
  private boolean swallowed;

  private SourceFile(SourceText source, SourceText original, SourceLine includedBy) {
    this.original = original;
    this.markerName = source.name();
    this.mainName = original == null ? source.name() : original.name();
    this.name = mainName;
    this.lines = source.lines();
    this.includedBy = includedBy;
  }

  /** The main source. */
  static SourceFile main(SourceText source) {
    return new SourceFile(source, null, null);
  }

  /** A file that a line includes. */
  static SourceFile included(SourceText source, SourceLine includedBy) {
    return new SourceFile(source, null, includedBy);
  }

  /**
   * The main source after the system's preprocessor.
   *
   * @param original what it was before
   * @param source what it is now, under the name that its line markers use
   */
  static SourceFile preprocessed(SourceText original, SourceText source) {
    return new SourceFile(source, original, null);
  }

  String name() {
    return name;
  }

  SourceLine includedBy() {
    return includedBy;
  }

  Deque<Condition> conditions() {
    return conditions;
  }

  /** True unless a condition that does not hold is open. */
  boolean isActive() {
    return conditions.isEmpty() || conditions.peek().active;
  }

  /** Where a comment of the line handed out last begins that goes on over a joined line; or -1. */
  int swallowingComment() {
    return swallowed ? comments.lineCommentAt() : -1;
  }

  /** 1-based number of the first file line of the line handed out last. */
  int firstLine() {
    return first + 1;
  }

  /** 1-based number of the last file line of the line handed out last. */
  int lastLine() {
    return index;
  }

  /** The next line with its continuation lines, or null after the last one. */
  SourceLine next() {
    if (index >= lines.size()) {
      return null;
    }
    first = index;
    String line = lines.get(index++);
    if (!endsInBackslash(line)) {
      return stripped(line, segments(line));
    }
    StringBuilder joined = new StringBuilder();
    List<SourceLine.Segment> segments = new ArrayList<>();
    while (true) {
      segments.add(new SourceLine.Segment(joined.length(), index + shift, 1, 0));
      boolean goesOn = endsInBackslash(line);
      joined.append(line, 0, goesOn ? line.lastIndexOf('\\') : line.length());
      if (!goesOn || index >= lines.size()) {
        break;
      }
      line = lines.get(index++);
    }
    return stripped(joined.toString(), segments);
  }

  private SourceLine stripped(String text, List<SourceLine.Segment> segments) {
    SourceLine line = sourceLine(comments.strip(text), segments);
    SourceLine.Segment last = segments.get(segments.size() - 1);
    swallowed =
        comments.lineCommentAt() >= 0
            && last.start() > comments.lineCommentAt()
            && !text.substring(last.start()).isBlank();
    if (comments.openedAt() >= 0) {
      openComment = line;
      openCommentAt = comments.openedAt();
    }
    return line;
  }

  private List<SourceLine.Segment> segments(String text) {
    int number = first + 1 + shift;
    return original == null || !name.equals(mainName) || text.isBlank()
        ? List.of(new SourceLine.Segment(0, number, 1, 0))
        : LineAlignment.segments(original.line(number), text, number);
  }

  private SourceLine sourceLine(String text, List<SourceLine.Segment> segments) {
    boolean included = includedBy != null || !name.equals(mainName);
    if (!included) {
      lastMainLine = first + 1 + shift;
    }
    int mainLine = includedBy != null ? includedBy.mainLine() : lastMainLine;
    return SourceLine.of(name, text, mainLine, included, segments);
  }

  private static boolean endsInBackslash(String line) {
    int i = line.length() - 1;
    while (i >= 0 && Chars.isBlank(line.charAt(i))) {
      i--;
    }
    return i >= 0 && line.charAt(i) == '\\';
  }

  /** Obeys a line marker: from the next line on, that file and line. */
  void follow(String text, int number) {
    int end = Chars.skipWord(text, number);
    int open = text.indexOf('"', end);
    int close = open < 0 ? -1 : text.lastIndexOf('"');
    try {
      shift = Integer.parseInt(text.substring(number, end)) - 1 - index;
    } catch (NumberFormatException e) {
      return;
    }
    if (close > open) {
      String marked = text.substring(open + 1, close);
      name = marked.equals(markerName) ? mainName : marked;
    }
  }

  /** Reports what is still open at the end of the file. */
  void reportOpen(Reporter reporter) {
    if (comments.isOpen()) {
      reporter.error(
          openComment,
          openCommentAt,
          openCommentAt + 2,
          "unterminated",
          "this comment does not end",
          "close it with */");
    }
    for (Condition condition : conditions) {
      reporter.error(
          condition.line,
          condition.from,
          condition.to,
          "unterminated",
          "this condition does not end",
          "close it with #endif");
    }
  }
}
