package org.ipukern.tile.asm;

import java.util.List;

/**
 * One line as the assembler reads it: comments blanked out, preprocessor macros replaced. It knows
 * where each of its characters stood in the file.
 */
final class SourceLine {
  private final String file;
  private final String text;
  private final int mainLine;
  private final boolean included;
  private final List<Segment> segments;
  private final Expansion expansion;

  /**
   * A run of characters with one origin.
   *
   * @param start offset in the text where the run begins
   * @param line 1-based line of its first character in the file
   * @param column 1-based column of its first character in the file
   * @param fixedLength 0 if the characters stand in the file as they are; otherwise the length of
   *     the macro name in whose place they stand
   */
  record Segment(int start, int line, int column, int fixedLength) {}

  /**
   * Where an expanded line comes from.
   *
   * @param call position of the macro call or repeat
   * @param note says so in a message
   */
  record Expansion(SourcePosition call, String note) {}

  private SourceLine(
      String file,
      String text,
      int mainLine,
      boolean included,
      List<Segment> segments,
      Expansion expansion) {
    this.file = file;
    this.text = text;
    this.mainLine = mainLine;
    this.included = included;
    this.segments = segments;
    this.expansion = expansion;
  }

  /**
   * A line of a file.
   *
   * @param mainLine the line of the main source that it is or that includes it
   * @param included true if it stands in an included file
   */
  static SourceLine of(
      String file, String text, int mainLine, boolean included, List<Segment> segments) {
    return new SourceLine(file, text, mainLine, included, segments, null);
  }

  /** The same place with other text, which stands where the whole line stood. */
  SourceLine expanded(String newText, Expansion from) {
    return new SourceLine(file, newText, mainLine, included, segments, from);
  }

  /** The same line with macros replaced. */
  SourceLine replaced(String newText, List<Segment> newSegments) {
    return new SourceLine(file, newText, mainLine, included, newSegments, expansion);
  }

  String file() {
    return file;
  }

  String text() {
    return text;
  }

  /** Origins of the characters, by ascending offset; at least one. */
  List<Segment> segments() {
    return segments;
  }

  /** 1-based line of the main source that this line belongs to. */
  int mainLine() {
    return mainLine;
  }

  boolean isIncluded() {
    return included;
  }

  /** What to add to a message about this line; empty for an ordinary line. */
  String note() {
    return expansion == null ? "" : " (" + expansion.note() + ")";
  }

  /** 1-based line in the file. */
  int lineNumber() {
    return segments.get(0).line();
  }

  /** Where the characters of that range stand; inside an expansion, where the call stands. */
  SourcePosition position(int from, int to) {
    if (expansion != null) {
      return expansion.call();
    }
    Segment first = segments.get(0);
    if (segments.size() == 1 && first.fixedLength() == 0) {
      int length = Math.max(1, to - from);
      return new SourcePosition(file, first.line(), first.column() + from, length);
    }
    for (Segment segment : segments) {
      if (segment.start() > from) {
        break;
      }
      first = segment;
    }
    if (first.fixedLength() > 0) {
      return new SourcePosition(file, first.line(), first.column(), first.fixedLength());
    }
    int column = first.column() + from - first.start();
    return new SourcePosition(
        file, first.line(), column, Math.max(1, endColumn(first, to) - column));
  }

  /** Column after the last character of the range, if it lies on the same line of the file. */
  private int endColumn(Segment first, int to) {
    Segment last = first;
    for (Segment segment : segments) {
      if (segment.start() >= to) {
        break;
      }
      if (segment.start() > first.start()) {
        if (segment.line() != first.line()) {
          break;
        }
        last = segment;
      }
    }
    if (last.fixedLength() > 0) {
      return last.column() + last.fixedLength();
    }
    int end = to;
    for (Segment segment : segments) {
      if (segment.start() > last.start()) {
        end = Math.min(end, segment.start());
        break;
      }
    }
    return last.column() + end - last.start();
  }
}
