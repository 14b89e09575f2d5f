package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Macros and repeats: their definition, and their expansion into lines. */
final class MacroDirectives {
  /** How deep macros and repeats may be nested. */
  static final int DEEPEST = 100;

  /** How many lines all expansions of a text may have together. */
  static final int MOST_LINES = 500_000;

  private static final Set<String> REPEATS = Set.of(".rept", ".rep", ".irp", ".irpc");

  private final StatementParser parser;
  private final Reporter reporter;
  private final AssemblyState state;
  private final Map<String, Macro> macros = new HashMap<>();
  private int expansions;
  private int depth;
  private int lines;

  MacroDirectives(StatementParser parser, AssemblyState state) {
    this.parser = parser;
    this.state = state;
    this.reporter = state.reporter();
  }

  void addTo(Map<String, Directive> directives) {
    directives.put(".macro", this::define);
    directives.put(".purgem", this::purge);
    directives.put(".rept", this::repeat);
    directives.put(".rep", this::repeat);
    directives.put(".irp", (tokens, name) -> forEach(tokens, name, false));
    directives.put(".irpc", (tokens, name) -> forEach(tokens, name, true));
    directives.put(".exitm", (tokens, name) -> parser.exitMacro(name));
    for (String end : new String[] {".endm", ".endmacro", ".endr"}) {
      directives.put(
          end,
          (tokens, name) -> {
            throw new StatementException(
                "syntax",
                name.text() + " without a beginning",
                "it closes " + (end.equals(".endr") ? ".rept" : ".macro"),
                name);
          });
    }
  }

  /** The macro of that name, or null. */
  Macro find(String name) {
    return macros.get(name);
  }

  /** Names of all macros, for advice. */
  List<String> names() {
    return macros.keySet().stream().sorted().toList();
  }

  private void define(Tokens tokens, Token directive) {
    Token name = tokens.peek();
    List<SourceLine> body = body(directive, Set.of(".macro"), Set.of(".endm", ".endmacro"));
    if (!name.isName()) {
      throw new StatementException(
          "syntax", "expected a macro name instead of " + name.describe(), "", name);
    }
    tokens.take();
    tokens.accept(",");
    List<Macro.Parameter> parameters = new ArrayList<>();
    while (!tokens.atStatementEnd()) {
      parameters.add(parameter(tokens));
      tokens.accept(",");
    }
    if (macros.containsKey(name.text())) {
      throw new StatementException(
          "duplicate-symbol",
          "macro " + name.text() + " is defined already",
          "take it back with .purgem first",
          name);
    }
    macros.put(name.text(), new Macro(name.text(), List.copyOf(parameters), body));
  }

  private static Macro.Parameter parameter(Tokens tokens) {
    Token name = tokens.peek();
    if (!name.isName()) {
      throw new StatementException(
          "syntax", "expected a parameter instead of " + name.describe(), "", name);
    }
    tokens.take();
    boolean required = false;
    boolean rest = false;
    if (tokens.accept(":")) {
      Token kind = tokens.take();
      required = kind.text().equalsIgnoreCase("req");
      rest = kind.text().equalsIgnoreCase("vararg");
      if (!required && !rest) {
        throw new StatementException(
            "syntax", kind.describe() + " is no kind of parameter", "write :req or :vararg", kind);
      }
    }
    String value = tokens.accept("=") ? new MacroArguments(tokens).argument() : "";
    return new Macro.Parameter(name.text(), value, required, rest);
  }

  private void purge(Tokens tokens, Token directive) {
    do {
      Token name = tokens.take();
      if (macros.remove(name.text()) == null) {
        throw new StatementException(
            "macro",
            "there is no macro " + name.text(),
            Advice.didYouMean(name.text(), names()),
            name);
      }
    } while (tokens.accept(","));
  }

  /** Puts the lines of a macro in the place of its call. */
  void call(Macro macro, Tokens tokens, Token name) {
    Map<String, String> arguments = new MacroArguments(tokens).bind(macro, name);
    String counter = String.valueOf(expansions++);
    List<SourceLine> expanded = new ArrayList<>(macro.body().size());
    SourcePosition call = tokens.line().position(name.start(), name.end());
    for (SourceLine line : macro.body()) {
      expanded.add(
          expanded(
              tokens.line(),
              call,
              Macro.substitute(line.text(), arguments, counter),
              "macro " + macro.name(),
              line));
    }
    run(expanded, name);
  }

