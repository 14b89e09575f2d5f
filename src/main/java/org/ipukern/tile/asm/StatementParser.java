package org.ipukern.tile.asm;

import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Reads lines: labels, directives, assignments, instructions, braces. */
final class StatementParser {
  private final AssemblyState state;
  private final Reporter reporter;
  private final Bundles bundles;
  private final InstructionParser instructions;
  private final Conditions conditions;
  private final MacroDirectives macros;
  private final Map<String, Directive> directives = new HashMap<>();

  /** What the lines in work come from. */
  private LineSource source;

  /** How many expansions are in work, one inside the other. */
  private int expansions;

  /** True if the lines that the source still has are to be left out. */
  private boolean exited;

  StatementParser(AssemblyState state) {
    this.state = state;
    this.reporter = state.reporter();
    this.bundles = new Bundles(state);
    this.instructions = new InstructionParser(state);
    this.conditions = new Conditions(state);
    this.macros = new MacroDirectives(this, state);
    macros.addTo(directives);
    new SectionDirectives(state).addTo(directives);
    new SymbolDirectives(state).addTo(directives);
    new DataDirectives(state).addTo(directives);
    new ModeDirectives(state).addTo(directives);
  }

  /** Reads all lines of the text. */
  void run(LineSource lines) {
    source = lines;
    for (SourceLine line = nextLine(); line != null; line = nextLine()) {
      line(line);
    }
    conditions.leave(0, true);
    bundles.finish();
  }

  /** Reads the lines of an expansion, which must close the conditions that it opens. */
  void runExpansion(List<SourceLine> lines) {
    LineSource outer = source;
    int conditionsBefore = conditions.enter();
    Iterator<SourceLine> iterator = lines.iterator();
    source = () -> iterator.hasNext() ? iterator.next() : null;
    exited = false;
    expansions++;
    for (SourceLine line = nextLine(); line != null && !exited; line = nextLine()) {
      line(line);
    }
    conditions.leave(conditionsBefore, !exited);
    exited = false;
    expansions--;
    source = outer;
  }

  /** The next line of the text or expansion in work, null at its end. */
  SourceLine nextLine() {
    return source.next();
  }

  /** Leaves out the rest of the expansion in work. */
  void exitMacro(Token directive) {
    if (expansions == 0) {
      throw new StatementException("macro", ".exitm outside a macro", "", directive);
    }
    exited = true;
  }

  private void line(SourceLine line) {
    Tokens tokens;
    try {
      tokens = new Lexer(line).tokens();
    } catch (StatementException e) {
      if (conditions.isActive()) {
        reporter.error(e, line, 0, line.text().length());
        bundles.spoil();
        if (line.text().indexOf('}') >= 0) {
          bundles.abandon();
        }
      } else {
        reporter.mark(line, CensusBook.Mark.EXCLUDED);
      }
      return;
    }
    while (!tokens.atEnd() && !exited) {
      Token first = tokens.peek();
      try {
        if (isDirective(first) && Conditions.isCondition(first.text())) {
          tokens.take();
          reporter.mark(line, CensusBook.Mark.DIRECTIVE);
          conditions.obey(tokens, first);
          expectEnd(tokens);
        } else if (conditions.isActive()) {
          statement(tokens);
        } else {
          reporter.mark(line, CensusBook.Mark.EXCLUDED);
          tokens.take();
          skip(tokens, first);
        }
      } catch (StatementException e) {
        reporter.error(e, line, first.start(), tokens.previous().end());
        bundles.spoil();
        tokens.skipStatement();
      }
    }
  }

  private static boolean isDirective(Token token) {
    return token.isName() && token.text().charAt(0) == '.';
  }

  /** Goes on to where the next statement may begin. */
  private static void skip(Tokens tokens, Token first) {
    if (!isBrace(first) && !tokens.accept(":")) {
      tokens.skipStatement();
    }
  }

  private void statement(Tokens tokens) {
    Token first = tokens.peek();
    SourceLine line = tokens.line();
    if (tokens.accept(";")) {
      return;
    }
    if (tokens.accept("{")) {
      bundles.open(line, first);
      reporter.mark(line, CensusBook.Mark.DIRECTIVE);
    } else if (tokens.accept("}")) {
      bundles.close(line, first);
      reporter.mark(line, CensusBook.Mark.DIRECTIVE);
    } else if (tokens.peekSecond().is(":")) {
      label(tokens);
    } else if (first.isName() && tokens.peekSecond().is("=")) {
      tokens.take();
      tokens.take();
      SymbolDirectives.assign(state, tokens, first);
      reporter.mark(line, CensusBook.Mark.DIRECTIVE);
    } else if (first.isName()) {
      named(tokens, first);
    } else {
      throw new StatementException(
          "syntax",
          "expected a label, a directive or an instruction instead of " + first.describe(),
          "",
          first);
    }
    if (!tokens.previous().is(":") && !isBrace(tokens.previous())) {
      expectEnd(tokens);
    }
  }

  private static void expectEnd(Tokens tokens) {
    if (!tokens.atStatementEnd()) {
      throw new StatementException(
          "syntax",
          "expected the end of the statement instead of " + tokens.peek().describe(),
          "separate statements with ; or a new line",
          tokens.peek());
    }
  }

  private static boolean isBrace(Token token) {
    return token.is("{") || token.is("}") || token.is(";");
  }

  private void named(Tokens tokens, Token name) {
    Directive directive = directives.get(name.text().toLowerCase(Locale.ROOT));
    Macro macro = macros.find(name.text());
    if (macro != null) {
      tokens.take();
      reporter.mark(tokens.line(), CensusBook.Mark.DIRECTIVE);
      macros.call(macro, tokens, name);
    } else if (directive != null) {
      tokens.take();
      reporter.mark(tokens.line(), CensusBook.Mark.DIRECTIVE);
      directive.obey(tokens, name);
    } else if (name.text().startsWith(".")) {
      throw new StatementException(
          "unknown-directive",
          "there is no directive " + Advice.clipped(name.text()),
          Advice.didYouMean(name.text(), sortedDirectives()),
          name);
    } else {
      List<PendingInsn> parsed = instructions.parse(tokens);
      reporter.mark(tokens.line(), CensusBook.Mark.INSTRUCTION);
      bundles.add(parsed);
    }
  }

  private List<String> sortedDirectives() {
    return directives.keySet().stream().sorted().toList();
  }

  private void label(Tokens tokens) {
    Token name = tokens.take();
    tokens.take();
    SourceLine line = tokens.line();
    reporter.mark(line, CensusBook.Mark.DIRECTIVE);
    if (bundles.isOpen()) {
      bundles.refuseLabel(line, name);
      return;
    }
    if (name.kind() == Token.Kind.NUMBER) {
      state.symbols().defineLocal(name.value(), state.here(line));
      return;
    }
    if (!name.isName()) {
      throw new StatementException(
          "syntax", name.describe() + " cannot be a label", "write name: or 1:", name);
    }
    SymbolTable.Definition earlier = state.symbols().definition(name.text());
    if (earlier != null) {
      reporter.error(
          line,
          name.start(),
          name.end(),
          "duplicate-symbol",
          name.text()
              + " is defined already, at "
              + earlier.line().position(earlier.from(), earlier.to()),
          "give one of the two another name");
      return;
    }
    state
        .symbols()
        .define(
            name.text(),
            new SymbolTable.Definition(state.here(line), true, line, name.start(), name.end()));
  }
}
