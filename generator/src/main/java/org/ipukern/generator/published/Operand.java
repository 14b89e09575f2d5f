package org.ipukern.generator.published;

import java.util.Arrays;

/** A piece of memory that a kernel works on. The arrays are shared, not copied. */
final class Operand {
  private final String name;
  private final int address;
  private final byte[] contents;
  private final byte[] expected;
  private final int tolerance;

  Operand(String name, int address, byte[] contents, byte[] expected, int tolerance) {
    this.name = name;
    this.address = address;
    this.contents = contents;
    this.expected = expected;
    this.tolerance = tolerance;
  }

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

  /** For people. */
  String name() {
    return name;
  }

  /** Byte address. */
  int address() {
    return address;
  }

  /** Before the call. */
  byte[] contents() {
    return contents;
  }

  /** After the call; null if nobody looks. */
  byte[] expected() {
    return expected;
  }

  /** Units in the last place of f16 by which a half may differ; 0 compares bytes. */
  int tolerance() {
    return tolerance;
  }
}
