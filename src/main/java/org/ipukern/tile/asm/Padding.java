package org.ipukern.tile.asm;

/**
 * What an alignment asks for.
 *
 * @param alignment a power of two, in bytes
 * @param fill what the bytes skipped are; zero means nops in code
 * @param most how many bytes it may skip; if more are missing, it skips none
 */
record Padding(int alignment, byte fill, long most) {
  /** The bytes to skip from an offset on. */
  int missing(int offset) {
    int missing = Math.floorMod(-offset, alignment);
    return missing > most ? 0 : missing;
  }
}
