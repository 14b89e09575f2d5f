package org.ipukern.tile.asm;

/**
 * A word of a line.
 *
 * @param kind what it is
 * @param start offset of its first character
 * @param end offset after its last one
 * @param text a name; a register without the dollar sign; a string without quotes; an operator
 * @param value of a number; of a numeric label, negative where it looks backward
 * @param range of a register what follows its colon, empty if nothing does
 */
record Token(Kind kind, int start, int end, String text, long value, String range) {
  /** The kinds of words. */
  enum Kind {
    NAME,
    REGISTER,
    NUMBER,
    FLOAT,
    LOCAL_LABEL,
    /** What begins like a number and is none; it may stand in the arguments of a macro. */
    WORD,
    STRING,
    OPERATOR,
    END
  }

  boolean is(String operator) {
    return kind == Kind.OPERATOR && text.equals(operator);
  }

  boolean isName() {
    return kind == Kind.NAME;
  }

  boolean isEnd() {
    return kind == Kind.END;
  }

  /** How a message names it. */
  String describe() {
    return switch (kind) {
      case END -> "the end of the line";
      case STRING -> "a string";
      case REGISTER -> "register $" + Advice.clipped(text);
      default -> "'" + Advice.clipped(text) + "'";
    };
  }
}
