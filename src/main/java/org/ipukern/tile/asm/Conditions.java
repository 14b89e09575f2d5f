package org.ipukern.tile.asm;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** The conditional directives of the assembler. */
final class Conditions {
  private static final class Condition {
    final SourceLine line;
    final Token at;
    final boolean outerActive;
    boolean active;
    boolean taken;
    boolean elseSeen;

    Condition(SourceLine line, Token at, boolean outerActive) {
      this.line = line;
      this.at = at;
      this.outerActive = outerActive;
    }
  }

  private final AssemblyState state;
  private final Deque<Condition> open = new ArrayDeque<>();

  /** Conditions that were open where the text in work begins; it cannot close them. */
  private int base;

  Conditions(AssemblyState state) {
    this.state = state;
  }

  /** False while statements are to be skipped. */
  boolean isActive() {
    return open.isEmpty() || open.peek().active;
  }

  /** Begins a text that must close what it opens; returns what {@link #leave} needs. */
  int enter() {
    int before = base;
    base = open.size();
    return before;
  }

  /** Ends such a text and reports what it left open. */
  void leave(int before, boolean report) {
    while (open.size() > base) {
      Condition condition = open.pop();
      if (report) {
        state
            .reporter()
            .error(
                condition.line,
                condition.at.start(),
                condition.at.end(),
                "unterminated",
                "this " + condition.at.text() + " does not end",
                "close it with .endif");
      }
    }
    base = before;
  }

  /** True for the directives of this class. */
  static boolean isCondition(String word) {
    return switch (word.toLowerCase(Locale.ROOT)) {
      case ".if", ".ifeq", ".ifne", ".ifge", ".ifgt", ".ifle", ".iflt" -> true;
      case ".ifdef", ".ifndef", ".ifnotdef", ".ifb", ".ifnb" -> true;
      case ".ifc", ".ifnc", ".ifeqs", ".ifnes" -> true;
      case ".elseif", ".else", ".endif" -> true;
      default -> false;
    };
  }

  /**
   * Obeys a conditional directive, in skipped text too.
   *
   * @param tokens the next word is the first one after the name
   */
  void obey(Tokens tokens, Token name) {
    String word = name.text().toLowerCase(Locale.ROOT);
    switch (word) {
      case ".elseif" -> elseIf(tokens, name);
      case ".else" -> {
        Condition condition = innermost(name);
        condition.active = condition.outerActive && !condition.taken;
        condition.taken = true;
        condition.elseSeen = true;
      }
      case ".endif" -> {
        if (open.size() <= base) {
          throw stray(name);
        }
        open.pop();
      }
      default -> {
        Condition condition = new Condition(tokens.line(), name, isActive());
        open.push(condition);
        // Whatever is wrong with the condition, its first branch is read.
        condition.taken = true;
        condition.active = condition.outerActive;
        if (condition.outerActive) {
          condition.active = holds(word, tokens);
          condition.taken = condition.active;
        }
      }
    }
    if (!isActive()) {
      tokens.skipStatement();
    }
  }

  private void elseIf(Tokens tokens, Token name) {
    Condition condition = innermost(name);
    if (!condition.outerActive || condition.taken) {
      condition.active = false;
      tokens.skipStatement();
      return;
    }
    condition.active = true;
    condition.taken = true;
    condition.active = state.absolute(tokens) != 0;
    condition.taken = condition.active;
  }

  private Condition innermost(Token name) {
    if (open.size() <= base || open.peek().elseSeen) {
      throw stray(name);
    }
    return open.peek();
  }

  private static StatementException stray(Token name) {
    return new StatementException(
        "syntax", name.text() + " belongs to no open condition", "open one with .if", name);
  }

  private boolean holds(String word, Tokens tokens) {
    return switch (word) {
      case ".if", ".ifne" -> state.absolute(tokens) != 0;
      case ".ifeq" -> state.absolute(tokens) == 0;
      case ".ifge" -> state.absolute(tokens) >= 0;
      case ".ifgt" -> state.absolute(tokens) > 0;
      case ".ifle" -> state.absolute(tokens) <= 0;
      case ".iflt" -> state.absolute(tokens) < 0;
      case ".ifdef" -> isDefined(tokens);
      case ".ifndef", ".ifnotdef" -> !isDefined(tokens);
      case ".ifb" -> new MacroArguments(tokens).rest().isBlank();
      case ".ifnb" -> !new MacroArguments(tokens).rest().isBlank();
      case ".ifc" -> sameText(tokens);
      case ".ifnc" -> !sameText(tokens);
      case ".ifeqs" -> sameStrings(tokens);
      case ".ifnes" -> !sameStrings(tokens);
      default -> throw new IllegalArgumentException(word);
    };
  }

  private boolean isDefined(Tokens tokens) {
    Token name = tokens.take();
    if (!name.isName()) {
      throw new StatementException(
          "syntax", "expected a symbol instead of " + name.describe(), "", name);
    }
    return state.symbols().isDefined(name.text());
  }

  /** Compares the texts before and after the first comma, blanks around them left out. */
  private static boolean sameText(Tokens tokens) {
    Token first = tokens.peek();
    while (!tokens.atStatementEnd() && !tokens.peek().is(",")) {
      tokens.take();
    }
    Token comma = tokens.peek();
    if (!tokens.accept(",")) {
      throw new StatementException(
          "syntax", "expected two texts with a comma between them", "", first);
    }
    String left = tokens.line().text().substring(first.start(), comma.start());
    return left.strip().equals(new MacroArguments(tokens).rest().strip());
  }

  private static boolean sameStrings(Tokens tokens) {
    String left = string(tokens);
    if (!tokens.accept(",")) {
      throw new StatementException(
          "syntax", "expected a comma instead of " + tokens.peek().describe(), "", tokens.peek());
    }
    return left.equals(string(tokens));
  }

  private static String string(Tokens tokens) {
    Token token = tokens.peek();
    if (token.kind() != Token.Kind.STRING) {
      throw new StatementException(
          "syntax",
          "expected a string instead of " + token.describe(),
          ".ifc and .ifnc compare texts without quotes",
          token);
    }
    return tokens.take().text();
  }
}
