package org.ipukern.tile.asm;

import java.util.Locale;

/** The literals of {@code .float}, which takes no expressions. */
final class FloatLiteral {
  private static final long SIGN = 0x80000000L;
  private static final long INFINITY = 0x7F800000L;

  /** The one that other assemblers write for {@code nan}. */
  private static final long NAN = 0x7FFFFFFFL;

  private FloatLiteral() {}

  /**
   * The binary32 bits of the literal that is next: a whole number or a fraction, both decimal, or
   * infinity or nan, with or without a sign.
   *
   * @throws StatementException if none is next
   */
  static long bits(Tokens tokens) {
    boolean negative = tokens.peek().is("-");
    if (negative || tokens.peek().is("+")) {
      tokens.take();
    }
    long bits = unsigned(tokens.peek());
    tokens.take();
    return negative ? bits ^ SIGN : bits;
  }

  private static long unsigned(Token token) {
    switch (token.kind()) {
      case NUMBER -> {
        if (token.text().chars().allMatch(c -> Chars.isDigit((char) c))) {
          return Integer.toUnsignedLong(Float.floatToIntBits(Float.parseFloat(token.text())));
        }
      }
      case FLOAT -> {
        if (!token.range().equals("h")) {
          return token.value();
        }
        throw new StatementException(
            "syntax", token.describe() + " is a half", "'.half' takes halves", token);
      }
      case NAME -> {
        String name = token.text().toLowerCase(Locale.ROOT);
        if (name.equals("inf") || name.equals("infinity")) {
          return INFINITY;
        }
        if (name.equals("nan")) {
          return NAN;
        }
      }
      default -> {}
    }
    throw new StatementException(
        "syntax",
        "expected a number instead of " + token.describe(),
        "write a decimal number such as 2, -1.5 or 1e-3, infinity or nan; '.long' takes bits",
        token);
  }
}
