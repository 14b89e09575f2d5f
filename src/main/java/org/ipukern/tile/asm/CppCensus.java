package org.ipukern.tile.asm;

import java.util.Set;

/**
 * First marks for a text whose lines the system's preprocessor sees before the assembler: what the
 * assembler then never gets to see was excluded.
 */
final class CppCensus {
  private static final Set<String> DIRECTIVES =
      Set.of(
          "define", "undef", "include", "if", "ifdef", "ifndef", "elif", "else", "endif", "error",
          "warning", "pragma", "line");

  private CppCensus() {}

  static void mark(SourceText source, CensusBook book) {
    CommentStripper comments = new CommentStripper();
    boolean joined = false;
    for (int number = 1; number <= source.lines().size(); number++) {
      String text = comments.strip(source.line(number)).strip();
      if (joined || isDirective(text)) {
        book.mark(number, CensusBook.Mark.DIRECTIVE);
        joined = text.endsWith("\\");
      } else if (!text.isEmpty() && text.charAt(0) != '#') {
        book.mark(number, CensusBook.Mark.EXCLUDED);
      }
    }
  }

  private static boolean isDirective(String text) {
    if (text.isEmpty() || text.charAt(0) != '#') {
      return false;
    }
    int start = Chars.skipBlanks(text, 1);
    return DIRECTIVES.contains(text.substring(start, Chars.skipWord(text, start)));
  }
}
