package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.asm.SourceText;

/**
 * What lint takes from the text itself because it leaves no trace in the program.
 *
 * @param strict the text has the comment line {@code // ipukern-lint: strict}
 * @param escapes directives that switch off or loosen checks of the assembler
 */
record SourceNotes(boolean strict, List<Note> escapes) {
  private static final Pattern STRICT = Pattern.compile("\\s*//\\s*ipukern-lint:\\s*strict\\s*");
  private static final Pattern ESCAPE =
      Pattern.compile("(?:^|;)\\s*(\\.(?:allow_\\w+|warn_on_\\w+))");

  /**
   * A word of the text.
   *
   * @param word what it says
   * @param position where it stands
   */
  record Note(String word, SourcePosition position) {}

  static SourceNotes of(SourceText source) {
    boolean strict = false;
    boolean inComment = false;
    List<Note> escapes = new ArrayList<>();
    for (int number = 1; number <= source.lines().size(); number++) {
      String line = source.line(number);
      strict |= STRICT.matcher(line).matches();
      StringBuilder code = new StringBuilder();
      inComment = blankComments(line, inComment, code);
      Matcher matcher = ESCAPE.matcher(code);
      while (matcher.find()) {
        String word = matcher.group(1);
        SourcePosition position =
            new SourcePosition(source.name(), number, matcher.start(1) + 1, word.length());
        escapes.add(new Note(word, position));
      }
    }
    return new SourceNotes(strict, List.copyOf(escapes));
  }

  /** Appends the line with blanks in place of comments; true if a comment goes on behind it. */
  private static boolean blankComments(String line, boolean inComment, StringBuilder code) {
    boolean inside = inComment;
    int i = 0;
    while (i < line.length()) {
      if (inside) {
        boolean ends = line.startsWith("*/", i);
        code.append(ends ? "  " : " ");
        i += ends ? 2 : 1;
        inside = !ends;
      } else if (line.startsWith("//", i)) {
        return false;
      } else if (line.startsWith("/*", i)) {
        code.append("  ");
        i += 2;
        inside = true;
      } else {
        code.append(line.charAt(i));
        i++;
      }
    }
    return inside;
  }
}
