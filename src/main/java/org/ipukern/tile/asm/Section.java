package org.ipukern.tile.asm;

/**
 * A section of the program, laid out at its final address.
 *
 * @param name such as {@code .text.foo}
 * @param address first byte
 * @param bytes size
 * @param alignment largest alignment asked for in it, at least 4
 * @param executable holds instructions
 * @param worker declared with the worker flags macro
 * @param position where it is first named
 */
public record Section(
    String name,
    int address,
    int bytes,
    int alignment,
    boolean executable,
    boolean worker,
    SourcePosition position) {}
