package org.ipukern.tile.cost;

import java.util.Locale;

/**
 * The shape of one GEMM call on one tile, sizes in elements and without padding.
 *
 * @param rows rows of the left operand, 0..1048576
 * @param inner inner length, 0..1048576
 * @param columns columns of the result, 0..1048576
 * @param arithmetic operands and partials
 * @param interleaved coefficients lie in interleaved memory and are fed 16 bytes a cycle; otherwise
 *     8
 * @param swapped the columns are streamed and the rows are held as coefficients
 * @param packed the result is written in blocks of 16 rows; rows must then be a multiple of 16,
 *     partials f16 and the orientation normal
 */
public record GemmParameters(
    long rows,
    long inner,
    long columns,
    GemmArithmetic arithmetic,
    boolean interleaved,
    boolean swapped,
    boolean packed) {

  /** Columns, or rows, that one coefficient panel covers; also the rows of a packed block. */
  static final long GROUP = 16;

  /**
   * Checks the fields.
   *
   * @throws IllegalArgumentException naming the field that is out of range
   */
  public GemmParameters {
    Arguments.extent("rows", rows);
    Arguments.extent("inner", inner);
    Arguments.extent("columns", columns);
    if (arithmetic == null) {
      throw new IllegalArgumentException("arithmetic is missing");
    }
    if (packed) {
      checkPacked(rows, arithmetic, swapped);
    }
  }

  /** An f16 GEMM in normal orientation with plain output. */
  public static GemmParameters f16(long rows, long inner, long columns, boolean interleaved) {
    return new GemmParameters(rows, inner, columns, GemmArithmetic.F16, interleaved, false, false);
  }

  private static void checkPacked(long rows, GemmArithmetic arithmetic, boolean swapped) {
    if (rows % GROUP != 0) {
      long below = rows - rows % GROUP;
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "rows %d is not a multiple of %d, which packed output needs; nearest %d or %d",
              rows,
              GROUP,
              below,
              below + GROUP));
    }
    if (arithmetic.streamFactor() != 1) {
      throw new IllegalArgumentException(
          "arithmetic " + arithmetic + " has no packed output; F16 and FP8 have");
    }
    if (swapped) {
      throw new IllegalArgumentException("swapped orientation has no packed output");
    }
  }

  /** Number of inner groups, Kg of the formulas. */
  public long innerGroups() {
    return Arguments.ceilDiv(inner, arithmetic.innerGroup());
  }

  /** Number of groups of 16 on the side held as coefficients, Cg of the formulas. */
  public long heldGroups() {
    return Arguments.ceilDiv(swapped ? rows : columns, GROUP);
  }

  /** Rows that stream through the AMP for each coefficient panel, Rs of the formulas. */
  public long streamedRows() {
    return swapped ? columns : rows;
  }

  /** Coefficient panels, which is also the number of launches. */
  public long panels() {
    return Math.multiplyExact(innerGroups(), heldGroups());
  }
}
