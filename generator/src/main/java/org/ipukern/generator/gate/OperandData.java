package org.ipukern.generator.gate;

/**
 * Contents of one operand for one run.
 *
 * @param field name of the vertex field
 * @param contents bytes before the run; of a pure output only their number matters
 * @param expected bytes after the run, null for an operand that must not change
 * @param metadata the FP8 metadata byte beside it; 0 where there is none
 */
public record OperandData(String field, byte[] contents, byte[] expected, int metadata) {
  /** An operand that the kernel only reads. */
  static OperandData input(String field, byte[] contents) {
    return new OperandData(field, contents, null, 0);
  }

  /** An operand that the kernel fills. */
  static OperandData output(String field, byte[] expected, int metadata) {
    return new OperandData(field, new byte[expected.length], expected, metadata);
  }
}
