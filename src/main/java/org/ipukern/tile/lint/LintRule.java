package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;

/** One static rule. Implementations hold no state between programs. */
public interface LintRule {
  /** Its id, in lower case with hyphens. */
  String id();

  /** What it demands, in one line. */
  String title();

  /** Why, and what to do, in a few sentences. */
  String explanation();

  /** A small complete source that this rule, and no other, finds fault with. */
  String badExample();

  /** The same source put right; no rule finds fault with it. */
  String goodExample();

  /**
   * True if a line that the front end did not understand could make the rule find fault where there
   * is none: it follows paths, or looks for what is missing. Such a rule is left out for a text
   * with errors of the front end.
   */
  boolean needsWholeProgram();

  /** Reports every breach in the program. */
  void check(LintContext context, Consumer<Diagnostic> out);
}
