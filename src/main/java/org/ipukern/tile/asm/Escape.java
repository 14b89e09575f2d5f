package org.ipukern.tile.asm;

/**
 * A directive that was obeyed and loosens the checks of the assembler.
 *
 * @param directive as it is written
 * @param position where it stands
 */
public record Escape(String directive, SourcePosition position) {}
