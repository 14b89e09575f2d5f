/**
 * Kernels that others published, as a conformance suite: their text is read from a folder that the
 * reader supplies, never from this repository; what is known about them here is how they are called
 * and what was measured.
 */
package org.ipukern.generator.published;
