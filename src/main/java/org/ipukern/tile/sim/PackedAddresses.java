package org.ipukern.tile.sim;

/**
 * The three 21-bit addresses of a {@code tapack} register pair and the steps of the pace family.
 *
 * <p>Low word: address 0, above it the low 11 bits of address 2. High word: address 1, above it the
 * high 10 bits of address 2; bit 31 is unused. Stepping one address never carries into another.
 */
final class PackedAddresses {
  private static final int FIELD = 0x1FFFFF;
  private static final int FIELD_BITS = 21;
  private static final int LOW_BITS = 11;
  private static final int LOW_MASK = (1 << LOW_BITS) - 1;
  private static final int UNUSED = 1 << 31;

  private PackedAddresses() {}

  static int low(int address0, int address2) {
    return (address0 & FIELD) | (address2 & LOW_MASK) << FIELD_BITS;
  }

  static int high(int address1, int address2) {
    return (address1 & FIELD) | ((address2 & FIELD) >>> LOW_BITS) << FIELD_BITS;
  }

  static int address0(int low) {
    return low & FIELD;
  }

  static int address1(int high) {
    return high & FIELD;
  }

  static int address2(int low, int high) {
    return low >>> FIELD_BITS | (high >>> FIELD_BITS & 0x3FF) << LOW_BITS;
  }

  /** A word whose own address (0 of the low word, 1 of the high word) moved by some bytes. */
  static int move(int word, int bytes) {
    return (word & ~FIELD) | (word + bytes & FIELD);
  }

  /** The low word after address 2 became another one. */
  static int lowWith2(int low, int address2) {
    return (low & FIELD) | (address2 & LOW_MASK) << FIELD_BITS;
  }

  /** The high word after address 2 became another one; the unused bit stays. */
  static int highWith2(int high, int address2) {
    return (high & (FIELD | UNUSED)) | ((address2 & FIELD) >>> LOW_BITS) << FIELD_BITS;
  }

  /**
   * The step that two selector bits choose, in units of the access size: 0 is one unit, 1 to 3 a
   * signed 10-bit field of the stride register.
   */
  static int step(int selector, int stride) {
    return selector == 0 ? 1 : stride << (32 - 10 * selector) >> 22;
  }
}
