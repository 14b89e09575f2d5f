package org.ipukern.tile.asm;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * A small C preprocessor: object-like macros, conditions, includes, comments, joined lines. It
 * hands out the lines that are left, one at a time. Where it is switched off it only blanks
 * comments and follows line markers.
 */
final class Preprocessor implements LineSource {
  private static final int DEEPEST_INCLUDE = 64;

  private final AssemblerOptions options;
  private final Reporter reporter;
  private final ObjectMacros macros = new ObjectMacros();
  private final PreprocessorConditions conditions;
  private final Deque<SourceFile> files = new ArrayDeque<>();

  Preprocessor(SourceText source, AssemblerOptions options, Reporter reporter) {
    this(SourceFile.main(source), options, reporter);
    options.macros().forEach(macros::define);
  }

  /** Only follows line markers. */
  Preprocessor(SourceFile preprocessed, Reporter reporter) {
    this(preprocessed, AssemblerOptions.defaults().withPreprocess(false), reporter);
  }

  private Preprocessor(SourceFile file, AssemblerOptions options, Reporter reporter) {
    this.options = options;
    this.reporter = reporter;
    this.conditions = new PreprocessorConditions(macros, reporter);
    files.push(file);
  }

  @Override
  public SourceLine next() {
    while (!files.isEmpty()) {
      SourceFile file = files.peek();
      SourceLine raw = file.next();
      if (raw == null) {
        close(file);
        continue;
      }
      if (file.swallowingComment() >= 0) {
        reporter.warning(
            raw,
            file.swallowingComment(),
            file.swallowingComment() + 2,
            "preprocessor",
            "this comment ends in a backslash, so the next line belongs to it",
            "end it with another character");
      }
      String text = raw.text();
      int start = Chars.skipBlanks(text, 0);
      if (start < text.length() && text.charAt(start) == '#') {
        hash(file, raw, start);
      } else if (!file.isActive()) {
        if (start < text.length()) {
          markAll(file, CensusBook.Mark.EXCLUDED);
        }
      } else if (start < text.length()) {
        SourceLine line = options.preprocess() ? substitute(raw) : raw;
        if (line != null) {
          return line;
        }
      }
    }
    return null;
  }

  private SourceLine substitute(SourceLine raw) {
    List<SourceLine.Segment> replaced = new ArrayList<>();
    try {
      String text = macros.replace(raw.text(), raw.segments(), replaced);
      return replaced.isEmpty() ? raw : raw.replaced(text, replaced);
    } catch (ObjectMacros.TooLong e) {
      reporter.error(
          raw,
          Chars.skipBlanks(raw.text(), 0),
          raw.text().length(),
          "preprocessor",
          "macro " + e.getMessage() + " makes this line too long",
          "at most " + ObjectMacros.LONGEST_LINE + " characters");
      return null;
    }
  }

  /** A line whose first character is a hash: a directive, a line marker or a comment. */
  private void hash(SourceFile file, SourceLine line, int hash) {
    String text = line.text();
    int start = Chars.skipBlanks(text, hash + 1);
    int end = Chars.skipWord(text, start);
    String word = text.substring(start, end);
    if (!options.preprocess()) {
      if (!word.isEmpty() && Chars.isDigit(word.charAt(0))) {
        file.follow(text, start);
      }
      return;
    }
    if (conditions.directive(file, line, word, start, end)) {
      markAll(file, CensusBook.Mark.DIRECTIVE);
      return;
    }
    if (!file.isActive()) {
      markAll(file, CensusBook.Mark.EXCLUDED);
      return;
    }
    boolean known =
        switch (word) {
          case "define" -> define(line, end);
          case "undef" -> undefine(line, end);
          case "include" -> include(file, line, end);
          case "error" -> {
            reporter.error(line, hash, text.length(), "preprocessor", text.trim(), "");
            yield true;
          }
          case "warning" -> {
            reporter.warning(line, hash, text.length(), "preprocessor", text.trim(), "");
            yield true;
          }
          case "pragma", "line", "ident" -> true;
          default -> false;
        };
    if (known) {
      markAll(file, CensusBook.Mark.DIRECTIVE);
    }
  }

  private boolean define(SourceLine line, int from) {
    String text = line.text();
    int start = Chars.skipBlanks(text, from);
    int end = Chars.skipWord(text, start);
    if (end == start || Chars.isDigit(text.charAt(start))) {
      reporter.error(
          line, start, end, "preprocessor", "#define needs a name", "write #define NAME value");
    } else if (end < text.length() && text.charAt(end) == '(') {
      reporter.error(
          line,
          start,
          end,
          "preprocessor",
          "macro " + text.substring(start, end) + " has parameters",
          "this preprocessor knows only macros without; use the system's cpp for it");
    } else {
      macros.define(text.substring(start, end), text.substring(end).trim());
    }
    return true;
  }

  private boolean undefine(SourceLine line, int from) {
    int start = Chars.skipBlanks(line.text(), from);
    macros.undefine(line.text().substring(start, Chars.skipWord(line.text(), start)));
    return true;
  }

  private boolean include(SourceFile file, SourceLine line, int from) {
    String operand = line.text().substring(from).trim();
    if (!operand.startsWith("\"") && !operand.startsWith("<")) {
      operand = macros.replace(operand).trim();
    }
    int start = Math.min(Chars.skipBlanks(line.text(), from), line.text().length());
    char close = operand.startsWith("<") ? '>' : '"';
    int end = operand.indexOf(close, 1);
    if (operand.length() < 2 || end < 0 || (operand.charAt(0) != '"' && close == '"')) {
      reporter.error(
          line,
          start,
          line.text().length(),
          "preprocessor",
          "#include needs a file name",
          "write #include \"name\"");
      return true;
    }
    String name = operand.substring(1, end);
    Optional<SourceText> found = options.includes().resolve(name, file.name());
    if (found.isEmpty()) {
      found = StandInHeaders.find(name);
    }
    if (found.isEmpty()) {
      reporter.error(
          line,
          start,
          line.text().length(),
          "include-not-found",
          "no file " + name,
          "stand-in headers are " + String.join(", ", StandInHeaders.NAMES));
    } else if (files.size() >= DEEPEST_INCLUDE) {
      reporter.error(
          line,
          start,
          line.text().length(),
          "preprocessor",
          "more than " + DEEPEST_INCLUDE + " files include one another",
          "does " + name + " include itself?");
    } else {
      files.push(SourceFile.included(found.get(), line));
    }
    return true;
  }

  private void close(SourceFile file) {
    file.reportOpen(reporter);
    files.pop();
  }

  private void markAll(SourceFile file, CensusBook.Mark mark) {
    if (file.includedBy() == null) {
      for (int line = file.firstLine(); line <= file.lastLine(); line++) {
        reporter.book().mark(line, mark);
      }
    }
  }
}
