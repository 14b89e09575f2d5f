package org.ipukern.tile.isa;

/**
 * One access that an instruction makes.
 *
 * @param store true for a store, false for a load
 * @param bytes its width
 * @param packed which of the three packed addresses it uses, or -1 for an ordinary address
 * @param selectorShift bit of the stride immediate at which its two selector bits start; -1 if none
 */
public record MemoryAccess(boolean store, int bytes, int packed, int selectorShift) {}
