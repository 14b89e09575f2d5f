package org.ipukern.generator.spec.json;

/**
 * A place in a JSON text.
 *
 * @param line 1-based; 0 where a value did not come from a text
 * @param column 1-based, in UTF-16 units; 0 where a value did not come from a text
 */
public record JsonPosition(int line, int column) {
  /** For values that did not come from a text, such as command-line options. */
  public static final JsonPosition NONE = new JsonPosition(0, 0);

  /** The place of the character at {@code offset}; LF, CR and CR LF each end a line. */
  static JsonPosition at(CharSequence text, int offset) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < offset; i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && (i + 1 >= text.length() || text.charAt(i + 1) != '\n'))) {
        line++;
        start = i + 1;
      }
    }
    return new JsonPosition(line, offset - start + 1);
  }

  @Override
  public String toString() {
    return line + ":" + column;
  }
}
