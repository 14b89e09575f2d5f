package org.ipukern.tile.asm;

/** Hands out lines one at a time. */
@FunctionalInterface
interface LineSource {
  /** The next line, or null after the last one. */
  SourceLine next();
}
