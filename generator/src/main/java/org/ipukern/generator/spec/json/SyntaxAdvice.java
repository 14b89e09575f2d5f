package org.ipukern.generator.spec.json;

import java.util.Locale;

/**
 * Says what is wrong with a text that is not JSON. The parser knows where it stopped; what stands
 * there tells better than its own words what the author meant.
 */
final class SyntaxAdvice {
  private static final String WORD_CHARACTERS =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_+-.";

  private SyntaxAdvice() {}

  /** What is wrong, what is allowed, and the offset of the first character that is wrong. */
  record Advice(int offset, String found, String message, String allowed) {}

  static Advice about(String text, int stopped, String parserSays) {
    int offset = Math.min(Math.max(stopped, 0), text.length());
    boolean control = parserSays.contains("CTRL-CHAR") && offset < text.length();
    if (text.substring(offset).isBlank() && !control) {
      return new Advice(text.length(), "", "the text ends before the JSON is complete", "");
    }
    char c = text.charAt(offset);
    if (control) {
      return new Advice(
          offset,
          Shown.plain(String.valueOf(c)),
          "a line end or control character stands inside a string or between values",
          "escapes such as \\n");
    }
    if (parserSays.contains("escape")) {
      String escape = text.substring(Math.max(0, text.lastIndexOf('\\', offset)), offset + 1);
      return new Advice(
          offset,
          Shown.plain(escape),
          Shown.plain(escape) + " is not an escape of JSON",
          "\\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX");
    }
    boolean inWord = isWord(c) || endsNumber(parserSays);
    int start = offset;
    while (inWord && start > 0 && isWord(text.charAt(start - 1))) {
      start--;
    }
    int end = start;
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    String word = text.substring(start, end);
    return word.isEmpty() ? character(text, offset, parserSays) : word(start, word, parserSays);
  }

  private static boolean endsNumber(String parserSays) {
    return parserSays.contains("numeric value") || parserSays.contains("Non-standard token");
  }

  private static Advice word(int at, String word, String parserSays) {
    String shown = Shown.plain(word);
    char first = word.charAt(0);
    boolean number = "+-.0123456789".indexOf(first) >= 0;
    if (number || word.equals("NaN") || word.toLowerCase(Locale.ROOT).startsWith("inf")) {
      return new Advice(
          at,
          shown,
          shown + " is not a JSON number",
          "digits without plus sign, leading zeros, prefix or suffix");
    }
    if (parserSays.contains("field name")) {
      return new Advice(at, shown, "the name " + shown + " has no double quotes", "\"name\"");
    }
    return new Advice(
        at, shown, shown + " stands where JSON has no such word", "strings in double quotes");
  }

  private static Advice character(String text, int at, String parserSays) {
    char c = text.charAt(at);
    String shown = Shown.plain(String.valueOf(c));
    if (c == '/' || c == '#') {
      return new Advice(at, shown, "JSON has no comments", "no comments");
    }
    if (c == '\'') {
      return new Advice(at, shown, "single quotes", "double quotes");
    }
    int before = at - 1;
    while (before >= 0 && Character.isWhitespace(text.charAt(before))) {
      before--;
    }
    if ((c == '}' || c == ']') && before >= 0 && text.charAt(before) == ',') {
      return new Advice(before, ",", "a comma stands before the closing " + c, "no comma there");
    }
    if (parserSays.contains("comma")) {
      return new Advice(at, shown, shown + " follows a value", "a comma or a closing bracket");
    }
    if (parserSays.contains("colon")) {
      return new Advice(at, shown, shown + " follows a field name", "a colon");
    }
    if (parserSays.contains("close marker")) {
      return new Advice(at, shown, shown + " closes what is not open", "the bracket that is open");
    }
    return new Advice(at, shown, shown + " is not expected here", "");
  }

  private static boolean isWord(char c) {
    return WORD_CHARACTERS.indexOf(c) >= 0;
  }
}
