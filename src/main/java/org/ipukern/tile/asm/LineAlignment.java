package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds where the words of a line that went through the system's preprocessor stood before. Words
 * that are in both lines, in the same order, keep their place; what a macro put between two of them
 * stands where the macro's name stood.
 */
final class LineAlignment {
  /** Above this product of word counts only the place of the whole line is kept. */
  private static final int MOST_PAIRS = 200_000;

  private record Word(int start, int end, String text) {}

  private final int line;
  private final List<Word> before;
  private final List<Word> after;
  private final List<SourceLine.Segment> segments = new ArrayList<>();

  private LineAlignment(String before, String after, int line) {
    this.before = words(before);
    this.after = words(after);
    this.line = line;
  }

  /** Origins of the characters of {@code after} in {@code before}, whose number is {@code line}. */
  static List<SourceLine.Segment> segments(String before, String after, int line) {
    if (before.equals(after)) {
      return List.of(new SourceLine.Segment(0, line, 1, 0));
    }
    return new LineAlignment(before, after, line).align();
  }

  private static List<Word> words(String text) {
    List<Word> words = new ArrayList<>();
    int i = Chars.skipBlanks(text, 0);
    while (i < text.length()) {
      int end = Math.max(i + 1, Chars.skipWord(text, i));
      words.add(new Word(i, end, text.substring(i, end)));
      i = Chars.skipBlanks(text, end);
    }
    return words;
  }

  private List<SourceLine.Segment> align() {
    int rows = before.size();
    int columns = after.size();
    if (rows == 0 || columns == 0 || (long) rows * columns > MOST_PAIRS) {
      int start = rows == 0 ? 0 : before.get(0).start();
      int end = rows == 0 ? 1 : before.get(rows - 1).end();
      return List.of(new SourceLine.Segment(0, line, start + 1, end - start));
    }
    int[][] common = commonTails(rows, columns);
    int row = 0;
    int column = 0;
    while (column < columns) {
      int nextRow = row;
      int nextColumn = column;
      while (nextColumn < columns && !matches(nextRow, nextColumn)) {
        if (nextRow < rows && common[nextRow + 1][nextColumn] >= common[nextRow][nextColumn + 1]) {
          nextRow++;
        } else {
          nextColumn++;
        }
      }
      replaced(row, nextRow, column, nextColumn);
      if (nextColumn < columns) {
        add(after.get(nextColumn), before.get(nextRow), 0);
      }
      row = nextRow + 1;
      column = nextColumn + 1;
    }
    return segments;
  }

  private boolean matches(int row, int column) {
    return row < before.size() && before.get(row).text().equals(after.get(column).text());
  }

  /** Words that stand in the place of others: one for one if there are as many. */
  private void replaced(int row, int rowEnd, int column, int columnEnd) {
    boolean oneForOne = rowEnd - row == columnEnd - column;
    for (int i = column; i < columnEnd; i++) {
      int origin = Math.min(oneForOne ? row + i - column : row, before.size() - 1);
      Word word = before.get(origin);
      add(after.get(i), word, word.end() - word.start());
    }
  }

  /** Length of the longest common sequence of words from each pair of places on. */
  private int[][] commonTails(int rows, int columns) {
    int[][] common = new int[rows + 1][columns + 1];
    for (int i = rows - 1; i >= 0; i--) {
      for (int j = columns - 1; j >= 0; j--) {
        common[i][j] =
            before.get(i).text().equals(after.get(j).text())
                ? common[i + 1][j + 1] + 1
                : Math.max(common[i + 1][j], common[i][j + 1]);
      }
    }
    return common;
  }

  private void add(Word word, Word origin, int fixedLength) {
    int start = segments.isEmpty() ? 0 : word.start();
    int column = origin.start() + 1 - (segments.isEmpty() && fixedLength == 0 ? word.start() : 0);
    segments.add(new SourceLine.Segment(start, line, column, fixedLength));
  }
}
