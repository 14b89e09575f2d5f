package org.ipukern.tile.asm;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Cuts a line into words. A hash begins a comment wherever it stands outside a string. */
final class Lexer {
  private static final String SINGLE = "+-*/%&|^~!<>=(),;:{}@[]\\";
  private static final String[] SINGLE_TEXTS = SINGLE.split("", -1);

  private final SourceLine line;
  private final String text;
  private final List<Token> tokens = new ArrayList<>();
  private int at;

  Lexer(SourceLine line) {
    this.line = line;
    this.text = line.text();
  }

  /**
   * The words of the line, an END token last.
   *
   * @throws StatementException at what is no word
   */
  Tokens tokens() {
    while (true) {
      at = Chars.skipBlanks(text, at);
      if (at >= text.length() || text.charAt(at) == '#') {
        tokens.add(new Token(Token.Kind.END, at, at, "", 0, ""));
        return new Tokens(line, tokens);
      }
      word(text.charAt(at));
    }
  }

  private void word(char c) {
    if (Chars.isDigit(c)) {
      NumberLexer number = new NumberLexer(text, at);
      tokens.add(number.token());
      at = number.end();
    } else if (Chars.isSymbolStart(c)) {
      int end = Chars.skipSymbol(text, at);
      add(Token.Kind.NAME, end, text.substring(at, end));
    } else if (c == '$') {
      register();
    } else if (c == '"') {
      string();
    } else if (c == '\'') {
      character();
    } else {
      operator(c);
    }
  }

  private void add(Token.Kind kind, int end, String word) {
    tokens.add(new Token(kind, at, end, word, 0, ""));
    at = end;
  }

  /** A register, with what follows its colon: {@code $a0:1}, {@code $a0:BL}. */
  private void register() {
    int start = Chars.skipBlanks(text, at + 1);
    int end = Chars.skipWord(text, start);
    if (end == start) {
      throw new StatementException(
          "syntax",
          "a dollar sign without a register name",
          "write $m0, $a0:1 or $WSR",
          at,
          at + 1);
    }
    String range = "";
    int colon = Chars.skipBlanks(text, end);
    if (colon < text.length() && text.charAt(colon) == ':') {
      int rangeStart = Chars.skipBlanks(text, colon + 1);
      int rangeEnd = Chars.skipWord(text, rangeStart);
      if (rangeEnd > rangeStart) {
        range = text.substring(rangeStart, rangeEnd);
        tokens.add(
            new Token(Token.Kind.REGISTER, at, rangeEnd, text.substring(start, end), 0, range));
        at = rangeEnd;
        return;
      }
    }
    tokens.add(new Token(Token.Kind.REGISTER, at, end, text.substring(start, end), 0, ""));
    at = end;
  }

  private void string() {
    int end = at + 1;
    while (end < text.length() && text.charAt(end) != '"') {
      end += text.charAt(end) == '\\' && end + 1 < text.length() ? 2 : 1;
    }
    if (end >= text.length()) {
      throw new StatementException(
          "unterminated", "this string does not end on its line", "close it with \"", at, end);
    }
    byte[] bytes = Escapes.bytes(text, at + 1, end);
    add(Token.Kind.STRING, end + 1, new String(bytes, StandardCharsets.UTF_8));
  }

  private void character() {
    boolean escape = at + 1 < text.length() && text.charAt(at + 1) == '\\';
    int value = at + (escape ? 2 : 1);
    if (value + 1 >= text.length() || text.charAt(value + 1) != '\'') {
      throw new StatementException(
          "unterminated",
          "this character does not end",
          "write 'c'",
          at,
          Math.min(at + 2, text.length()));
    }
    char c = escape ? Escapes.letter(text.charAt(value)) : text.charAt(value);
    tokens.add(new Token(Token.Kind.NUMBER, at, value + 2, text.substring(at, value + 2), c, ""));
    at = value + 2;
  }

  private void operator(char c) {
    String pair = pair(c, at + 1 < text.length() ? text.charAt(at + 1) : ' ');
    if (pair != null) {
      add(Token.Kind.OPERATOR, at + 2, pair);
      return;
    }
    int index = SINGLE.indexOf(c);
    if (index < 0) {
      int end = text.offsetByCodePoints(at, 1);
      throw new StatementException(
          "syntax", "'" + text.substring(at, end) + "' has no meaning here", "", at, end);
    }
    add(Token.Kind.OPERATOR, at + 1, SINGLE_TEXTS[index]);
  }

  /** The operator of two characters that they are, or null. */
  private static String pair(char c, char next) {
    return switch (c) {
      case '<' -> next == '<' ? "<<" : next == '>' ? "<>" : next == '=' ? "<=" : null;
      case '>' -> next == '>' ? ">>" : next == '=' ? ">=" : null;
      case '=' -> next == '=' ? "==" : null;
      case '!' -> next == '=' ? "!=" : null;
      case '&' -> next == '&' ? "&&" : null;
      case '|' -> next == '|' ? "||" : null;
      case '+' -> next == '+' ? "++" : next == '=' ? "+=" : null;
      default -> null;
    };
  }
}
