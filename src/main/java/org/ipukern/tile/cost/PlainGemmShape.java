package org.ipukern.tile.cost;

import java.util.List;

/**
 * The shape of a kernel for plain GEMMs: mode initialize, one product, plain output, cleared
 * accumulators, rounding as the call finds it or to nearest, FP8 with saturation and the scales of
 * run-time metadata.
 *
 * @param streamed rows that stream through the AMP, of each entry point, ascending and different;
 *     with swapped orientation the columns
 * @param panels coefficient panels of 16 that are held, the same for every entry point
 * @param groups inner groups: of 16 elements, with FP8 of 32
 * @param fp8 FP8 operands; otherwise f16
 * @param interleaved coefficients in interleaved memory
 */
public record PlainGemmShape(
    List<Integer> streamed, int panels, int groups, boolean fp8, boolean interleaved) {

  /**
   * Copies the list.
   *
   * @throws IllegalArgumentException naming the field that is out of range
   */
  public PlainGemmShape {
    streamed = List.copyOf(streamed);
    if (streamed.isEmpty() || streamed.get(0) < 1) {
      throw new IllegalArgumentException("streamed " + streamed + " has no rows");
    }
    if (panels < 1 || groups < 1) {
      throw new IllegalArgumentException(
          "panels " + panels + " and groups " + groups + " must be at least 1");
    }
  }

  /** A kernel of one entry point in normal orientation, sizes in elements. */
  public static PlainGemmShape of(
      int rows, int inner, int columns, boolean fp8, boolean interleaved) {
    int group = fp8 ? 32 : 16;
    return new PlainGemmShape(
        List.of(rows), (columns + 15) / 16, (inner + group - 1) / group, fp8, interleaved);
  }

  /** Coefficient loads of one panel. */
  int feed() {
    return interleaved ? 32 : 64;
  }
}
