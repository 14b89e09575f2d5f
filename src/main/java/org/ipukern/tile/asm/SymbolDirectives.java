package org.ipukern.tile.asm;

import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;

/** What says something about symbols, and declarations of stack use. */
final class SymbolDirectives {
  private final AssemblyState state;

  SymbolDirectives(AssemblyState state) {
    this.state = state;
  }

  void addTo(Map<String, Directive> directives) {
    SymbolTable symbols = state.symbols();
    directives.put(".globl", (tokens, name) -> globals(tokens, name));
    directives.put(".global", (tokens, name) -> globals(tokens, name));
    directives.put(".extern", (tokens, name) -> names(tokens, symbols::addExternal));
    directives.put(".weak", (tokens, name) -> names(tokens, symbols::addExternal));
    directives.put(".local", (tokens, name) -> names(tokens, symbol -> {}));
    directives.put(".hidden", (tokens, name) -> names(tokens, symbol -> {}));
    directives.put(".set", this::set);
    directives.put(".equ", this::set);
    directives.put(".type", this::type);
    directives.put(".size", this::size);
    directives.put("def_stack_usage", this::stack);
    directives.put("def_stack_size_own", this::stack);
  }

  private void globals(Tokens tokens, Token directive) {
    names(
        tokens,
        name -> {
          state.symbols().addGlobal(name);
          mention(tokens, directive, name);
        });
  }

  private void mention(Tokens tokens, Token directive, String name) {
    state.symbols().mention(name, tokens.line(), directive.start(), tokens.previous().end());
  }

  private static Token symbol(Tokens tokens) {
    Token token = tokens.peek();
    if (!token.isName() && token.kind() != Token.Kind.STRING) {
      throw new StatementException(
          "syntax", "expected a symbol instead of " + token.describe(), "", token);
    }
    return tokens.take();
  }

  private static void comma(Tokens tokens) {
    if (!tokens.accept(",")) {
      throw new StatementException(
          "syntax", "expected a comma instead of " + tokens.peek().describe(), "", tokens.peek());
    }
  }

  private static void names(Tokens tokens, Consumer<String> each) {
    do {
      // Some published texts write .globl name, @function; the word then is only another symbol.
      tokens.accept("@");
      each.accept(symbol(tokens).text());
    } while (tokens.accept(","));
  }

  private void set(Tokens tokens, Token directive) {
    Token name = symbol(tokens);
    comma(tokens);
    assign(state, tokens, name);
  }

  /** Gives a symbol a value; it may be given another one later. */
  static void assign(AssemblyState state, Tokens tokens, Token name) {
    SymbolTable.Definition earlier = state.symbols().definition(name.text());
    if (earlier != null && earlier.label()) {
      throw new StatementException(
          "duplicate-symbol",
          name.text()
              + " is a label already, at "
              + earlier.line().position(earlier.from(), earlier.to()),
          "give one of the two another name",
          name);
    }
    Expression value = state.expression(tokens);
    Value known;
    try {
      known = new Evaluator(state.symbols()).value(value);
    } catch (StatementException e) {
      // What it names may still be defined further on, or get an address; the layout evaluates the
      // expression again and reports it if it has no value then.
      known = null;
    }
    if (known != null && known.isAbsolute()) {
      value = new Expression.Constant(known.number(), known.floatBits());
    }
    state
        .symbols()
        .define(
            name.text(),
            new SymbolTable.Definition(value, false, tokens.line(), name.start(), name.end()));
  }

  private void type(Tokens tokens, Token directive) {
    Token name = symbol(tokens);
    tokens.accept(",");
    if (!tokens.accept("@")) {
      tokens.accept("%");
    }
    Token type = symbol(tokens);
    String word = type.text().toLowerCase(Locale.ROOT);
    mention(tokens, directive, name.text());
    state.symbols().setType(name.text(), word.startsWith("stt_") ? word.substring(4) : word);
  }

  private void size(Tokens tokens, Token directive) {
    Token name = symbol(tokens);
    comma(tokens);
    state.symbols().setSize(name.text(), state.expression(tokens));
    mention(tokens, directive, name.text());
  }

  private void stack(Tokens tokens, Token directive) {
    Expression bytes = state.expression(tokens);
    tokens.accept(",");
    StringBuilder target = new StringBuilder(symbol(tokens).text());
    // A name that the preprocessor glued together may have kept a blank inside.
    while (tokens.peek().isName()) {
      target.append(tokens.take().text());
    }
    state
        .stacks()
        .add(
            new AssemblyState.PendingStack(
                bytes,
                target.toString(),
                tokens.line(),
                directive.start(),
                tokens.previous().end()));
  }
}
