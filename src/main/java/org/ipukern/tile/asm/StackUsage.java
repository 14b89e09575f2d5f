package org.ipukern.tile.asm;

/**
 * A {@code DEF_STACK_USAGE} declaration.
 *
 * @param bytes the amount declared
 * @param target the symbol, or the section's name
 * @param position where it stands
 */
public record StackUsage(long bytes, String target, SourcePosition position) {}
