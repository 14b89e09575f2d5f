package org.ipukern.tile.asm;

/** Data at its place in a section. */
final class PendingData {
  private final int offset;
  private final byte[] bytes;
  private final int width;
  private final Expression value;
  private final SourceLine line;
  private final int from;
  private final int to;

  private PendingData(
      int offset, byte[] bytes, int width, Expression value, SourceLine line, int from, int to) {
    this.offset = offset;
    this.bytes = bytes;
    this.width = width;
    this.value = value;
    this.line = line;
    this.from = from;
    this.to = to;
  }

  /** Bytes that are known. */
  static PendingData of(int offset, byte[] bytes, SourceLine line, int from, int to) {
    return new PendingData(offset, bytes.clone(), bytes.length, null, line, from, to);
  }

  /** A value in little-endian order. */
  static PendingData of(
      int offset, int width, Expression value, SourceLine line, int from, int to) {
    return new PendingData(offset, null, width, value, line, from, to);
  }

  /** Offset in the section, in bytes. */
  int offset() {
    return offset;
  }

  /** The content; null if an expression gives it. */
  byte[] bytes() {
    return bytes;
  }

  /** Number of bytes. */
  int width() {
    return width;
  }

  /** Gives the content; null if the bytes are known. */
  Expression value() {
    return value;
  }

  SourceLine line() {
    return line;
  }

  /** Offset of its first character in the line. */
  int from() {
    return from;
  }

  /** Offset after its last character in the line. */
  int to() {
    return to;
  }
}
