package org.ipukern.generator.gate;

import java.util.Arrays;

/** What the bytes of an operand may be after a run. */
interface Answer {
  /** One right answer; its length is the operand's. */
  byte[] bytes();

  /**
   * Where a result is wrong.
   *
   * @param actual as many bytes as {@link #bytes()}
   * @return offset of the first wrong byte, -1 if the result is right
   */
  int mismatch(byte[] actual);

  /** Nothing but these bytes. */
  static Answer exactly(byte[] bytes) {
    return new Answer() {
      @Override
      public byte[] bytes() {
        return bytes;
      }

      @Override
      public int mismatch(byte[] actual) {
        return Arrays.mismatch(bytes, actual);
      }
    };
  }
}
