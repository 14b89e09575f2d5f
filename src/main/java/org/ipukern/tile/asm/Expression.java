package org.ipukern.tile.asm;

/** An expression as it is written, names already bound where they were assigned before. */
sealed interface Expression {
  /** Number of levels, so that no text makes the evaluation too deep. */
  int depth();

  /**
   * A number.
   *
   * @param floatBits 0 for a whole number, 16 or 32 for the bits of a fraction
   */
  record Constant(long value, int floatBits) implements Expression {
    @Override
    public int depth() {
      return 1;
    }
  }

  /** A name that is a label, a named constant, or is assigned later. */
  record Name(String name, SourceLine line, int from, int to) implements Expression {
    @Override
    public int depth() {
      return 1;
    }
  }

  /**
   * The numeric label that is defined next under that number.
   *
   * @param index how many definitions of the number come before it
   */
  record Forward(long label, int index, SourceLine line, int from, int to) implements Expression {
    @Override
    public int depth() {
      return 1;
    }
  }

  /** A place in a section. */
  record Place(SectionBuilder section, int offset) implements Expression {
    @Override
    public int depth() {
      return 1;
    }
  }

  /** An operator with one operand. */
  record Unary(String operator, Expression operand, int depth) implements Expression {}

  /** An operator with two operands; the range is that of the operator. */
  record Binary(
      String operator,
      Expression left,
      Expression right,
      SourceLine line,
      int from,
      int to,
      int depth)
      implements Expression {}

  /** Some bits of a value, those of a fraction too; one half of a {@code ldconst} takes them. */
  record Masked(Expression operand, long mask, int depth) implements Expression {}
}
