package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Program;

/**
 * The address map of the IPU21 tile. Addresses and sizes are bytes.
 *
 * <p>Region 0 (0x4c000 up to 0x80000) holds 13 memory elements of 16 KiB one after the other and is
 * where instructions lie; region 1 (0x80000 up to 0xe8000) holds 13 pairs of elements, each pair
 * covering 32 KiB with its two elements alternating every 8 bytes. From osmarks/ipu-stack's target
 * description and poplibs' element tests.
 */
public final class MemoryMap {
  /** First byte of tile memory. */
  public static final int BASE = Program.MEMORY_BASE;

  /** First byte of region 1, the interleaved one. */
  public static final int INTERLEAVED = Program.CODE_END;

  /** First address past tile memory. */
  public static final int END = 0xE8000;

  /** Size of one memory element. */
  public static final int ELEMENT_BYTES = 0x4000;

  private static final int ELEMENT_SHIFT = 14;
  private static final int PAIR_SHIFT = 15;
  private static final int LINEAR_ELEMENTS = (INTERLEAVED - BASE) >> ELEMENT_SHIFT;

  private MemoryMap() {}

  /** True if the byte exists. */
  public static boolean contains(long address) {
    return address >= BASE && address < END;
  }

  /** True if the address lies in region 1, which 128-bit accesses need. */
  public static boolean isInterleaved(long address) {
    return address >= INTERLEAVED && address < END;
  }

  /**
   * The memory element that serves an address: 0..12 in region 0, from 13 on in region 1. Two
   * accesses of one instruction to one element are a conflict.
   */
  public static int elementOf(int address) {
    if (address < INTERLEAVED) {
      return (address - BASE) >> ELEMENT_SHIFT;
    }
    return LINEAR_ELEMENTS + 2 * ((address - INTERLEAVED) >> PAIR_SHIFT) + (address >> 3 & 1);
  }
}
