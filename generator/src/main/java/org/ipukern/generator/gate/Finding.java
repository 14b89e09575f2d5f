package org.ipukern.generator.gate;

/**
 * One reason for a verdict.
 *
 * @param rule the rule that failed
 * @param message what was seen, with its figures
 */
public record Finding(GateRule rule, String message) {}
