package org.ipukern.tile.asm;

/** A finding about a range of a line that ends the reading of a statement. */
final class StatementException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String rule;
  private final String advice;
  private final transient SourceLine line;
  private final int from;
  private final int to;

  /**
   * @param line null if the range lies in the line that is being read
   * @param from negative if nothing narrower than the statement is known
   */
  StatementException(
      String rule, String message, String advice, SourceLine line, int from, int to) {
    super(message, null, false, false);
    this.rule = rule;
    this.advice = advice;
    this.line = line;
    this.from = from;
    this.to = to;
  }

  StatementException(String rule, String message, String advice, int from, int to) {
    this(rule, message, advice, null, from, to);
  }

  StatementException(String rule, String message, String advice, Token at) {
    this(rule, message, advice, null, at.start(), Math.max(at.end(), at.start() + 1));
  }

  String rule() {
    return rule;
  }

  String advice() {
    return advice;
  }

  SourceLine line() {
    return line;
  }

  int from() {
    return from;
  }

  int to() {
    return to;
  }
}
