package org.ipukern.generator.spec;

import org.ipukern.generator.spec.json.JsonWord;

/** Formats of the operands and of the output of a GEMM. */
public enum Precision implements JsonWord {
  /** binary16 operands, partials and output. */
  F16("f16", 2, 2, 16),
  /** binary16 operands, binary32 partials and output. */
  F16_F32("f16-f32", 2, 4, 16),
  /** binary32 throughout. */
  F32("f32", 4, 4, 16),
  /** F143 operands, binary16 partials and output. */
  F143("f143", 1, 2, 32),
  /** F152 operands, binary16 partials and output. */
  F152("f152", 1, 2, 32),
  /** F143 left operand, F152 coefficients, binary16 partials and output. */
  F143_F152("f143-f152", 1, 2, 32);

  private final String id;
  private final int operandBytes;
  private final int outputBytes;
  private final int group;

  Precision(String id, int operandBytes, int outputBytes, int group) {
    this.id = id;
    this.operandBytes = operandBytes;
    this.outputBytes = outputBytes;
    this.group = group;
  }

  @Override
  public String id() {
    return id;
  }

  /** Bytes of one value of the left operand or the coefficients. */
  public int operandBytes() {
    return operandBytes;
  }

  /** Bytes of one value of the partials or the output. */
  public int outputBytes() {
    return outputBytes;
  }

  /** Inner elements of one coefficient block: 16, or 32 for FP8. */
  public int group() {
    return group;
  }

  /** Whether the operands are FP8 and so have scales and an overflow mode. */
  public boolean isFp8() {
    return operandBytes == 1;
  }
}
