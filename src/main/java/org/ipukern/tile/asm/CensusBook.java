package org.ipukern.tile.asm;

import java.util.Arrays;

/** Counts how each line of the main source was understood; a line keeps its strongest mark. */
final class CensusBook {
  /** From weak to strong. */
  enum Mark {
    BLANK,
    EXCLUDED,
    DIRECTIVE,
    INSTRUCTION,
    WRONG
  }

  private final Mark[] marks;

  CensusBook(int lines) {
    marks = new Mark[lines];
    Arrays.fill(marks, Mark.BLANK);
  }

  /** Marks a 1-based line of the main source. */
  void mark(int line, Mark mark) {
    if (line >= 1 && line <= marks.length && marks[line - 1].compareTo(mark) < 0) {
      marks[line - 1] = mark;
    }
  }

  LineCensus census() {
    return new LineCensus(
        count(Mark.BLANK),
        count(Mark.DIRECTIVE),
        count(Mark.INSTRUCTION),
        count(Mark.EXCLUDED),
        count(Mark.WRONG));
  }

  private int count(Mark wanted) {
    int count = 0;
    for (Mark mark : marks) {
      count += mark == wanted ? 1 : 0;
    }
    return count;
  }
}
