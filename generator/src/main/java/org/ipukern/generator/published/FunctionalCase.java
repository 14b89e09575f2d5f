package org.ipukern.generator.published;

/**
 * A call of a published kernel whose results are known.
 *
 * @param kernel kind of kernel and where its text is from
 * @param shape for people
 * @param call what is called
 */
record FunctionalCase(String kernel, String shape, KernelCall call) {}
