package org.ipukern.tile.asm;

/**
 * One finding about a source text.
 *
 * @param severity how bad it is
 * @param rule the rule's id, in lower case with hyphens, such as {@code rpt-body}
 * @param message what is wrong, with the values found
 * @param advice what to change, or the nearest legal value; empty if there is nothing to say
 * @param position where
 */
public record Diagnostic(
    Severity severity, String rule, String message, String advice, SourcePosition position) {}
