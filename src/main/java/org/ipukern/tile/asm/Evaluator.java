package org.ipukern.tile.asm;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.NamedConstant;

/**
 * Computes expressions in 64-bit two's complement. Before the layout a place is an offset in its
 * section and the difference of two places of one section is absolute; after the layout every place
 * has an address. A fraction may only change its sign: what operators would see are its bits.
 *
 * <p>To the assembler a comparison that holds is -1 and a shift to the right brings zeros in; to
 * the preprocessor, as to C, it is 1 and the sign stays.
 */
final class Evaluator {
  private static final int DEEPEST = 2 * ExpressionParser.DEEPEST;

  private final SymbolTable symbols;
  private final boolean externals;
  private final boolean preprocessor;
  private final Map<String, Expression.Name> assumed = new LinkedHashMap<>();
  private int level;

  /**
   * For values that must be known while the text is being read.
   *
   * @param symbols null if the expressions have no names
   */
  Evaluator(SymbolTable symbols) {
    this(symbols, false, false);
  }

  /**
   * @param externals whether a name that nothing defines is taken for that of another object
   */
  Evaluator(SymbolTable symbols, boolean externals) {
    this(symbols, externals, false);
  }

  private Evaluator(SymbolTable symbols, boolean externals, boolean preprocessor) {
    this.symbols = symbols;
    this.externals = externals;
    this.preprocessor = preprocessor;
  }

  /** For conditions of the preprocessor, in which no names are left. */
  static Evaluator ofPreprocessor() {
    return new Evaluator(new SymbolTable(), false, true);
  }

  /** First uses of the names that were taken for those of other objects. */
  Map<String, Expression.Name> assumed() {
    return assumed;
  }

  /**
   * The value, which must not depend on where a section lies.
   *
   * @throws StatementException if it does, or has no value
   */
  long absolute(Expression expression) {
    Value value = value(expression);
    if (!value.isAbsolute()) {
      throw failure(
          expression,
          "expression",
          "this value depends on where section " + value.section().name() + " lies",
          "only the difference of two labels of one section is known here");
    }
    return value.number();
  }

  /**
   * The value.
   *
   * @throws StatementException if it has none
   */
  Value value(Expression expression) {
    if (expression instanceof Expression.Constant number) {
      return new Value(null, number.value(), number.floatBits());
    }
    if (expression instanceof Expression.Place place) {
      return place(place);
    }
    if (++level > DEEPEST) {
      throw failure(
          expression, "expression", "this symbol is defined by itself, or nested too deep", "");
    }
    try {
      return inner(expression);
    } finally {
      level--;
    }
  }

  private Value inner(Expression expression) {
    if (expression instanceof Expression.Name name) {
      return name(name);
    }
    if (expression instanceof Expression.Forward forward) {
      Expression.Place place = symbols.forward(forward);
      if (place == null) {
        throw new StatementException(
            "undefined-symbol",
            "no label " + forward.label() + ": follows this line",
            "write " + forward.label() + "b for an earlier one",
            forward.line(),
            forward.from(),
            forward.to());
      }
      return place(place);
    }
    if (expression instanceof Expression.Unary unary) {
      Value operand = value(unary.operand());
      return operand.isFraction()
          ? unary(unary.operator(), operand)
          : Value.absolute(unary(unary.operator(), absolute(unary.operand())));
    }
    if (expression instanceof Expression.Masked masked) {
      return Value.absolute(absolute(masked.operand()) & masked.mask());
    }
    return binary((Expression.Binary) expression);
  }

  private static Value place(Expression.Place place) {
    SectionBuilder section = place.section();
    return section.isPlaced()
        ? Value.absolute((long) section.address() + place.offset())
        : Value.at(section, place.offset());
  }

  private Value name(Expression.Name name) {
    SymbolTable.Definition definition = symbols.definition(name.name());
    if (definition != null) {
      return value(definition.value());
    }
    Optional<NamedConstant> constant = InstructionTable.ipu21().constant(name.name());
    if (constant.isPresent()) {
      return Value.absolute(constant.get().value());
    }
    if (symbols.isExternal(name.name())) {
      return Value.absolute(0);
    }
    if (externals) {
      assumed.putIfAbsent(name.name(), name);
      return Value.absolute(0);
    }
    throw new StatementException(
        "undefined-symbol",
        "nothing defines " + Advice.clipped(name.name()),
        Advice.constant(name.name())
            .orElse(Advice.didYouMean(name.name(), symbols.definitions().keySet())),
        name.line(),
        name.from(),
        name.to());
  }

