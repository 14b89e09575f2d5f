package org.ipukern.generator.spec;

/**
 * The size of one operand of one call.
 *
 * @param name such as {@code left}, {@code coefficients}, {@code output}, {@code source}
 * @param bytes padding to whole blocks included, read-ahead not
 */
public record OperandBytes(String name, long bytes) {}
