/**
 * Verdicts. A kernel is judged by its emitted texts alone: the assembly is assembled, linted,
 * estimated and simulated, its operands are placed as the emitted vertex declares.
 */
package org.ipukern.generator.gate;