  private static SourceLine expanded(
      SourceLine caller, SourcePosition call, String text, String what, SourceLine from) {
    String note = "in " + what + ", " + from.file() + ":" + from.lineNumber();
    return caller.expanded(text, new SourceLine.Expansion(call, note));
  }

  private void repeat(Tokens tokens, Token directive) {
    List<SourceLine> body = repeatBody(directive);
    Token first = tokens.peek();
    long count = state.absolute(tokens);
    if (count < 0 || count * Math.max(1, body.size()) > MOST_LINES) {
      throw new StatementException(
          "limit",
          count + " repetitions of " + body.size() + " lines",
          "all expansions together may have " + MOST_LINES + " lines",
          first.start(),
          tokens.previous().end());
    }
    List<SourceLine> expanded = new ArrayList<>();
    SourcePosition call = tokens.line().position(directive.start(), directive.end());
    for (long i = 0; i < count; i++) {
      for (SourceLine line : body) {
        expanded.add(expanded(tokens.line(), call, line.text(), directive.text(), line));
      }
    }
    run(expanded, directive);
  }

  /** {@code .irp name, values} and {@code .irpc name, characters}. */
  private void forEach(Tokens tokens, Token directive, boolean characters) {
    List<SourceLine> body = repeatBody(directive);
    Token name = tokens.peek();
    if (!name.isName()) {
      throw new StatementException(
          "syntax", "expected a parameter instead of " + name.describe(), "", name);
    }
    tokens.take();
    if (!tokens.accept(",") && tokens.atStatementEnd()) {
      throw new StatementException(
          "syntax",
          "expected a comma after " + name.describe(),
          "write the values after it; with a comma and none, nothing is repeated",
          name);
    }
    List<String> values = new MacroArguments(tokens).all();
    if (characters) {
      values = String.join("", values).codePoints().mapToObj(Character::toString).toList();
    }
    List<SourceLine> expanded = new ArrayList<>();
    SourcePosition call = tokens.line().position(directive.start(), directive.end());
    for (String value : values) {
      for (SourceLine line : body) {
        String text = Macro.substitute(line.text(), Map.of(name.text(), value), null);
        expanded.add(expanded(tokens.line(), call, text, directive.text(), line));
      }
    }
    run(expanded, directive);
  }

  private void run(List<SourceLine> expanded, Token at) {
    lines += expanded.size();
    if (lines > MOST_LINES || depth >= DEEPEST) {
      lines = Math.max(0, lines - expanded.size());
      throw new StatementException(
          "limit",
          depth >= DEEPEST
              ? "macros and repeats are nested more than " + DEEPEST + " deep"
              : "macros and repeats expand to too much",
          "all expansions together may have "
              + MOST_LINES
              + " lines, nested at most "
              + DEEPEST
              + " deep; does a macro call itself without end?",
          at);
    }
    depth++;
    parser.runExpansion(expanded);
    depth--;
  }

  private List<SourceLine> repeatBody(Token directive) {
    return body(directive, REPEATS, Set.of(".endr"));
  }

  /** The lines up to the matching end. */
  private List<SourceLine> body(Token directive, Set<String> openers, Set<String> closers) {
    List<SourceLine> body = new ArrayList<>();
    int open = 1;
    for (SourceLine line = parser.nextLine(); line != null; line = parser.nextLine()) {
      String word = firstWord(line.text());
      if (openers.contains(word)) {
        open++;
      } else if (closers.contains(word) && --open == 0) {
        reporter.mark(line, CensusBook.Mark.DIRECTIVE);
        return body;
      }
      reporter.mark(line, CensusBook.Mark.EXCLUDED);
      body.add(line);
    }
    throw new StatementException(
        "unterminated",
        "this " + directive.text() + " does not end",
        "close it with " + closers.iterator().next(),
        directive);
  }

  private static String firstWord(String text) {
    int start = Chars.skipBlanks(text, 0);
    return text.substring(start, Chars.skipSymbol(text, start)).toLowerCase(Locale.ROOT);
  }
}
