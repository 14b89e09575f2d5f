package org.ipukern.tile.asm;

import java.util.List;

/**
 * The outcome of assembling a text.
 *
 * @param program what was understood; complete only if {@link #isComplete()}
 * @param diagnostics findings of the front end in source order
 * @param census how each line of the main source was understood
 * @param escapes directives obeyed that loosen checks, in the order of the text
 */
public record Assembly(
    Program program, List<Diagnostic> diagnostics, LineCensus census, List<Escape> escapes) {
  /** True if nothing was left out: no finding is an error. */
  public boolean isComplete() {
    return diagnostics.stream().noneMatch(d -> d.severity() == Severity.ERROR);
  }
}
