package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Escape;

/** Strict files do not loosen the checks of the assembler. */
final class EscapeDirectiveRule extends DocumentedRule {
  EscapeDirectiveRule() {
    super(
        "escape-directive",
        "a strict file does not loosen the checks of the assembler",
        """
        '.allow_optimizations' lets the assembler reorder and relax bundles, so that the cycles of the
        result depend on its choice; the other '.allow_...' and '.warn_on_...' directives switch its
        checks off. A file with the line '// ipukern-lint: strict' must do without them.
        """,
        """
        // ipukern-lint: strict
        .allow_optimizations
        .worker
        worker:
          exitz $mzero
        """,
        """
        // ipukern-lint: strict
        .worker
        worker:
          exitz $mzero
        """);
  }

  @Override
  public boolean needsWholeProgram() {
    return false;
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    if (!context.strict()) {
      return;
    }
    for (Escape escape : context.notes().escapes()) {
      out.accept(
          error(
              escape.position(),
              "'" + escape.directive() + "' stands in a file that declares itself strict",
              "remove it and correct what the assembler then reports"));
    }
  }
}
