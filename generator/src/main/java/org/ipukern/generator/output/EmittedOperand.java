package org.ipukern.generator.output;

import org.ipukern.generator.gate.VertexField;

/**
 * An operand of an entry point.
 *
 * @param field as the vertex declares it
 * @param bytes its size, padding of the layout included
 */
record EmittedOperand(VertexField field, long bytes) {
  /** Number of elements, padding of the layout included. */
  long elements() {
    return bytes / field.elementBytes();
  }
}
