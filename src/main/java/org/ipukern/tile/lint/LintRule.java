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

  /** Reports every breach in the program. */
  void check(LintContext context, Consumer<Diagnostic> out);
}
