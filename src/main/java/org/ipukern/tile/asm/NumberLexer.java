package org.ipukern.tile.asm;

import java.math.BigDecimal;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * Reads one number: decimal, 0x, 0b, octal with a leading 0, a numeric label ({@code 1b}, {@code
 * 1f}), a decimal fraction (binary32 bits) or one with the suffix {@code h} (binary16 bits).
 */
final class NumberLexer {
  private static final int MOST_LABEL_DIGITS = 18;

  /** Exact reading takes time that grows with the square of the length. */
  private static final int LONGEST_FRACTION = 1000;

  /** Greater than the greatest half, and less than the half of the least one. */
  private static final double BEYOND_HALF = 0x1p17;

  private static final double BELOW_HALF = 0x1p-26;
  private static final long INFINITE_FLOAT = 0x7F800000L;

  private final String text;
  private final int start;
  private int end;
  private final Token token;

  NumberLexer(String text, int start) {
    this.text = text;
    this.start = start;
    this.end = start;
    this.token = read();
  }

  Token token() {
    return token;
  }

  /** Offset after the number. */
  int end() {
    return end;
  }

  private Token read() {
    if (radixPrefix('x', 'X')) {
      return integer(start + 2, 16);
    }
    if (radixPrefix('b', 'B') && start + 2 < text.length() && isBit(text.charAt(start + 2))) {
      return integer(start + 2, 2);
    }
    int digits = digits(start);
    char next = digits < text.length() ? text.charAt(digits) : ' ';
    boolean fraction =
        next == '.' && digits + 1 < text.length() && Chars.isDigit(text.charAt(digits + 1));
    if (fraction || next == 'e' || next == 'E' || next == 'h') {
      return fraction(digits);
    }
    boolean wordEnds = digits + 1 >= text.length() || !Chars.isSymbolPart(text.charAt(digits + 1));
    if ((next == 'b' || next == 'f') && wordEnds) {
      return localLabel(digits, next == 'b');
    }
    boolean octal = text.charAt(start) == '0' && digits > start + 1;
    return integer(start, octal ? 8 : 10);
  }

  private Token localLabel(int digits, boolean backward) {
    if (digits - start > MOST_LABEL_DIGITS) {
      return malformed();
    }
    end = digits + 1;
    long label = Long.parseLong(text, start, digits, 10);
    return new Token(
        Token.Kind.LOCAL_LABEL,
        start,
        end,
        text.substring(start, end),
        backward ? -label - 1 : label,
        "");
  }

  private boolean radixPrefix(char lower, char upper) {
    return text.charAt(start) == '0'
        && start + 1 < text.length()
        && (text.charAt(start + 1) == lower || text.charAt(start + 1) == upper);
  }

  private static boolean isBit(char c) {
    return c == '0' || c == '1';
  }

  private int digits(int from) {
    int i = from;
    while (i < text.length() && Chars.isDigit(text.charAt(i))) {
      i++;
    }
    return i;
  }

  /** A whole number; the suffixes U and L of C are allowed. */
  private Token integer(int from, int radix) {
    end = Chars.skipWord(text, from);
    int last = end;
    while (last > from && "uUlL".indexOf(text.charAt(last - 1)) >= 0) {
      last--;
    }
    try {
      long value = Long.parseUnsignedLong(text, from, last, radix);
      return new Token(Token.Kind.NUMBER, start, end, text.substring(start, end), value, "");
    } catch (NumberFormatException e) {
      return malformed();
    }
  }

  private Token fraction(int integerEnd) {
    int i = integerEnd;
    if (i < text.length() && text.charAt(i) == '.') {
      i = digits(i + 1);
    }
    if (i < text.length() && (text.charAt(i) == 'e' || text.charAt(i) == 'E')) {
      int sign = i + 1 < text.length() && "+-".indexOf(text.charAt(i + 1)) >= 0 ? 1 : 0;
      i = digits(i + 1 + sign);
    }
    int numberEnd = i;
    boolean half = i < text.length() && text.charAt(i) == 'h';
    end = half ? i + 1 : i;
    if (end < text.length() && (text.charAt(end) == 'f' || text.charAt(end) == 'F') && !half) {
      end++;
    }
    if (end < text.length() && Chars.isWord(text.charAt(end))) {
      return malformed();
    }
    String word = text.substring(start, end);
    if (word.length() > LONGEST_FRACTION) {
      throw new StatementException(
          "limit",
          "a fraction of " + word.length() + " characters",
          "at most " + LONGEST_FRACTION,
          start,
          end);
    }
    String decimal = text.substring(start, numberEnd);
    long bits;
    try {
      bits =
          half
              ? Half.fromDouble(forHalf(decimal), Overflow.NAN)
              : Integer.toUnsignedLong(Float.floatToIntBits(Float.parseFloat(decimal)));
    } catch (NumberFormatException e) {
      return malformed();
    }
    if (half ? Half.isNan((int) bits) : bits == INFINITE_FLOAT) {
      throw new StatementException(
          "expression",
          word + " is beyond the greatest number of its format",
          half ? "the greatest half is 65504.0h" : "the greatest float is 3.4028235e38",
          start,
          end);
    }
    return new Token(Token.Kind.FLOAT, start, end, word, bits, half ? "h" : "");
  }

  /**
   * A double that rounds to the same half as the number itself. The nearest double may lie in the
   * middle of two halves where the number does not; of the two doubles around the number the odd
   * one does not either.
   */
  private static double forHalf(String decimal) {
    double nearest = Double.parseDouble(decimal);
    if (nearest >= BEYOND_HALF || nearest <= BELOW_HALF) {
      return nearest;
    }
    int above = new BigDecimal(decimal).compareTo(new BigDecimal(nearest));
    if (above == 0 || (Double.doubleToLongBits(nearest) & 1) != 0) {
      return nearest;
    }
    return above > 0 ? Math.nextUp(nearest) : Math.nextDown(nearest);
  }

  private Token malformed() {
    end = Math.max(start + 1, Chars.skipSymbol(text, start));
    return new Token(Token.Kind.WORD, start, end, text.substring(start, end), 0, "");
  }
}
