package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ipukern.tile.asm.Assembly;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Severity;
import org.ipukern.tile.asm.SourceText;

/**
 * Applies every rule to an assembled text.
 *
 * <p>A text with the comment line {@code // ipukern-lint: strict} gets no warnings: each of them is
 * an error there.
 *
 * <p>A text that the front end did not understand as a whole is judged only by the rules that look
 * at single instructions; the others would find fault with what is missing.
 */
public final class Linter {
  private Linter() {}

  /**
   * All findings on a text, those of the front end included, in source order and each only once.
   *
   * @param source the text that was assembled
   * @param assembly the outcome
   */
  public static List<Diagnostic> lint(SourceText source, Assembly assembly) {
    LintContext context = new LintContext(assembly.program(), SourceNotes.of(source, assembly));
    Set<Diagnostic> found = new LinkedHashSet<>(assembly.diagnostics());
    for (LintRule rule : LintRules.all()) {
      if (assembly.isComplete() || !rule.needsWholeProgram()) {
        rule.check(context, found::add);
      }
    }
    List<Diagnostic> sorted = new ArrayList<>();
    for (Diagnostic diagnostic : found) {
      sorted.add(context.strict() ? strict(diagnostic) : diagnostic);
    }
    sorted.sort(order(source.name()));
    return List.copyOf(sorted);
  }

  private static Diagnostic strict(Diagnostic diagnostic) {
    return new Diagnostic(
        Severity.ERROR,
        diagnostic.rule(),
        diagnostic.message(),
        diagnostic.advice(),
        diagnostic.position());
  }

  /** The main text first, then included texts by name. */
  private static Comparator<Diagnostic> order(String main) {
    return Comparator.<Diagnostic, Boolean>comparing(d -> !d.position().file().equals(main))
        .thenComparing(d -> d.position().file())
        .thenComparing(d -> d.position().line())
        .thenComparing(d -> d.position().column())
        .thenComparing(Diagnostic::severity)
        .thenComparing(Diagnostic::rule);
  }
}
