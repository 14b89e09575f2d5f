package org.ipukern.tile.asm;

/**
 * An instruction or a bundle at its place in a section.
 *
 * @param offset in the section, in bytes
 * @param first the only instruction or the first of a bundle
 * @param second null if it is no bundle
 * @param swappable true if the assembler may exchange the two
 * @param line where it stands
 * @param from offset of the mnemonic or of the brace
 */
record PendingUnit(
    int offset,
    PendingInsn first,
    PendingInsn second,
    boolean swappable,
    SourceLine line,
    int from) {}
