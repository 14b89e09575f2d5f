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
record SourceNotes(boolean strict, List<Escape> escapes) {
  /** Nothing is known of the text. */
  static final SourceNotes NONE = new SourceNotes(false, List.of());

  private static final Pattern STRICT = Pattern.compile("\\s*//\\s*ipukern-lint:\\s*strict\\s*");
  private static final Pattern ESCAPE =
      Pattern.compile("(?:^|;)\\s*(\\.(?:allow_\\w+|warn_on_\\w+))");

  /**
   * One such directive.
   *
   * @param directive with its dot
   * @param position where it stands
   */
  record Escape(String directive, SourcePosition position) {}

  static SourceNotes of(SourceText source) {
    boolean strict = false;
    boolean inComment = false;
    List<Escape> escapes = new ArrayList<>();
    for (int number = 1; number <= source.lines().size(); number++) {
      String line = source.line(number);
      strict |= STRICT.matcher(line).matches();
      StringBuilder code = new StringBuilder();
      inComment = blankComments(line, inComment, code);
      Matcher matcher = ESCAPE.matcher(code);
      while (matcher.find()) {
        String directive = matcher.group(1);
        escapes.add(
            new Escape(
                directive,
                new SourcePosition(
                    source.name(), number, matcher.start(1) + 1, directive.length())));
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
