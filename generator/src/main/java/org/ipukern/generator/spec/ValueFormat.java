package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Format of the values that a cast reads or writes. */
public enum ValueFormat implements JsonWord {
  /** binary16. */
  F16("f16", 2),
  /** binary32. */
  F32("f32", 4),
  /** FP8 with four exponent and three mantissa bits. */
  F143("f143", 1),
  /** FP8 with five exponent and two mantissa bits. */
  F152("f152", 1);

  private final String id;
  private final int bytes;

  ValueFormat(String id, int bytes) {
    this.id = id;
    this.bytes = bytes;
  }

  @Override
  public String id() {
    return id;
  }

  /** Bytes of one value. */
  public int bytes() {
    return bytes;
  }

  /** Whether the values are FP8 and so have a scale. */
  public boolean isFp8() {
    return bytes == 1;
  }
}
