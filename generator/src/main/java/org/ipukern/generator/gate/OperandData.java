package org.ipukern.generator.gate;

import java.util.Optional;

/** Contents of one operand for one run. The arrays are shared, not copied. */
final class OperandData {
  private final String field;
  private final byte[] contents;
  private final Optional<Answer> answer;
  private final int metadata;

  private OperandData(String field, byte[] contents, Optional<Answer> answer, int metadata) {
    this.field = field;
    this.contents = contents;
    this.answer = answer;
    this.metadata = metadata;
  }

  /** An operand that the kernel only reads. */
  static OperandData input(String field, byte[] contents) {
    return input(field, contents, 0);
  }

  /** An FP8 operand that the kernel only reads. */
  static OperandData input(String field, byte[] contents, int metadata) {
    return new OperandData(field, contents, Optional.empty(), metadata);
  }

  /** An operand that the kernel fills; metadata 0 where there is none. */
  static OperandData output(String field, byte[] expected, int metadata) {
    return output(field, Answer.exactly(expected), metadata);
  }

  /** An operand that the kernel fills with one of several right answers. */
  static OperandData output(String field, Answer answer, int metadata) {
    return new OperandData(field, new byte[answer.bytes().length], Optional.of(answer), metadata);
  }

  /** An operand that the kernel reads and changes. */
  static OperandData inOut(String field, byte[] before, Answer after) {
    return new OperandData(field, before, Optional.of(after), 0);
  }

  /** Name of the vertex field. */
  String field() {
    return field;
  }

  /** Bytes before the run; of a pure output only their number matters. */
  byte[] contents() {
    return contents;
  }

  /** What the bytes may be after the run; empty for an operand that must not change. */
  Optional<Answer> answer() {
    return answer;
  }

  /** The bytes it should hold after the run. */
  byte[] expected() {
    return answer.map(Answer::bytes).orElse(contents);
  }

  /** The FP8 metadata byte beside it; 0 where there is none. */
  int metadata() {
    return metadata;
  }
}
