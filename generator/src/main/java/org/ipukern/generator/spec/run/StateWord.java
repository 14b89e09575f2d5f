package org.ipukern.generator.spec.run;

/** One 32-bit word of the state block or of an operand made of words. */
public sealed interface StateWord {
  /** The word itself. */
  record Literal(int bits) implements StateWord {}

  /** The address of an operand of the description. */
  record Address(String operand) implements StateWord {}
}
