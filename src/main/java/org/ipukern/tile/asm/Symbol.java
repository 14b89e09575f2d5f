package org.ipukern.tile.asm;

/**
 * A label or an assigned symbol.
 *
 * @param name as written
 * @param value byte address of a label, value of an assigned symbol
 * @param label true for a label
 * @param global named by {@code .globl}
 * @param type what {@code .type} says without the at-sign; empty if it says nothing
 * @param size what {@code .size} says in bytes, -1 if it says nothing
 * @param section name of the section it lies in; empty for assigned symbols
 * @param position where it is defined
 */
public record Symbol(
    String name,
    long value,
    boolean label,
    boolean global,
    String type,
    long size,
    String section,
    SourcePosition position) {}
