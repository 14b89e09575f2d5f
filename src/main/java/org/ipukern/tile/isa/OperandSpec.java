package org.ipukern.tile.isa;

/**
 * One operand of a form.
 *
 * @param name the table's name for it, such as {@code dst} or {@code strimm}
 * @param access what the instruction does with it
 * @param kind how it is written
 * @param suffix what must follow it: {@code +=}, {@code ++}, {@code >>} or {@code @}; empty if none
 * @param role {@code mem.base}, {@code mem.delta}, {@code mem.offset}, {@code mem.indexptr}, {@code
 *     packed}, {@code lower} or {@code upper} (register space of a CSR); empty if none
 */
public record OperandSpec(
    String name, Access access, OperandKind kind, String suffix, String role) {}
