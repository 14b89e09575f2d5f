package org.ipukern.generator.render;

/**
 * The emitted texts of one kernel.
 *
 * @param assembly the {@code .S}
 * @param vertex the {@code .cpp}
 */
public record KernelText(String assembly, String vertex) {}
