package org.ipukern.generator.published;

/**
 * One functional run of a published kernel.
 *
 * @param kernel kind of kernel and where its text is from
 * @param shape for people
 * @param outcome what became of it
 */
public record FunctionalResult(String kernel, String shape, CallOutcome outcome) {}
