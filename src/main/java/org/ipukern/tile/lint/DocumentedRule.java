package org.ipukern.tile.lint;

import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Severity;
import org.ipukern.tile.asm.SourcePosition;

/** Holds the texts of a rule and makes its findings. */
abstract class DocumentedRule implements LintRule {
  private final String id;
  private final String title;
  private final String explanation;
  private final String badExample;
  private final String goodExample;

  DocumentedRule(
      String id, String title, String explanation, String badExample, String goodExample) {
    this.id = id;
    this.title = title;
    this.explanation = explanation;
    this.badExample = badExample;
    this.goodExample = goodExample;
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return title;
  }

  @Override
  public final String explanation() {
    return explanation;
  }

  @Override
  public final String badExample() {
    return badExample;
  }

  @Override
  public final String goodExample() {
    return goodExample;
  }

  /** Most rules follow paths; those that judge single instructions override this. */
  @Override
  public boolean needsWholeProgram() {
    return true;
  }

  /** What the tool chain or the machine rejects. */
  final Diagnostic error(SourcePosition position, String message, String advice) {
    return new Diagnostic(Severity.ERROR, id, message, advice, position);
  }

  /** What is accepted but probably not meant; an error in a strict file. */
  final Diagnostic warning(SourcePosition position, String message, String advice) {
    return new Diagnostic(Severity.WARNING, id, message, advice, position);
  }

  /** An error if it is certain, else a warning. */
  final Diagnostic finding(
      boolean certain, SourcePosition position, String message, String advice) {
    return certain ? error(position, message, advice) : warning(position, message, advice);
  }
}
