package org.ipukern.tile.asm;

import org.ipukern.tile.isa.OperandSpec;

/**
 * One operand of an instruction in the program.
 *
 * @param spec the operand of the matched form
 * @param value by kind: the first register's number (0..15), the immediate's value, the byte
 *     address of a label, the index 0..511 of a control register (256 added for the upper space),
 *     the number of a named constant
 * @param symbol the name written for a label, control register or named constant, with the distance
 *     where a label expression is some bytes off it, as {@code body+4}; empty otherwise
 * @param position where it stands
 */
public record Operand(OperandSpec spec, long value, String symbol, SourcePosition position) {}
