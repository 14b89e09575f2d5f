package org.ipukern.tile.cost;

/** The three 21-bit addresses that {@code tapack} packs into a register pair. */
final class PackedAddresses {
  private static final int BITS = 21;
  private static final int MASK = (1 << BITS) - 1;

  /** Bits of address 2 that lie in the lower register. */
  private static final int LOW_PART = 32 - BITS;

  private static final int LOW_MASK = (1 << LOW_PART) - 1;
  private static final int STRIDE_BITS = 10;

  private final int[] address = new int[3];

  PackedAddresses(int a0, int a1, int a2) {
    address[0] = a0 & MASK;
    address[1] = a1 & MASK;
    address[2] = a2 & MASK;
  }

  static PackedAddresses unpack(int low, int high) {
    int a2 = low >>> BITS | (high >>> BITS) << LOW_PART;
    return new PackedAddresses(low, high, a2);
  }

  int address(int index) {
    return address[index];
  }

  void add(int index, long bytes) {
    address[index] = (int) (address[index] + bytes) & MASK;
  }

  int low() {
    return address[0] | (address[2] & LOW_MASK) << BITS;
  }

  int high() {
    return address[1] | address[2] >>> LOW_PART << BITS;
  }

  /**
   * Units that a selector of a paced instruction adds: one for selector 0, otherwise a signed field
   * of the stride register.
   */
  static long step(int selector, long stride) {
    if (selector == 0) {
      return 1;
    }
    if (!Word.isKnown(stride)) {
      return Word.UNKNOWN;
    }
    int above = 32 - STRIDE_BITS * selector;
    int field = ((int) stride << above) >> (32 - STRIDE_BITS);
    return field;
  }
}
