package org.ipukern.generator.gate;

/** What the operands of a GEMM are filled with. */
enum GemmValueKind {
  /** Whole numbers so small that every sum is exact in any order. */
  WHOLE("whole numbers"),
  /** Gaussian values, whose sums are judged against a bound. */
  GAUSSIAN("Gaussian values"),
  /** Values of which two products leave the range of f16; signs keep some sums inside. */
  OVERFLOWING("overflow");

  private final String title;

  GemmValueKind(String title) {
    this.title = title;
  }

  /** As messages have it. */
  String title() {
    return title;
  }
}
