package org.ipukern.generator.published;

import java.util.Arrays;

/**
 * A piece of memory that a kernel works on.
 *
 * @param name for people
 * @param address byte address
 * @param contents before the call
 * @param expected after the call; null if nobody looks
 * @param tolerance units in the last place of f16 by which a half may differ; 0 compares bytes
 */
record Operand(String name, int address, byte[] contents, byte[] expected, int tolerance) {

  /** Bytes that a kernel may read but that must stay. */
  static Operand in(String name, int address, byte[] contents) {
    return new Operand(name, address, contents, contents, 0);
  }

  /** Bytes that the call must leave. */
  static Operand out(String name, int address, byte[] expected) {
    byte[] garbage = new byte[expected.length];
    Arrays.fill(garbage, (byte) 0x7E);
    return new Operand(name, address, garbage, expected, 0);
  }

  /** Bytes that the call may change in any way. */
  static Operand scratch(String name, int address, int bytes) {
    return new Operand(name, address, new byte[bytes], null, 0);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Operand o && name.equals(o.name) && address == o.address;
  }

  @Override
  public int hashCode() {
    return address;
  }
}
