/**
 * The plain Java answer that each kernel must reproduce: matrices and vectors of bit patterns, the
 * arithmetic stated in docs/kernel-abi.md, and the layouts of operands in memory.
 */
package org.ipukern.generator.reference;
