package org.ipukern.tile.lint;

import java.util.List;
import java.util.regex.Pattern;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Escape;
import org.ipukern.tile.asm.SourceText;

/**
 * What lint takes from the text itself because it leaves no trace in the program.
 *
 * @param strict the text has the comment line {@code // ipukern-lint: strict}
 * @param escapes directives obeyed that switch off or loosen checks of the assembler
 */
record SourceNotes(boolean strict, List<Escape> escapes) {
  private static final Pattern STRICT = Pattern.compile("\\s*//\\s*ipukern-lint:\\s*strict\\s*");

  static SourceNotes of(SourceText source, Assembly assembly) {
    boolean strict = source.lines().stream().anyMatch(line -> STRICT.matcher(line).matches());
    return new SourceNotes(strict, assembly.escapes());
  }
}
