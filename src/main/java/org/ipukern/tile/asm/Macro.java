package org.ipukern.tile.asm;

import java.util.List;
import java.util.Map;

/**
 * A macro of the assembler.
 *
 * @param name as written
 * @param parameters in order
 * @param body its lines
 */
record Macro(String name, List<Parameter> parameters, List<SourceLine> body) {
  /**
   * A parameter.
   *
   * @param name without the backslash
   * @param defaultValue used where a call gives nothing; empty if there is none
   * @param required true if every call must give it
   * @param rest true if it takes all that is left of the call
   */
  record Parameter(String name, String defaultValue, boolean required, boolean rest) {}

  /** The index of the parameter of that name, or -1. */
  int indexOf(String parameter) {
    for (int i = 0; i < parameters.size(); i++) {
      if (parameters.get(i).name().equals(parameter)) {
        return i;
      }
    }
    return -1;
  }

  /**
   * A line with {@code \name} replaced by the argument, {@code \()} by nothing and {@code \@} by
   * the counter. Other names stay as they are; they may belong to a macro defined inside.
   *
   * @param counter null if the line is that of a repeat, which has no counter
   */
  static String substitute(String text, Map<String, String> arguments, String counter) {
    if (text.indexOf('\\') < 0) {
      return text;
    }
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      char next = i + 1 < text.length() ? text.charAt(i + 1) : ' ';
      if (c != '\\') {
        out.append(c);
        i++;
      } else if (next == '@' && counter != null) {
        out.append(counter);
        i += 2;
      } else if (next == '(' && text.startsWith("()", i + 1)) {
        i += 3;
      } else {
        int end = argumentEnd(text, i + 1, arguments);
        out.append(end < 0 ? "\\" : arguments.get(text.substring(i + 1, end)));
        i = end < 0 ? i + 1 : end;
      }
    }
    return out.toString();
  }

  /** End of the parameter name that begins there, or -1: the longest name that is a parameter. */
  private static int argumentEnd(String text, int start, Map<String, String> arguments) {
    int end = Chars.skipSymbol(text, start);
    while (end > start) {
      if (arguments.containsKey(text.substring(start, end))) {
        return end;
      }
      end--;
      while (end > start && Chars.isWord(text.charAt(end))) {
        end--;
      }
    }
    return -1;
  }
}
