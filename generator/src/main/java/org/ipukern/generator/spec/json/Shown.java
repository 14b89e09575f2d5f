package org.ipukern.generator.spec.json;

/**
 * Input text as messages may show it. A terminal or a report must never receive control characters,
 * direction marks or endless strings from an input file.
 */
public final class Shown {
  private static final int LONGEST = 48;

  private Shown() {}

  /** The text in double quotes, escaped as in JSON, cut after 48 characters. */
  public static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    escape(cut(text), out, true);
    return out.append(text.length() > LONGEST ? "...\"" : "\"").toString();
  }

  /** The text without quotes, escaped, cut after 48 characters. */
  public static String plain(String text) {
    StringBuilder out = new StringBuilder();
    escape(cut(text), out, false);
    return out.append(text.length() > LONGEST ? "..." : "").toString();
  }

  /** The text as a JSON string of ASCII characters, complete. */
  public static String json(String text) {
    StringBuilder out = new StringBuilder("\"");
    escape(text, out, true);
    return out.append('"').toString();
  }

  private static String cut(String text) {
    return text.length() > LONGEST ? text.substring(0, LONGEST) : text;
  }

  private static void escape(String text, StringBuilder out, boolean quotes) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (quotes && (c == '"' || c == '\\')) {
        out.append('\\').append(c);
      } else if (c < 0x20 || c > 0x7e) {
        out.append("\\u");
        for (int shift = 12; shift >= 0; shift -= 4) {
          out.append(Character.forDigit((c >> shift) & 15, 16));
        }
      } else {
        out.append(c);
      }
    }
  }
}
