package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Collects findings and marks their lines in the census. */
final class Reporter {
  private record Entry(int mainLine, Diagnostic diagnostic) {}

  private final Set<Entry> entries = new LinkedHashSet<>();
  private final CensusBook book;

  Reporter(CensusBook book) {
    this.book = book;
  }

  CensusBook book() {
    return book;
  }

  /** An error about a range of characters of a line. */
  void error(SourceLine line, int from, int to, String rule, String message, String advice) {
    report(Severity.ERROR, line, from, to, rule, message, advice);
    book.mark(line.mainLine(), CensusBook.Mark.WRONG);
  }

  /**
   * An error that ended the reading of a statement.
   *
   * @param from start of the statement or operand, used if the error names nothing narrower
   */
  void error(StatementException e, SourceLine line, int from, int to) {
    SourceLine where = e.line() == null ? line : e.line();
    boolean narrow = e.from() >= 0;
    error(
        where,
        narrow ? e.from() : from,
        narrow ? e.to() : to,
        e.rule(),
        e.getMessage(),
        e.advice());
  }

  /** A warning about a range of characters of a line. */
  void warning(SourceLine line, int from, int to, String rule, String message, String advice) {
    report(Severity.WARNING, line, from, to, rule, message, advice);
  }

  /** A finding of another tool. */
  void add(Diagnostic diagnostic, String mainName) {
    int line = diagnostic.position().file().equals(mainName) ? diagnostic.position().line() : 0;
    entries.add(new Entry(line, diagnostic));
    if (diagnostic.severity() == Severity.ERROR) {
      book.mark(line, CensusBook.Mark.WRONG);
    }
  }

  /** Marks the line of the main source unless the line only belongs to it by an include. */
  void mark(SourceLine line, CensusBook.Mark mark) {
    if (!line.isIncluded()) {
      book.mark(line.mainLine(), mark);
      for (SourceLine.Segment segment : line.segments()) {
        book.mark(segment.line(), mark);
      }
    }
  }

  private void report(
      Severity severity,
      SourceLine line,
      int from,
      int to,
      String rule,
      String message,
      String advice) {
    entries.add(
        new Entry(
            line.mainLine(),
            new Diagnostic(
                severity, rule, message + line.note(), advice, line.position(from, to))));
  }

  /** All findings in source order. */
  List<Diagnostic> sorted() {
    List<Entry> list = new ArrayList<>(entries);
    list.sort(Comparator.comparingInt(Entry::mainLine));
    return list.stream().map(Entry::diagnostic).toList();
  }
}
