package org.ipukern.generator.gate;

/** How strictly a run takes the vertex at its word about where operands may lie. */
enum Placement {
  /**
   * From the code upward, interleaved operands from region 1's start; operands that no constraint
   * keeps apart may share an element, those that one keeps apart start a new one.
   */
  DENSE,
  /**
   * The last operand of interleaved memory ends with the last byte of the tile and everything else
   * lies as close to it as the declaration allows, at the least alignment it asks for.
   */
  TIGHT
}
