package org.ipukern.tile.asm;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * The bytes of a string. Besides the escapes of one letter there are {@code \\} with one to three
 * octal digits, at most 377, and {@code \\x} with any number of hexadecimal ones, of which the last
 * two count.
 */
final class Escapes {
  private static final int MOST_OCTAL_DIGITS = 3;
  private static final int BYTE = 0xFF;

  private final String line;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private int at;

  private Escapes(String line, int from) {
    this.line = line;
    this.at = from;
  }

  /**
   * The bytes of the string between those offsets of a line, other characters in UTF-8.
   *
   * @throws StatementException at a number that is none
   */
  static byte[] bytes(String line, int from, int to) {
    Escapes escapes = new Escapes(line, from);
    while (escapes.at < to) {
      escapes.next(to);
    }
    return escapes.out.toByteArray();
  }

  /** What a letter after a backslash stands for; itself if that is nothing else. */
  static char letter(char c) {
    return switch (c) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'b' -> '\b';
      case 'f' -> '\f';
      case '0' -> '\0';
      default -> c;
    };
  }

  private void next(int to) {
    int escape = line.indexOf('\\', at);
    if (escape < 0 || escape + 1 >= to) {
      plain(to);
    } else if (escape > at) {
      plain(escape);
    } else if (isOctal(line.charAt(at + 1))) {
      octal(to);
    } else if (line.charAt(at + 1) == 'x' || line.charAt(at + 1) == 'X') {
      hexadecimal(to);
    } else {
      char letter = letter(line.charAt(at + 1));
      boolean same = letter == line.charAt(at + 1);
      at += same ? 1 : 2;
      if (same) {
        plain(line.offsetByCodePoints(at, 1));
      } else {
        out.write(letter);
      }
    }
  }

  private void plain(int to) {
    out.writeBytes(line.substring(at, to).getBytes(StandardCharsets.UTF_8));
    at = to;
  }

  private void octal(int to) {
    int end = at + 1;
    while (end < Math.min(to, at + 1 + MOST_OCTAL_DIGITS) && isOctal(line.charAt(end))) {
      end++;
    }
    int value = Integer.parseInt(line, at + 1, end, 8);
    if (value > BYTE) {
      throw wrong(end, " is more than a byte", "the greatest is \\377");
    }
    out.write(value);
    at = end;
  }

  private void hexadecimal(int to) {
    int end = at + 2;
    while (end < to && Chars.isHex(line.charAt(end))) {
      end++;
    }
    if (end == at + 2) {
      throw wrong(end, " has no digits", "write \\x41, or \\\\ for a backslash");
    }
    out.write(Integer.parseInt(line, Math.max(at + 2, end - 2), end, 16));
    at = end;
  }

  private StatementException wrong(int end, String what, String advice) {
    return new StatementException("syntax", line.substring(at, end) + what, advice, at, end);
  }

  private static boolean isOctal(char c) {
    return c >= '0' && c <= '7';
  }
}
