package org.ipukern.generator.published;

import java.io.ByteArrayOutputStream;

/** Builds the state of a vertex and its tables: little-endian words and halves of words. */
final class PoplibsState {
  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

  PoplibsState word(int value) {
    return half(value).half(value >>> 16);
  }

  PoplibsState half(int value) {
    bytes.write(value & 0xFF);
    bytes.write((value >> 8) & 0xFF);
    return this;
  }

  /** An operand that the kernel only reads. */
  Operand at(String name, int address) {
    return Operand.in(name, address, bytes.toByteArray());
  }
}
