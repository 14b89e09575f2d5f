/**
 * What a kernel is: the specs, their names, the manifest that lists them, and the run description
 * of the simulator.
 *
 * <p>A {@link org.ipukern.generator.spec.KernelSpec} comes from a manifest ({@link
 * org.ipukern.generator.spec.Manifest}) or from command-line options ({@link
 * org.ipukern.generator.spec.SpecBuilder}), through the same checks. {@link
 * org.ipukern.generator.spec.BuiltKernels} knows which of the legal specs this version has kernels
 * for.
 */
package org.ipukern.generator.spec;
