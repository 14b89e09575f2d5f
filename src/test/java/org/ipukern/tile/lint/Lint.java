package org.ipukern.tile.lint;

import java.util.List;
import org.ipukern.tile.asm.Assembler;
import org.ipukern.tile.asm.AssemblerOptions;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.SourceText;

/** Assembles and lints a text of a test. */
final class Lint {
  private Lint() {}

  static List<Diagnostic> of(String text) {
    return of(new SourceText("test.S", text));
  }

  static List<Diagnostic> of(SourceText source) {
    return Linter.lint(source, assemble(source));
  }

  /** The same for a text that may name symbols of other objects. */
  static List<Diagnostic> ofForeign(String text) {
    SourceText source = new SourceText("test.S", text);
    return Linter.lint(
        source, Assembler.assemble(source, AssemblerOptions.defaults().withExternals(true)));
  }

  /** Ids of all findings, in source order. */
  static List<String> rules(String text) {
    return of(text).stream().map(Diagnostic::rule).toList();
  }

  static Program program(String text) {
    return assemble(new SourceText("test.S", text)).program();
  }

  private static Assembly assemble(SourceText source) {
    return Assembler.assemble(source, AssemblerOptions.defaults());
  }
}
