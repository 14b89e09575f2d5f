package org.ipukern.tile.asm;

import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import org.ipukern.tile.number.Half;

/**
 * Reads an expression by precedence climbing.
 *
 * <p>The GNU assembler and C order their operators differently: to the assembler {@code a + b & c}
 * is {@code a + (b & c)}. Statements are read as the assembler does, conditions of the preprocessor
 * as C does; where a statement means something else in C, a warning asks for parentheses.
 */
final class ExpressionParser {
  static final int DEEPEST = 200;

  private static final Map<String, Integer> GNU =
      Map.ofEntries(
          Map.entry("||", 1),
          Map.entry("&&", 2),
          Map.entry("==", 3),
          Map.entry("!=", 3),
          Map.entry("<>", 3),
          Map.entry("<", 3),
          Map.entry("<=", 3),
          Map.entry(">", 3),
          Map.entry(">=", 3),
          Map.entry("+", 4),
          Map.entry("-", 4),
          Map.entry("|", 5),
          Map.entry("^", 5),
          Map.entry("&", 5),
          Map.entry("*", 6),
          Map.entry("/", 6),
          Map.entry("%", 6),
          Map.entry("<<", 6),
          Map.entry(">>", 6));

  private static final Map<String, Integer> C =
      Map.ofEntries(
          Map.entry("||", 1),
          Map.entry("&&", 2),
          Map.entry("|", 3),
          Map.entry("^", 4),
          Map.entry("&", 5),
          Map.entry("==", 6),
          Map.entry("!=", 6),
          Map.entry("<>", 6),
          Map.entry("<", 7),
          Map.entry("<=", 7),
          Map.entry(">", 7),
          Map.entry(">=", 7),
          Map.entry("<<", 8),
          Map.entry(">>", 8),
          Map.entry("+", 9),
          Map.entry("-", 9),
          Map.entry("*", 10),
          Map.entry("/", 10),
          Map.entry("%", 10));

  private final Tokens tokens;
  private final Map<String, Integer> precedence;
  private final SymbolTable symbols;
  private final Supplier<Expression.Place> here;
  private boolean ambiguous;

  /** Operator of what was read last, null if it is in parentheses or has none. */
  private String bareOperator;

  private int level;

  private ExpressionParser(
      Tokens tokens,
      Map<String, Integer> precedence,
      SymbolTable symbols,
      Supplier<Expression.Place> here) {
    this.tokens = tokens;
    this.precedence = precedence;
    this.symbols = symbols;
    this.here = here;
  }

  /**
   * For a statement.
   *
   * @param here what the dot means
   */
  static ExpressionParser ofStatement(
      Tokens tokens, SymbolTable symbols, Supplier<Expression.Place> here) {
    return new ExpressionParser(tokens, GNU, symbols, here);
  }

  /** For a condition of the preprocessor, in which no names are left. */
  static ExpressionParser ofPreprocessor(Tokens tokens) {
    return new ExpressionParser(tokens, C, new SymbolTable(), null);
  }

  /** True if C would read the expression differently. */
  boolean isAmbiguous() {
    return ambiguous;
  }

  /**
   * The expression that begins here; what follows it is left.
   *
   * @throws StatementException if none does
   */
  Expression parse() {
    return binary(1);
  }

  private Expression binary(int least) {
    Expression left = unary();
    while (true) {
      Token token = tokens.peek();
      Integer strength = token.kind() == Token.Kind.OPERATOR ? precedence.get(token.text()) : null;
      if (strength == null || strength < least) {
        return left;
      }
      String leftOperator = bareOperator;
      tokens.take();
      Expression right = binary(strength + 1);
      int inC = C.get(token.text());
      if ((leftOperator != null && C.get(leftOperator) < inC)
          || (bareOperator != null && C.get(bareOperator) <= inC)) {
        ambiguous = true;
      }
      left = combine(token, left, right);
      bareOperator = token.text();
    }
  }

  private Expression combine(Token operator, Expression left, Expression right) {
    int depth = checkDepth(1 + Math.max(left.depth(), right.depth()), operator);
    Expression.Binary node =
        new Expression.Binary(
            operator.text(), left, right, tokens.line(), operator.start(), operator.end(), depth);
    if (left instanceof Expression.Constant && right instanceof Expression.Constant) {
      return new Expression.Constant(evaluator().absolute(node), 0);
    }
    return node;
  }

  private Expression unary() {
    Token token = tokens.peek();
    Expression result = unary(token);
    bareOperator = null;
    return result;
  }

  private Expression unary(Token token) {
    if (token.kind() == Token.Kind.OPERATOR && "+-~!".contains(token.text())) {
      tokens.take();
      level = checkDepth(level + 1, token);
      Expression operand = unary();
      level--;
      if (operand instanceof Expression.Constant number) {
        return unaryNumber(token, number);
      }
      int depth = checkDepth(1 + operand.depth(), token);
      return new Expression.Unary(token.text(), operand, depth);
    }
    return primary();
  }

  private static Expression unaryNumber(Token operator, Expression.Constant number) {
    Value value = new Value(null, number.value(), number.floatBits());
    try {
      Value result = Evaluator.unary(operator.text(), value);
      return new Expression.Constant(result.number(), result.floatBits());
    } catch (StatementException e) {
      throw new StatementException(e.rule(), e.getMessage(), e.advice(), operator);
    }
  }

  private Evaluator evaluator() {
    return here == null ? Evaluator.ofPreprocessor() : new Evaluator(null);
  }

  private static int checkDepth(int depth, Token at) {
    if (depth > DEEPEST) {
      throw new StatementException(
          "expression", "this expression is nested too deep", "at most " + DEEPEST + " levels", at);
    }
    return depth;
  }

  private Expression primary() {
    Token token = tokens.peek();
    switch (token.kind()) {
      case NUMBER -> {
        tokens.take();
        return new Expression.Constant(token.value(), 0);
      }
      case FLOAT -> {
        tokens.take();
        return new Expression.Constant(token.value(), token.range().equals("h") ? 16 : 32);
      }
      case LOCAL_LABEL -> {
        tokens.take();
        return symbols.localLabel(token, tokens.line());
      }
      case NAME -> {
        tokens.take();
        return name(token);
      }
      case OPERATOR -> {
        if (token.is("(")) {
          tokens.take();
          level = checkDepth(level + 1, token);
          Expression inner = binary(1);
          level--;
          if (!tokens.accept(")")) {
            throw new StatementException(
                "syntax", "expected ')' instead of " + tokens.peek().describe(), "", tokens.peek());
          }
          return inner;
        }
      }
      case WORD ->
          throw new StatementException(
              "syntax",
              token.describe() + " is not a number",
              "write 12, 0x1f, 0b101, 1.5 or 1.5h, at most 64 bits, and 1b or 1f for a label",
              token);
      default -> {}
    }
    throw new StatementException(
        "syntax", "expected a value instead of " + token.describe(), "", token);
  }

  private Expression name(Token token) {
    if (token.text().equals(".") && here != null) {
      return here.get();
    }
    Expression assigned = symbols.assigned(token.text());
    if (assigned != null) {
      return assigned;
    }
    if (!symbols.isDefined(token.text())) {
      String lower = token.text().toLowerCase(Locale.ROOT);
      if (lower.equals("infh")) {
        return new Expression.Constant(Half.INFINITY, 16);
      }
      if (lower.equals("nanh")) {
        return new Expression.Constant(Half.NAN, 16);
      }
    }
    return new Expression.Name(token.text(), tokens.line(), token.start(), token.end());
  }
}
