package org.ipukern.tile.asm;

/** What a character may be part of, and small scans over a text. */
final class Chars {
  private Chars() {}

  static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  static boolean isHex(char c) {
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
  }

  static boolean isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  }

  /** May stand inside a C identifier. */
  static boolean isWord(char c) {
    return isLetter(c) || isDigit(c);
  }

  /** May begin a symbol of the assembler. */
  static boolean isSymbolStart(char c) {
    return isLetter(c) || c == '.';
  }

  /** May stand inside a symbol of the assembler. */
  static boolean isSymbolPart(char c) {
    return isWord(c) || c == '.' || c == '$';
  }

  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\f' || c == '\u000b' || c == '\r';
  }

  /** First offset from there on that is not blank; the length if there is none. */
  static int skipBlanks(String text, int from) {
    int i = from;
    while (i < text.length() && isBlank(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** First offset from there on that is not part of a C identifier. */
  static int skipWord(String text, int from) {
    int i = from;
    while (i < text.length() && isWord(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** First offset from there on that is not part of a symbol. */
  static int skipSymbol(String text, int from) {
    int i = from;
    while (i < text.length() && isSymbolPart(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** Offset after what begins with a quote there and ends with such; the length if nothing does. */
  static int skipString(String text, int quote) {
    int i = quote + 1;
    while (i < text.length() && text.charAt(i) != text.charAt(quote)) {
      i += text.charAt(i) == '\\' ? 2 : 1;
    }
    return Math.min(i + 1, text.length());
  }
}
