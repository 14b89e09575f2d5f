package org.ipukern.generator.spec.run;

/** Where an operand lies in tile memory. */
public sealed interface Region {
  /** Anywhere in standard memory. */
  record Standard() implements Region {}

  /** Anywhere in interleaved memory. */
  record Interleaved() implements Region {}

  /** At a byte address. */
  record Exact(int address) implements Region {}
}
