package org.ipukern.generator.spec.run;

import org.ipukern.generator.spec.json.JsonWord;

/** Type of the elements of an operand. */
public enum ElementType implements JsonWord {
  /** binary16. */
  F16("f16", 2, true),
  /** binary32. */
  F32("f32", 4, true),
  /** FP8 with four exponent bits. */
  F143("f143", 1, true),
  /** FP8 with five exponent bits. */
  F152("f152", 1, true),
  /** Bytes. */
  U8("u8", 1, false),
  /** 16-bit words. */
  U16("u16", 2, false),
  /** 32-bit words. */
  U32("u32", 4, false);

  private final String id;
  private final int bytes;
  private final boolean real;

  ElementType(String id, int bytes, boolean real) {
    this.id = id;
    this.bytes = bytes;
    this.real = real;
  }

  @Override
  public String id() {
    return id;
  }

  /** Bytes of one element. */
  public int bytes() {
    return bytes;
  }

  /** Whether it is a floating-point type. */
  public boolean isReal() {
    return real;
  }
}
