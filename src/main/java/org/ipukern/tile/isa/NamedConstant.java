package org.ipukern.tile.isa;

/**
 * A constant that the SDK's headers name.
 *
 * @param name such as {@code TAMP_F16V4_E4_P0}
 * @param value its number; where {@code known} is false a number of our own that is unique in the
 *     table
 * @param known true if a public source gives the number
 */
public record NamedConstant(String name, long value, boolean known) {}
