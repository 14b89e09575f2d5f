package org.ipukern.generator.gate;

/** Contents of one operand for one run. The arrays are shared, not copied. */
final class OperandData {
  private final String field;
  private final byte[] contents;
  private final byte[] expected;
  private final int metadata;

  private OperandData(String field, byte[] contents, byte[] expected, int metadata) {
    this.field = field;
    this.contents = contents;
    this.expected = expected;
    this.metadata = metadata;
  }

  /** An operand that the kernel only reads. */
  static OperandData input(String field, byte[] contents) {
    return new OperandData(field, contents, null, 0);
  }

  /**
   * An operand that the kernel fills.
   *
   * @param metadata the FP8 metadata byte beside it; 0 where there is none
   */
  static OperandData output(String field, byte[] expected, int metadata) {
    return new OperandData(field, new byte[expected.length], expected, metadata);
  }

  /** Name of the vertex field. */
  String field() {
    return field;
  }

  /** Bytes before the run; of a pure output only their number matters. */
  byte[] contents() {
    return contents;
  }

  /** Bytes after the run, null for an operand that must not change. */
  byte[] expected() {
    return expected;
  }

  /** The FP8 metadata byte beside it; 0 where there is none. */
  int metadata() {
    return metadata;
  }
}
