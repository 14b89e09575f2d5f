package org.ipukern.tile.asm;

import java.util.List;

/** The conditional directives of the preprocessor. */
final class PreprocessorConditions {
  private final ObjectMacros macros;
  private final Reporter reporter;

  PreprocessorConditions(ObjectMacros macros, Reporter reporter) {
    this.macros = macros;
    this.reporter = reporter;
  }

  /**
   * Obeys the directive if it is a conditional one.
   *
   * @param start offset of the directive's name
   * @param end offset after it
   * @return false if it is another directive
   */
  boolean directive(SourceFile file, SourceLine line, String word, int start, int end) {
    switch (word) {
      case "ifdef" -> open(file, line, start, file.isActive() && isDefined(line, end));
      case "ifndef" -> open(file, line, start, file.isActive() && !isDefined(line, end));
      case "if" -> open(file, line, start, file.isActive() && holds(line, end));
      case "elif" -> elseIf(file, line, start, end);
      case "else" -> otherwise(file, line, start, end);
      case "endif" -> {
        if (file.conditions().isEmpty()) {
          stray(line, start, end, word);
        } else {
          file.conditions().pop();
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private static void open(SourceFile file, SourceLine line, int start, boolean holds) {
    file.conditions()
        .push(
            new SourceFile.Condition(
                line, start, line.text().stripTrailing().length(), file.isActive(), holds));
  }

  private void elseIf(SourceFile file, SourceLine line, int start, int end) {
    SourceFile.Condition condition = file.conditions().peek();
    if (condition == null || condition.elseSeen) {
      stray(line, start, end, "elif");
    } else {
      condition.active = condition.outerActive && !condition.taken && holds(line, end);
      condition.taken |= condition.active;
    }
  }

  private void otherwise(SourceFile file, SourceLine line, int start, int end) {
    SourceFile.Condition condition = file.conditions().peek();
    if (condition == null || condition.elseSeen) {
      stray(line, start, end, "else");
    } else {
      condition.active = condition.outerActive && !condition.taken;
      condition.taken = true;
      condition.elseSeen = true;
    }
  }

  private void stray(SourceLine line, int start, int end, String word) {
    reporter.error(
        line,
        start,
        end,
        "preprocessor",
        "#" + word + " belongs to no open condition",
        "open one with #if, #ifdef or #ifndef");
  }

  private boolean isDefined(SourceLine line, int from) {
    int start = Chars.skipBlanks(line.text(), from);
    int end = Chars.skipWord(line.text(), start);
    if (end == start) {
      reporter.error(line, start, end, "preprocessor", "this condition needs a macro name", "");
    }
    return macros.isDefined(line.text().substring(start, end));
  }

  private boolean holds(SourceLine line, int from) {
    int start = Chars.skipBlanks(line.text(), from);
    String condition = line.text().substring(start).stripTrailing();
    int length = Math.max(1, condition.length());
    SourcePosition at = line.position(start, start + length);
    String text;
    try {
      text = macros.replace(replaceDefined(condition));
    } catch (ObjectMacros.TooLong e) {
      text = "";
    }
    SourceLine replaced =
        SourceLine.of(
            line.file(),
            zeroWords(text),
            line.mainLine(),
            line.isIncluded(),
            List.of(new SourceLine.Segment(0, at.line(), at.column(), length)));
    try {
      Tokens tokens = new Lexer(replaced).tokens();
      Expression expression = ExpressionParser.ofPreprocessor(tokens).parse();
      if (!tokens.atEnd()) {
        throw new StatementException(
            "preprocessor", "the condition does not end here", "", tokens.peek());
      }
      return Evaluator.ofPreprocessor().absolute(expression) != 0;
    } catch (StatementException e) {
      reporter.error(
          replaced, 0, replaced.text().length(), "preprocessor", e.getMessage(), e.advice());
      return false;
    }
  }

  /** Puts 1 or 0 in place of {@code defined NAME} and {@code defined(NAME)}. */
  private String replaceDefined(String text) {
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int end = Chars.skipWord(text, i);
      if (end > i && text.substring(i, end).equals("defined")) {
        int name = Chars.skipBlanks(text, end);
        boolean parenthesis = name < text.length() && text.charAt(name) == '(';
        name = parenthesis ? Chars.skipBlanks(text, name + 1) : name;
        int nameEnd = Chars.skipWord(text, name);
        out.append(macros.isDefined(text.substring(name, nameEnd)) ? '1' : '0');
        i = parenthesis ? Chars.skipBlanks(text, nameEnd) + 1 : nameEnd;
      } else {
        end = Math.max(end, i + 1);
        out.append(text, i, end);
        i = end;
      }
    }
    return out.toString();
  }

  /** Names that are no macro count as zero. */
  private static String zeroWords(String text) {
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < text.length()) {
      int end = Math.max(Chars.skipWord(text, i), i + 1);
      out.append(Chars.isLetter(text.charAt(i)) ? "0" : text.substring(i, end));
      i = end;
    }
    return out.toString();
  }
}
