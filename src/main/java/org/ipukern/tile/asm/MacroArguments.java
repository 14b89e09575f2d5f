package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts the operands of a macro call. Commas separate them, and so does blank space unless an
 * operator stands on one side of it.
 */
final class MacroArguments {
  private static final String OPERATORS = " + - ~ / * % = == | || ^ & && ! != < <= << <> > >= >> ";

  private final Tokens tokens;
  private final String text;

  MacroArguments(Tokens tokens) {
    this.tokens = tokens;
    this.text = tokens.line().text();
  }

  /**
   * The value of each parameter. The next word is the first one after the macro's name.
   *
   * @throws StatementException if there are too many or a required one is missing
   */
  Map<String, String> bind(Macro macro, Token call) {
    String[] values = new String[macro.parameters().size()];
    int position = 0;
    while (!tokens.atStatementEnd()) {
      Token first = tokens.peek();
      int index = named(macro);
      if (index < 0) {
        index = position++;
      }
      if (index >= values.length) {
        throw new StatementException(
            "macro",
            "macro " + macro.name() + " takes at most " + values.length + " arguments",
            "its parameters are " + names(macro),
            first);
      }
      values[index] = macro.parameters().get(index).rest() ? rest() : argument();
      tokens.accept(",");
    }
    Map<String, String> arguments = new LinkedHashMap<>();
    for (int i = 0; i < values.length; i++) {
      Macro.Parameter parameter = macro.parameters().get(i);
      boolean given = values[i] != null && !values[i].isEmpty();
      if (!given && parameter.required()) {
        throw new StatementException(
            "macro",
            "macro " + macro.name() + " needs a value for " + parameter.name(),
            "its parameters are " + names(macro),
            call);
      }
      arguments.put(parameter.name(), given ? values[i] : parameter.defaultValue());
    }
    return arguments;
  }

  /** Takes {@code name=} if it is next and names a parameter; its index or -1. */
  private int named(Macro macro) {
    Token name = tokens.peek();
    Token equals = tokens.peekSecond();
    int index = name.isName() && equals.is("=") ? macro.indexOf(name.text()) : -1;
    if (index >= 0) {
      tokens.take();
      tokens.take();
    }
    return index;
  }

  private static String names(Macro macro) {
    return String.join(", ", macro.parameters().stream().map(Macro.Parameter::name).toList());
  }

  /** All values that are left, for a list. */
  List<String> all() {
    List<String> values = new ArrayList<>();
    while (!tokens.atStatementEnd()) {
      values.add(argument());
      tokens.accept(",");
    }
    return values;
  }

  /** One argument; a string loses its quotes. */
  String argument() {
    StringBuilder out = new StringBuilder();
    int depth = 0;
    Token previous = null;
    while (!tokens.atStatementEnd()) {
      Token token = tokens.peek();
      if (depth == 0 && (token.is(",") || (previous != null && separated(previous, token)))) {
        break;
      }
      if (previous != null) {
        out.append(text, previous.end(), token.start());
      }
      boolean string = token.kind() == Token.Kind.STRING;
      out.append(text, token.start() + (string ? 1 : 0), token.end() - (string ? 1 : 0));
      depth += token.is("(") ? 1 : 0;
      depth -= token.is(")") ? 1 : 0;
      previous = tokens.take();
    }
    return out.toString();
  }

  private static boolean separated(Token previous, Token token) {
    return previous.end() < token.start() && !isOperator(previous) && !isOperator(token);
  }

  private static boolean isOperator(Token token) {
    return token.kind() == Token.Kind.OPERATOR && OPERATORS.contains(" " + token.text() + " ");
  }

  /** Everything up to the end of the statement, as it is written. */
  String rest() {
    if (tokens.atStatementEnd()) {
      return "";
    }
    int start = tokens.peek().start();
    tokens.skipStatement();
    return text.substring(start, tokens.previous().end());
  }
}
