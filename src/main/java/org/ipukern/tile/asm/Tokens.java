package org.ipukern.tile.asm;

import java.util.List;

/** The words of one line with a place of reading. */
final class Tokens {
  private final SourceLine line;
  private final List<Token> list;
  private int index;

  /**
   * @param list ends with an END token
   */
  Tokens(SourceLine line, List<Token> list) {
    this.line = line;
    this.list = list;
  }

  SourceLine line() {
    return line;
  }

  Token peek() {
    return list.get(index);
  }

  /** The word after the next one. */
  Token peekSecond() {
    return list.get(Math.min(index + 1, list.size() - 1));
  }

  Token take() {
    Token token = list.get(index);
    if (index < list.size() - 1) {
      index++;
    }
    return token;
  }

  /** The word taken last; the first one if none was taken. */
  Token previous() {
    return list.get(Math.max(0, index - 1));
  }

  boolean atEnd() {
    return peek().isEnd();
  }

  /** True at the end of a statement: line end, semicolon or brace. */
  boolean atStatementEnd() {
    Token token = peek();
    return token.isEnd() || token.is(";") || token.is("}") || token.is("{");
  }

  /** Takes the operator if it is next. */
  boolean accept(String operator) {
    if (peek().is(operator)) {
      take();
      return true;
    }
    return false;
  }

  /** Goes on to the end of the statement. */
  void skipStatement() {
    while (!atStatementEnd()) {
      take();
    }
  }

  /** Goes on to the first word that begins at or after that offset. */
  void skipTo(int offset) {
    while (!atEnd() && peek().start() < offset) {
      take();
    }
  }
}
