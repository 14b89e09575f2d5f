package org.ipukern.generator.render;

/**
 * The files of one kernel.
 *
 * @param name base name of both files
 * @param assembly text of the {@code .S} file
 * @param vertex text of the {@code .cpp} file
 */
public record RenderedKernel(String name, String assembly, String vertex) {}