  private Value binary(Expression.Binary node) {
    Value left = value(node.left());
    Value right = value(node.right());
    long a = left.number();
    long b = right.number();
    if (left.isFraction() || right.isFraction()) {
      throw noArithmetic(node.operator(), node.line(), node.from(), node.to());
    }
    if (!left.isAbsolute() || !right.isAbsolute()) {
      return placed(node, left, right);
    }
    return Value.absolute(
        switch (node.operator()) {
          case "+" -> a + b;
          case "-" -> a - b;
          case "*" -> a * b;
          case "/" -> a / divisor(node, b);
          case "%" -> b == -1 ? 0 : a % divisor(node, b);
          case "<<" -> b < 0 || b > 63 ? 0 : a << b;
          case ">>" -> shiftedRight(a, b);
          case "&" -> a & b;
          case "|" -> a | b;
          case "^" -> a ^ b;
          case "&&" -> bit(a != 0 && b != 0);
          case "||" -> bit(a != 0 || b != 0);
          default -> compare(node.operator(), a, b);
        });
  }

  private long shiftedRight(long a, long b) {
    boolean far = b < 0 || b > 63;
    if (preprocessor) {
      return a >> (far ? 63 : b);
    }
    return far ? 0 : a >>> b;
  }

  /** Operators where an operand counts from a section that has no address yet. */
  private Value placed(Expression.Binary node, Value left, Value right) {
    boolean same = left.section() == right.section();
    long a = left.number();
    long b = right.number();
    switch (node.operator()) {
      case "+" -> {
        if (left.isAbsolute() || right.isAbsolute()) {
          return Value.at(left.isAbsolute() ? right.section() : left.section(), a + b);
        }
      }
      case "-" -> {
        if (same) {
          return Value.absolute(a - b);
        }
        if (right.isAbsolute()) {
          return Value.at(left.section(), a - b);
        }
      }
      case "==", "!=", "<>", "<", "<=", ">", ">=" -> {
        if (same) {
          return Value.absolute(compare(node.operator(), a, b));
        }
      }
      default -> {}
    }
    throw new StatementException(
        "expression",
        "'" + node.operator() + "' of a label is known only after the layout",
        "only the difference of two labels of one section is known here",
        node.line(),
        node.from(),
        node.to());
  }

  private long compare(String operator, long a, long b) {
    boolean holds =
        switch (operator) {
          case "==" -> a == b;
          case "!=", "<>" -> a != b;
          case "<" -> a < b;
          case "<=" -> a <= b;
          case ">" -> a > b;
          case ">=" -> a >= b;
          default -> throw new IllegalArgumentException(operator);
        };
    return preprocessor ? bit(holds) : -bit(holds);
  }

  private static long bit(boolean holds) {
    return holds ? 1 : 0;
  }

  private static long divisor(Expression.Binary node, long value) {
    if (value == 0) {
      throw new StatementException(
          "expression", "division by zero", "", node.line(), node.from(), node.to());
    }
    return value;
  }

  /**
   * An operator with one operand that is absolute.
   *
   * @throws StatementException without a place, if it is one that a fraction does not have
   */
  static Value unary(String operator, Value value) {
    if (!value.isFraction()) {
      return Value.absolute(unary(operator, value.number()));
    }
    return switch (operator) {
      case "-" -> value.negated();
      case "+" -> value;
      default -> throw noArithmetic(operator, null, -1, -1);
    };
  }

  private static StatementException noArithmetic(
      String operator, SourceLine line, int from, int to) {
    String message = "'" + operator + "' of a fraction is not computed";
    String advice = "write the result; only a sign may stand in front of a fraction";
    return new StatementException("expression", message, advice, line, from, to);
  }

  private static long unary(String operator, long value) {
    return switch (operator) {
      case "-" -> -value;
      case "~" -> ~value;
      case "!" -> bit(value == 0);
      default -> value;
    };
  }

  private static StatementException failure(
      Expression expression, String rule, String message, String advice) {
    if (expression instanceof Expression.Name name) {
      return new StatementException(rule, message, advice, name.line(), name.from(), name.to());
    }
    if (expression instanceof Expression.Binary node) {
      return new StatementException(rule, message, advice, node.line(), node.from(), node.to());
    }
    return new StatementException(rule, message, advice, -1, -1);
  }
}
