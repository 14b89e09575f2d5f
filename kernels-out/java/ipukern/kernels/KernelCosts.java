// SPDX-License-Identifier: 0BSD
// KernelCosts.java, emitted by ipukern: edit the manifest, not this file.
package ipukern.kernels;

import java.util.stream.Stream;

/**
 * What a call of a kernel of this folder's kinds costs, at any shape.
 *
 * <p>Modelled tile cycles (timing model ipu21-t2) of kernels with one entry
 * point, in constant time; sizes that do not fit a tile are not refused.
 */
public final class KernelCosts {
  /**
   * Not for use.
   */
  private KernelCosts() {
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 linear any}
   *
   * @param elements number of values
   */
  public static long castF16Fp8LinearAny(int elements) {
    return cycles(CastF16Fp8LinearAny.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 linear interleaved}
   *
   * @param elements number of values
   */
  public static long castF16Fp8LinearInterleaved(int elements) {
    return cycles(CastF16Fp8LinearInterleaved.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 linear separate}
   *
   * @param elements number of values
   */
  public static long castF16Fp8LinearSeparate(int elements) {
    return cycles(CastF16Fp8LinearSeparate.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 packed interleaved}
   *
   * @param rows number of rows
   * @param panels of 32 columns
   */
  public static long castF16Fp8PackedInterleaved(int rows, int panels) {
    return cycles(CastF16Fp8PackedInterleaved.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 packed separate}
   *
   * @param rows number of rows
   * @param panels of 32 columns
   */
  public static long castF16Fp8PackedSeparate(int rows, int panels) {
    return cycles(CastF16Fp8PackedSeparate.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 row-major interleaved quads}
   *
   * @param rows number of rows
   * @param panels of 32 columns
   */
  public static long castF16Fp8RowMajorInterleavedQuads(int rows, int panels) {
    return cycles(CastF16Fp8RowMajorInterleavedQuads.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f16 fp8 row-major separate quads}
   *
   * @param rows number of rows
   * @param panels of 32 columns
   */
  public static long castF16Fp8RowMajorSeparateQuads(int rows, int panels) {
    return cycles(CastF16Fp8RowMajorSeparateQuads.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f32 f16 linear interleaved}
   *
   * @param elements number of values
   */
  public static long castF32F16LinearInterleaved(int elements) {
    return cycles(CastF32F16LinearInterleaved.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast f32 fp8 linear any}
   *
   * @param elements number of values
   */
  public static long castF32Fp8LinearAny(int elements) {
    return cycles(CastF32Fp8LinearAny.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast fp8 f16 linear separate}
   *
   * @param elements number of values
   */
  public static long castFp8F16LinearSeparate(int elements) {
    return cycles(CastFp8F16LinearSeparate.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast fp8 f16 packed separate}
   *
   * @param rows number of rows
   * @param panels of 32 columns
   */
  public static long castFp8F16PackedSeparate(int rows, int panels) {
    return cycles(CastFp8F16PackedSeparate.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast other fp8 linear any}
   *
   * @param elements number of values
   */
  public static long castOtherFp8LinearAny(int elements) {
    return cycles(CastOtherFp8LinearAny.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of cast same fp8 linear any}
   *
   * @param elements number of values
   */
  public static long castSameFp8LinearAny(int elements) {
    return cycles(CastSameFp8LinearAny.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 interleaved initialize}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16InterleavedInitialize(int streamed, int innerGroups, int panels) {
    return cycles(GemmF16InterleavedInitialize.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 interleaved initialize leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16InterleavedInitializeLeading(int streamed, int innerGroups,
      int panels) {
    return cycles(GemmF16InterleavedInitializeLeading.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 interleaved initialize packed}
   *
   * @param blocks of 16 rows
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16InterleavedInitializePacked(int blocks, int innerGroups, int panels) {
    return cycles(GemmF16InterleavedInitializePacked.NUMBERS, blocks, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 interleaved initialize retained}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16InterleavedInitializeRetained(int streamed, int innerGroups,
      int panels) {
    return cycles(GemmF16InterleavedInitializeRetained.NUMBERS, streamed, innerGroups - 1, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 interleaved initialize retained leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16InterleavedInitializeRetainedLeading(int streamed, int innerGroups,
      int panels) {
    return cycles(GemmF16InterleavedInitializeRetainedLeading.NUMBERS, streamed, innerGroups - 1, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 standard initialize}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16StandardInitialize(int streamed, int innerGroups, int panels) {
    return cycles(GemmF16StandardInitialize.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 standard initialize leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16StandardInitializeLeading(int streamed, int innerGroups, int panels) {
    return cycles(GemmF16StandardInitializeLeading.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 standard initialize retained}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16StandardInitializeRetained(int streamed, int innerGroups, int panels) {
    return cycles(GemmF16StandardInitializeRetained.NUMBERS, streamed, innerGroups - 1, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm f16 standard initialize retained leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 16 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmF16StandardInitializeRetainedLeading(int streamed, int innerGroups,
      int panels) {
    return cycles(GemmF16StandardInitializeRetainedLeading.NUMBERS, streamed, innerGroups - 1, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm fp8 interleaved initialize}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 32 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmFp8InterleavedInitialize(int streamed, int innerGroups, int panels) {
    return cycles(GemmFp8InterleavedInitialize.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm fp8 interleaved initialize leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 32 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmFp8InterleavedInitializeLeading(int streamed, int innerGroups,
      int panels) {
    return 30 + cycles(GemmF16InterleavedInitializeLeading.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm fp8 standard initialize}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 32 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmFp8StandardInitialize(int streamed, int innerGroups, int panels) {
    return cycles(GemmFp8StandardInitialize.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of gemm fp8 standard initialize leading}
   *
   * @param streamed rows; columns where the orientation is swapped
   * @param innerGroups groups of 32 inner values
   * @param panels of 16 columns; of 16 rows where the orientation is swapped
   */
  public static long gemmFp8StandardInitializeLeading(int streamed, int innerGroups, int panels) {
    return 30 + cycles(GemmF16StandardInitializeLeading.NUMBERS, streamed, innerGroups, panels);
  }

  /**
   * {@return modelled tile cycles of a call of layout coefficients-from-rows 16 separate}
   *
   * @param blocks of 16 columns x 32 bytes
   */
  public static long layoutCoefficientsFromRows16Separate(int blocks) {
    return cycles(LayoutCoefficientsFromRows16Separate.NUMBERS, blocks, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout coefficients-from-rows 16 separate accumulator}
   *
   * @param blocks of 16 columns x 32 bytes
   */
  public static long layoutCoefficientsFromRows16SeparateAccumulator(int blocks) {
    return cycles(LayoutCoefficientsFromRows16SeparateAccumulator.NUMBERS, blocks, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout coefficients-from-rows 16 separate cxk}
   *
   * @param blocks of 16 columns x 32 bytes
   */
  public static long layoutCoefficientsFromRows16SeparateCxk(int blocks) {
    return cycles(LayoutCoefficientsFromRows16SeparateCxk.NUMBERS, blocks, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout copy 16 separate long}
   *
   * @param rows number of rows
   * @param quads whole quads of 8 bytes a row, from 17
   */
  public static long layoutCopy16SeparateLong(int rows, int quads) {
    return cycles(LayoutCopy16SeparateLong.NUMBERS, rows, quads - 16, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout fill 16 separate dense filled}
   *
   * @param elements of all rows
   */
  public static long layoutFill16SeparateDenseFilled(int elements) {
    return cycles(LayoutFill16SeparateDenseFilled.NUMBERS, elements, 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout pad 16 separate filled rest1 long}
   *
   * @param rows number of rows
   * @param quads whole quads of 8 bytes a row, from 17
   * @param padding elements that each row gets, 1 to 7
   */
  public static long layoutPad16SeparateFilledRest1Long(int rows, int quads, int padding) {
    return 12 + cycles(LayoutPad16SeparateFilledRest1Long.NUMBERS, rows, quads - 16, padding);
  }

  /**
   * {@return modelled tile cycles of a call of layout panels-from-rows 16 separate}
   *
   * @param rows number of rows
   * @param panels of 32 bytes a row
   */
  public static long layoutPanelsFromRows16Separate(int rows, int panels) {
    return cycles(LayoutPanelsFromRows16Separate.NUMBERS, rows, panels, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout rows-from-panels 16 separate}
   *
   * @param fragments whole fragments of 16 columns
   * @param rows number of rows, 2 to 16
   */
  public static long layoutRowsFromPanels16Separate(int fragments, int rows) {
    return cycles(LayoutRowsFromPanels16Separate.NUMBERS, fragments, rows - 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout rows-from-panels 16 separate filled rest9}
   *
   * @param fragments whole fragments of 16 columns
   * @param rows number of rows, 2 to 16
   */
  public static long layoutRowsFromPanels16SeparateFilledRest9(int fragments, int rows) {
    return 12 + cycles(LayoutRowsFromPanels16SeparateFilledRest9.NUMBERS, fragments, rows - 1, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout transpose 16 separate}
   *
   * @param blockRows rows of blocks, of 2 x 2 words or 4 x 4 smaller elements
   * @param blockColumns columns of blocks
   */
  public static long layoutTranspose16Separate(int blockRows, int blockColumns) {
    return cycles(LayoutTranspose16Separate.NUMBERS, blockRows, blockColumns, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout transpose 16 separate accumulator}
   *
   * @param blockRows rows of blocks, of 2 x 2 words or 4 x 4 smaller elements
   * @param blockColumns columns of blocks
   */
  public static long layoutTranspose16SeparateAccumulator(int blockRows, int blockColumns) {
    return cycles(LayoutTranspose16SeparateAccumulator.NUMBERS, blockRows, blockColumns, 1);
  }

  /**
   * {@return modelled tile cycles of a call of layout transpose 32 separate}
   *
   * @param blockRows rows of blocks, of 2 x 2 words or 4 x 4 smaller elements
   * @param blockColumns columns of blocks
   */
  public static long layoutTranspose32Separate(int blockRows, int blockColumns) {
    return cycles(LayoutTranspose32Separate.NUMBERS, blockRows, blockColumns, 1);
  }

  /**
   * {@return the cycles that a table says}
   *
   * @param t numbers of the table
   * @param n what the workers share
   * @param inner rounds of the inner loop
   * @param outer rounds of the outer loop
   */
  private static long cycles(int[] t, int n, int inner, int outer) {
    int innerFirst = t[0];
    int innerPeriod = t[1];
    int outerFirst = t[2];
    int outerPeriod = t[3];
    int segments = t[4];
    if (n < t[5] || inner < 1 || outer < 1 || innerPeriod == 0 && inner >= innerFirst || outerPeriod == 0 && outer >= outerFirst) {
      throw new IllegalArgumentException("no cycles for sizes " + n + ", " + inner + ", " + outer);
    }
    int innerPlaces = innerFirst - 1 + innerPeriod;
    int outerPlaces = outerFirst - 1 + outerPeriod;
    int perInner = 2 * innerPlaces * outerPlaces;
    int perOuter = perInner + 2 * innerPeriod * outerPlaces;
    int perBoth = perOuter + 2 * outerPeriod * innerPlaces;
    int length = perBoth + 2 * innerPeriod * outerPeriod;
    int segment = 5;
    int line = 5 + 2 * segments;
    while (segment + 2 < 5 + 2 * segments && n >= t[segment + 2]) {
      line += t[segment + 1] * length;
      segment += 2;
    }
    int turns = (n - t[segment]) / t[segment + 1];
    line += (n - t[segment] - turns * t[segment + 1]) * length;
    int moreInner = inner < innerFirst ? 0 : (inner - innerFirst) / innerPeriod;
    int moreOuter = outer < outerFirst ? 0 : (outer - outerFirst) / outerPeriod;
    int i = inner - moreInner * innerPeriod - 1;
    int o = outer - moreOuter * outerPeriod - 1;
    int at = line + 2 * (i * outerPlaces + o);
    long cycles = t[at] + (long) turns * t[at + 1];
    if (moreInner > 0) {
      at = line + perInner + 2 * ((i - innerFirst + 1) * outerPlaces + o);
      cycles += moreInner * (t[at] + (long) turns * t[at + 1]);
    }
    if (moreOuter > 0) {
      at = line + perOuter + 2 * ((o - outerFirst + 1) * innerPlaces + i);
      cycles += moreOuter * (t[at] + (long) turns * t[at + 1]);
    }
    if (moreInner > 0 && moreOuter > 0) {
      at = line + perBoth + 2 * ((i - innerFirst + 1) * outerPeriod + o - outerFirst + 1);
      cycles += (long) moreInner * moreOuter * (t[at] + (long) turns * t[at + 1]);
    }
    return cycles;
  }

  /**
   * {@return the numbers of a text}
   *
   * @param text with blanks between them
   */
  private static int[] numbers(String text) {
    return Stream.of(text.split("\\s+")).mapToInt(Integer::parseInt).toArray();
  }

  /**
   * Holds the numbers of cast f16 fp8 linear any.
   */
  private static final class CastF16Fp8LinearAny {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 3 1 191 192 48 576 48 213 0 207 0 207 0 159 0 207\n"
        + "0 201 0 213 0 190 0 291 0 285 0 285 0 237 0 285 0 279 0 291\n"
        + "0 191 0 291 0 285 0 285 0 237 0 285 0 279 0 291 0 192 0 291\n"
        + "0 285 0 285 0 237 0 285 0 279 0 291 0 193 0 291 0 285 0 285\n"
        + "0 237 0 285 0 279 0 291 0 194 0 291 0 285 0 285 0 237 0 285\n"
        + "0 279 0 291 0 189 0 321 0 315 0 315 0 267 0 315 0 309 0 321\n"
        + "0 202 0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 203 0 321\n"
        + "0 315 0 315 0 267 0 315 0 309 0 321 0 204 0 321 0 315 0 315\n"
        + "0 267 0 315 0 309 0 321 0 205 0 321 0 315 0 315 0 267 0 315\n"
        + "0 309 0 321 0 206 0 321 0 315 0 315 0 267 0 315 0 309 0 321\n"
        + "0 207 0 339 0 333 0 333 0 285 0 333 0 327 0 339 0 220 0 339\n"
        + "0 333 0 333 0 285 0 333 0 327 0 339 0 221 0 339 0 333 0 333\n"
        + "0 285 0 333 0 327 0 339 0 222 0 339 0 333 0 333 0 285 0 333\n"
        + "0 327 0 339 0 223 0 339 0 333 0 333 0 285 0 333 0 327 0 339\n"
        + "0 224 0 339 0 333 0 333 0 285 0 333 0 327 0 339 0 225 0 357\n"
        + "0 351 0 351 0 303 0 351 0 345 0 357 0 238 0 357 0 351 0 351\n"
        + "0 303 0 351 0 345 0 357 0 239 0 357 0 351 0 351 0 303 0 351\n"
        + "0 345 0 357 0 240 0 357 0 351 0 351 0 303 0 351 0 345 0 357\n"
        + "0 241 0 357 0 351 0 351 0 303 0 351 0 345 0 357 0 242 0 357\n"
        + "0 351 0 351 0 303 0 351 0 345 0 357 0 243 18 375 18 369 18 369\n"
        + "18 321 18 369 18 363 18 375 18 256 18 375 18 369 18 369 18 321 18 369\n"
        + "18 363 18 375 18 257 18 375 18 369 18 369 18 321 18 369 18 363 18 375\n"
        + "18 258 18 375 18 369 18 369 18 321 18 369 18 363 18 375 18 259 18 375\n"
        + "18 369 18 369 18 321 18 369 18 363 18 375 18 260 18 375 18 369 18 369\n"
        + "18 321 18 369 18 363 18 375 18 471 18 603 18 597 18 597 18 549 18 597\n"
        + "18 591 18 603 18 484 18 603 18 597 18 597 18 549 18 597 18 591 18 603\n"
        + "18 485 18 603 18 597 18 597 18 549 18 597 18 591 18 603 18 486 18 603\n"
        + "18 597 18 597 18 549 18 597 18 591 18 603 18 487 18 603 18 597 18 597\n"
        + "18 549 18 597 18 591 18 603 18 488 18 603 18 597 18 597 18 549 18 597\n"
        + "18 591 18 603 18\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 linear interleaved.
   */
  private static final class CastF16Fp8LinearInterleaved {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 191 192 48 213 0 207 0 207 0 159 0 207 0 201\n"
        + "0 213 0 190 0 291 0 285 0 285 0 237 0 285 0 279 0 291 0 191\n"
        + "0 291 0 285 0 285 0 237 0 285 0 279 0 291 0 192 0 291 0 285\n"
        + "0 285 0 237 0 285 0 279 0 291 0 193 0 291 0 285 0 285 0 237\n"
        + "0 285 0 279 0 291 0 194 0 291 0 285 0 285 0 237 0 285 0 279\n"
        + "0 291 0 189 0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 202\n"
        + "0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 203 0 321 0 315\n"
        + "0 315 0 267 0 315 0 309 0 321 0 204 0 321 0 315 0 315 0 267\n"
        + "0 315 0 309 0 321 0 205 0 321 0 315 0 315 0 267 0 315 0 309\n"
        + "0 321 0 206 0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 207\n"
        + "0 339 0 333 0 333 0 285 0 333 0 327 0 339 0 208 0 339 0 333\n"
        + "0 333 0 285 0 333 0 327 0 339 0 209 0 339 0 333 0 333 0 285\n"
        + "0 333 0 327 0 339 0 210 0 339 0 333 0 333 0 285 0 333 0 327\n"
        + "0 339 0 211 0 339 0 333 0 333 0 285 0 333 0 327 0 339 0 212\n"
        + "0 339 0 333 0 333 0 285 0 333 0 327 0 339 0 213 0 345 0 339\n"
        + "0 339 0 291 0 339 0 333 0 345 0 214 0 345 0 339 0 339 0 291\n"
        + "0 339 0 333 0 345 0 215 0 345 0 339 0 339 0 291 0 339 0 333\n"
        + "0 345 0 216 0 345 0 339 0 339 0 291 0 339 0 333 0 345 0 217\n"
        + "0 345 0 339 0 339 0 291 0 339 0 333 0 345 0 218 0 345 0 339\n"
        + "0 339 0 291 0 339 0 333 0 345 0 219 6 351 6 345 6 345 6 297\n"
        + "6 345 6 339 6 351 6 220 6 351 6 345 6 345 6 297 6 345 6 339\n"
        + "6 351 6 221 6 351 6 345 6 345 6 297 6 345 6 339 6 351 6 222\n"
        + "6 351 6 345 6 345 6 297 6 345 6 339 6 351 6 223 6 351 6 345\n"
        + "6 345 6 297 6 345 6 339 6 351 6 224 6 351 6 345 6 345 6 297\n"
        + "6 345 6 339 6 351 6\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 linear separate.
   */
  private static final class CastF16Fp8LinearSeparate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 191 192 48 213 0 207 0 207 0 159 0 207 0 201\n"
        + "0 213 0 190 0 291 0 285 0 285 0 237 0 285 0 279 0 291 0 191\n"
        + "0 291 0 285 0 285 0 237 0 285 0 279 0 291 0 192 0 291 0 285\n"
        + "0 285 0 237 0 285 0 279 0 291 0 193 0 291 0 285 0 285 0 237\n"
        + "0 285 0 279 0 291 0 194 0 291 0 285 0 285 0 237 0 285 0 279\n"
        + "0 291 0 189 0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 202\n"
        + "0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 203 0 321 0 315\n"
        + "0 315 0 267 0 315 0 309 0 321 0 204 0 321 0 315 0 315 0 267\n"
        + "0 315 0 309 0 321 0 205 0 321 0 315 0 315 0 267 0 315 0 309\n"
        + "0 321 0 206 0 321 0 315 0 315 0 267 0 315 0 309 0 321 0 225\n"
        + "0 357 0 351 0 351 0 303 0 351 0 345 0 357 0 232 0 357 0 351\n"
        + "0 351 0 303 0 351 0 345 0 357 0 233 0 357 0 351 0 351 0 303\n"
        + "0 351 0 345 0 357 0 234 0 357 0 351 0 351 0 303 0 351 0 345\n"
        + "0 357 0 235 0 357 0 351 0 351 0 303 0 351 0 345 0 357 0 236\n"
        + "0 357 0 351 0 351 0 303 0 351 0 345 0 357 0 237 0 369 0 363\n"
        + "0 363 0 315 0 363 0 357 0 369 0 244 0 369 0 363 0 363 0 315\n"
        + "0 363 0 357 0 369 0 245 0 369 0 363 0 363 0 315 0 363 0 357\n"
        + "0 369 0 246 0 369 0 363 0 363 0 315 0 363 0 357 0 369 0 247\n"
        + "0 369 0 363 0 363 0 315 0 363 0 357 0 369 0 248 0 369 0 363\n"
        + "0 363 0 315 0 363 0 357 0 369 0 249 12 381 12 375 12 375 12 327\n"
        + "12 375 12 369 12 381 12 256 12 381 12 375 12 375 12 327 12 375 12 369\n"
        + "12 381 12 257 12 381 12 375 12 375 12 327 12 375 12 369 12 381 12 258\n"
        + "12 381 12 375 12 375 12 327 12 375 12 369 12 381 12 259 12 381 12 375\n"
        + "12 375 12 327 12 375 12 369 12 381 12 260 12 381 12 375 12 375 12 327\n"
        + "12 375 12 369 12 381 12\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 packed interleaved.
   */
  private static final class CastF16Fp8PackedInterleaved {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 211 0 212 0 207 0 283 0 284 0 285\n"
        + "0 337 0 338 0 339 0 391 0 392 0 393 0 108 0 108 0 108 0 108\n"
        + "0 108 0 108 0 212 0 217 0 219 0 296 0 307 0 309 0 362 0 373\n"
        + "0 375 0 428 0 439 0 441 0 132 0 132 0 132 0 132 0 132 0 132\n"
        + "0 207 0 284 0 231 0 309 0 362 0 333 0 387 0 440 0 411 0 465\n"
        + "0 518 0 489 0 156 0 156 0 156 0 156 0 156 0 156 0 217 0 296\n"
        + "0 243 0 331 0 386 0 357 0 421 0 476 0 447 0 511 0 566 0 537\n"
        + "0 180 0 180 0 180 0 180 0 180 0 180 0 218 0 296 0 255 0 344\n"
        + "0 398 0 381 0 446 0 500 0 483 0 548 0 602 0 585 0 204 0 204\n"
        + "0 204 0 204 0 204 0 204 0 219 0 308 0 267 0 357 0 422 0 405\n"
        + "0 471 0 536 0 519 0 585 0 650 0 633 0 228 0 228 0 228 0 228\n"
        + "0 228 0 228 0 229 0 320 0 279 0 379 0 446 0 429 0 505 0 572\n"
        + "0 555 0 631 0 698 0 681 0 252 0 252 0 252 0 252 0 252 0 252\n"
        + "0 230 0 320 0 291 0 392 0 458 0 453 0 530 0 596 0 591 0 668\n"
        + "0 734 0 729 0 276 0 276 0 276 0 276 0 276 0 276 0 231 0 332\n"
        + "0 303 0 405 0 482 0 477 0 555 0 632 0 627 0 705 0 782 0 777\n"
        + "0 300 0 300 0 300 0 300 0 300 0 300 0 241 0 344 0 315 0 427\n"
        + "0 506 0 501 0 589 0 668 0 663 0 751 0 830 0 825 0 324 0 324\n"
        + "0 324 0 324 0 324 0 324 0 242 0 344 0 327 0 440 0 518 0 525\n"
        + "0 614 0 692 0 699 0 788 0 866 0 873 0 348 0 348 0 348 0 348\n"
        + "0 348 0 348 0 243 0 356 0 339 0 453 0 542 0 549 0 639 0 728\n"
        + "0 735 0 825 0 914 0 921 0 372 0 372 0 372 0 372 0 372 0 372\n"
        + "0 253 0 368 0 351 0 475 0 566 0 573 0 673 0 764 0 771 0 871\n"
        + "0 962 0 969 0 396 0 396 0 396 0 396 0 396 0 396 0 254 0 368\n"
        + "0 363 0 488 0 578 0 597 0 698 0 788 0 807 0 908 0 998 0 1017\n"
        + "0 420 0 420 0 420 0 420 0 420 0 420 0 255 0 380 0 375 0 501\n"
        + "0 602 0 621 0 723 0 824 0 843 0 945 0 1046 0 1065 0 444 0 444\n"
        + "0 444 0 444 0 444 0 444 0 265 0 392 0 387 0 523 0 626 0 645\n"
        + "0 757 0 860 0 879 0 991 0 1094 0 1113 0 468 0 468 0 468 0 468\n"
        + "0 468 0 468 0 266 0 392 0 399 0 536 0 638 0 669 0 782 0 884\n"
        + "0 915 0 1028 0 1130 0 1161 0 492 0 492 0 492 0 492 0 492 0 492\n"
        + "0 267 0 404 0 411 0 549 0 662 0 693 0 807 0 920 0 951 0 1065\n"
        + "0 1178 0 1209 0 516 0 516 0 516 0 516 0 516 0 516 0 277 0 416\n"
        + "0 423 0 571 0 686 0 717 0 841 0 956 0 987 0 1111 0 1226 0 1257\n"
        + "0 540 0 540 0 540 0 540 0 540 0 540 0 278 0 416 0 435 0 584\n"
        + "0 698 0 741 0 866 0 980 0 1023 0 1148 0 1262 0 1305 0 564 0 564\n"
        + "0 564 0 564 0 564 0 564 0 279 0 428 0 447 0 597 0 722 0 765\n"
        + "0 891 0 1016 0 1059 0 1185 0 1310 0 1353 0 588 0 588 0 588 0 588\n"
        + "0 588 0 588 0 289 0 440 0 459 0 619 0 746 0 789 0 925 0 1052\n"
        + "0 1095 0 1231 0 1358 0 1401 0 612 0 612 0 612 0 612 0 612 0 612\n"
        + "0 290 0 440 0 471 0 632 0 758 0 813 0 950 0 1076 0 1131 0 1268\n"
        + "0 1394 0 1449 0 636 0 636 0 636 0 636 0 636 0 636 0 291 0 452\n"
        + "0 483 0 645 0 782 0 837 0 975 0 1112 0 1167 0 1305 0 1442 0 1497\n"
        + "0 660 0 660 0 660 0 660 0 660 0 660 0 301 0 464 0 495 0 667\n"
        + "0 806 0 861 0 1009 0 1148 0 1203 0 1351 0 1490 0 1545 0 684 0 684\n"
        + "0 684 0 684 0 684 0 684 0 302 0 464 0 507 0 680 0 818 0 885\n"
        + "0 1034 0 1172 0 1239 0 1388 0 1526 0 1593 0 708 0 708 0 708 0 708\n"
        + "0 708 0 708 0 303 0 476 0 519 0 693 0 842 0 909 0 1059 0 1208\n"
        + "0 1275 0 1425 0 1574 0 1641 0 732 0 732 0 732 0 732 0 732 0 732\n"
        + "0 313 0 488 0 531 0 715 0 866 0 933 0 1093 0 1244 0 1311 0 1471\n"
        + "0 1622 0 1689 0 756 0 756 0 756 0 756 0 756 0 756 0 314 0 488\n"
        + "0 543 0 728 0 878 0 957 0 1118 0 1268 0 1347 0 1508 0 1658 0 1737\n"
        + "0 780 0 780 0 780 0 780 0 780 0 780 0 315 0 500 0 555 0 741\n"
        + "0 902 0 981 0 1143 0 1304 0 1383 0 1545 0 1706 0 1785 0 804 0 804\n"
        + "0 804 0 804 0 804 0 804 0 325 0 512 0 567 0 763 0 926 0 1005\n"
        + "0 1177 0 1340 0 1419 0 1591 0 1754 0 1833 0 828 0 828 0 828 0 828\n"
        + "0 828 0 828 0 326 0 512 0 579 0 776 0 938 0 1029 0 1202 0 1364\n"
        + "0 1455 0 1628 0 1790 0 1881 0 852 0 852 0 852 0 852 0 852 0 852\n"
        + "0 327 0 524 0 591 0 789 0 962 0 1053 0 1227 0 1400 0 1491 0 1665\n"
        + "0 1838 0 1929 0 876 0 876 0 876 0 876 0 876 0 876 0 337 0 536\n"
        + "0 603 0 811 0 986 0 1077 0 1261 0 1436 0 1527 0 1711 0 1886 0 1977\n"
        + "0 900 0 900 0 900 0 900 0 900 0 900 0 338 0 536 0 615 0 824\n"
        + "0 998 0 1101 0 1286 0 1460 0 1563 0 1748 0 1922 0 2025 0 924 0 924\n"
        + "0 924 0 924 0 924 0 924 0 339 0 548 0 627 0 837 0 1022 0 1125\n"
        + "0 1311 0 1496 0 1599 0 1785 0 1970 0 2073 0 948 0 948 0 948 0 948\n"
        + "0 948 0 948 0 349 0 560 0 639 0 859 0 1046 0 1149 0 1345 0 1532\n"
        + "0 1635 0 1831 0 2018 0 2121 0 972 0 972 0 972 0 972 0 972 0 972\n"
        + "0 350 0 560 0 651 0 872 0 1058 0 1173 0 1370 0 1556 0 1671 0 1868\n"
        + "0 2054 0 2169 0 996 0 996 0 996 0 996 0 996 0 996 0 351 0 572\n"
        + "0 663 0 885 0 1082 0 1197 0 1395 0 1592 0 1707 0 1905 0 2102 0 2217\n"
        + "0 1020 0 1020 0 1020 0 1020 0 1020 0 1020 0 361 0 584 0 675 0 907\n"
        + "0 1106 0 1221 0 1429 0 1628 0 1743 0 1951 0 2150 0 2265 0 1044 0 1044\n"
        + "0 1044 0 1044 0 1044 0 1044 0 362 0 584 0 687 0 920 0 1118 0 1245\n"
        + "0 1454 0 1652 0 1779 0 1988 0 2186 0 2313 0 1068 0 1068 0 1068 0 1068\n"
        + "0 1068 0 1068 0 363 0 596 0 699 0 933 0 1142 0 1269 0 1479 0 1688\n"
        + "0 1815 0 2025 0 2234 0 2361 0 1092 0 1092 0 1092 0 1092 0 1092 0 1092\n"
        + "0 373 0 608 0 711 0 955 0 1166 0 1293 0 1513 0 1724 0 1851 0 2071\n"
        + "0 2282 0 2409 0 1116 0 1116 0 1116 0 1116 0 1116 0 1116 0 374 0 608\n"
        + "0 723 0 968 0 1178 0 1317 0 1538 0 1748 0 1887 0 2108 0 2318 0 2457\n"
        + "0 1140 0 1140 0 1140 0 1140 0 1140 0 1140 0 375 0 620 0 735 0 981\n"
        + "0 1202 0 1341 0 1563 0 1784 0 1923 0 2145 0 2366 0 2505 0 1164 0 1164\n"
        + "0 1164 0 1164 0 1164 0 1164 0 385 0 632 0 747 0 1003 0 1226 0 1365\n"
        + "0 1597 0 1820 0 1959 0 2191 0 2414 0 2553 0 1188 0 1188 0 1188 0 1188\n"
        + "0 1188 0 1188 0 386 0 632 0 759 0 1016 0 1238 0 1389 0 1622 0 1844\n"
        + "0 1995 0 2228 0 2450 0 2601 0 1212 0 1212 0 1212 0 1212 0 1212 0 1212\n"
        + "0 387 0 644 0 771 0 1029 0 1262 0 1413 0 1647 0 1880 0 2031 0 2265\n"
        + "0 2498 0 2649 0 1236 0 1236 0 1236 0 1236 0 1236 0 1236 0 397 24 656\n"
        + "48 783 72 1051 96 1286 120 1437 144 1681 168 1916 192 2067 216 2311 240 2546 264 2697\n"
        + "288 1260 144 1260 144 1260 144 1260 144 1260 144 1260 144 398 24 656 48 795 72 1064\n"
        + "96 1298 120 1461 144 1706 168 1940 192 2103 216 2348 240 2582 264 2745 288 1284 144 1284\n"
        + "144 1284 144 1284 144 1284 144 1284 144 399 24 668 48 807 72 1077 96 1322 120 1485\n"
        + "144 1731 168 1976 192 2139 216 2385 240 2630 264 2793 288 1308 144 1308 144 1308 144 1308\n"
        + "144 1308 144 1308 144 409 24 680 48 819 72 1099 96 1346 120 1509 144 1765 168 2012\n"
        + "192 2175 216 2431 240 2678 264 2841 288 1332 144 1332 144 1332 144 1332 144 1332 144 1332\n"
        + "144 410 24 680 48 831 72 1112 96 1358 120 1533 144 1790 168 2036 192 2211 216 2468\n"
        + "240 2714 264 2889 288 1356 144 1356 144 1356 144 1356 144 1356 144 1356 144 411 24 692\n"
        + "48 843 72 1125 96 1382 120 1557 144 1815 168 2072 192 2247 216 2505 240 2762 264 2937\n"
        + "288 1380 144 1380 144 1380 144 1380 144 1380 144 1380 144\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 packed separate.
   */
  private static final class CastF16Fp8PackedSeparate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 229 0 230 0 225 0 313 0 314 0 315\n"
        + "0 379 0 380 0 381 0 445 0 446 0 447 0 132 0 132 0 132 0 132\n"
        + "0 132 0 132 0 230 0 247 0 249 0 338 0 361 0 363 0 428 0 451\n"
        + "0 453 0 518 0 541 0 543 0 180 0 180 0 180 0 180 0 180 0 180\n"
        + "0 225 0 314 0 273 0 363 0 428 0 411 0 477 0 542 0 525 0 591\n"
        + "0 656 0 639 0 228 0 228 0 228 0 228 0 228 0 228 0 247 0 338\n"
        + "0 297 0 409 0 476 0 459 0 547 0 614 0 597 0 685 0 752 0 735\n"
        + "0 276 0 276 0 276 0 276 0 276 0 276 0 248 0 338 0 321 0 434\n"
        + "0 500 0 507 0 596 0 662 0 669 0 758 0 824 0 831 0 324 0 324\n"
        + "0 324 0 324 0 324 0 324 0 249 0 362 0 345 0 459 0 548 0 555\n"
        + "0 645 0 734 0 741 0 831 0 920 0 927 0 372 0 372 0 372 0 372\n"
        + "0 372 0 372 0 271 0 386 0 369 0 505 0 596 0 603 0 715 0 806\n"
        + "0 813 0 925 0 1016 0 1023 0 420 0 420 0 420 0 420 0 420 0 420\n"
        + "0 272 0 386 0 393 0 530 0 620 0 651 0 764 0 854 0 885 0 998\n"
        + "0 1088 0 1119 0 468 0 468 0 468 0 468 0 468 0 468 0 273 0 410\n"
        + "0 417 0 555 0 668 0 699 0 813 0 926 0 957 0 1071 0 1184 0 1215\n"
        + "0 516 0 516 0 516 0 516 0 516 0 516 0 295 0 434 0 441 0 601\n"
        + "0 716 0 747 0 883 0 998 0 1029 0 1165 0 1280 0 1311 0 564 0 564\n"
        + "0 564 0 564 0 564 0 564 0 296 0 434 0 465 0 626 0 740 0 795\n"
        + "0 932 0 1046 0 1101 0 1238 0 1352 0 1407 0 612 0 612 0 612 0 612\n"
        + "0 612 0 612 0 297 0 458 0 489 0 651 0 788 0 843 0 981 0 1118\n"
        + "0 1173 0 1311 0 1448 0 1503 0 660 0 660 0 660 0 660 0 660 0 660\n"
        + "0 319 0 482 0 513 0 697 0 836 0 891 0 1051 0 1190 0 1245 0 1405\n"
        + "0 1544 0 1599 0 708 0 708 0 708 0 708 0 708 0 708 0 320 0 482\n"
        + "0 537 0 722 0 860 0 939 0 1100 0 1238 0 1317 0 1478 0 1616 0 1695\n"
        + "0 756 0 756 0 756 0 756 0 756 0 756 0 321 0 506 0 561 0 747\n"
        + "0 908 0 987 0 1149 0 1310 0 1389 0 1551 0 1712 0 1791 0 804 0 804\n"
        + "0 804 0 804 0 804 0 804 0 343 0 530 0 585 0 793 0 956 0 1035\n"
        + "0 1219 0 1382 0 1461 0 1645 0 1808 0 1887 0 852 0 852 0 852 0 852\n"
        + "0 852 0 852 0 344 0 530 0 609 0 818 0 980 0 1083 0 1268 0 1430\n"
        + "0 1533 0 1718 0 1880 0 1983 0 900 0 900 0 900 0 900 0 900 0 900\n"
        + "0 345 0 554 0 633 0 843 0 1028 0 1131 0 1317 0 1502 0 1605 0 1791\n"
        + "0 1976 0 2079 0 948 0 948 0 948 0 948 0 948 0 948 0 367 0 578\n"
        + "0 657 0 889 0 1076 0 1179 0 1387 0 1574 0 1677 0 1885 0 2072 0 2175\n"
        + "0 996 0 996 0 996 0 996 0 996 0 996 0 368 0 578 0 681 0 914\n"
        + "0 1100 0 1227 0 1436 0 1622 0 1749 0 1958 0 2144 0 2271 0 1044 0 1044\n"
        + "0 1044 0 1044 0 1044 0 1044 0 369 0 602 0 705 0 939 0 1148 0 1275\n"
        + "0 1485 0 1694 0 1821 0 2031 0 2240 0 2367 0 1092 0 1092 0 1092 0 1092\n"
        + "0 1092 0 1092 0 391 0 626 0 729 0 985 0 1196 0 1323 0 1555 0 1766\n"
        + "0 1893 0 2125 0 2336 0 2463 0 1140 0 1140 0 1140 0 1140 0 1140 0 1140\n"
        + "0 392 0 626 0 753 0 1010 0 1220 0 1371 0 1604 0 1814 0 1965 0 2198\n"
        + "0 2408 0 2559 0 1188 0 1188 0 1188 0 1188 0 1188 0 1188 0 393 0 650\n"
        + "0 777 0 1035 0 1268 0 1419 0 1653 0 1886 0 2037 0 2271 0 2504 0 2655\n"
        + "0 1236 0 1236 0 1236 0 1236 0 1236 0 1236 0 415 0 674 0 801 0 1081\n"
        + "0 1316 0 1467 0 1723 0 1958 0 2109 0 2365 0 2600 0 2751 0 1284 0 1284\n"
        + "0 1284 0 1284 0 1284 0 1284 0 416 0 674 0 825 0 1106 0 1340 0 1515\n"
        + "0 1772 0 2006 0 2181 0 2438 0 2672 0 2847 0 1332 0 1332 0 1332 0 1332\n"
        + "0 1332 0 1332 0 417 0 698 0 849 0 1131 0 1388 0 1563 0 1821 0 2078\n"
        + "0 2253 0 2511 0 2768 0 2943 0 1380 0 1380 0 1380 0 1380 0 1380 0 1380\n"
        + "0 439 0 722 0 873 0 1177 0 1436 0 1611 0 1891 0 2150 0 2325 0 2605\n"
        + "0 2864 0 3039 0 1428 0 1428 0 1428 0 1428 0 1428 0 1428 0 440 0 722\n"
        + "0 897 0 1202 0 1460 0 1659 0 1940 0 2198 0 2397 0 2678 0 2936 0 3135\n"
        + "0 1476 0 1476 0 1476 0 1476 0 1476 0 1476 0 441 0 746 0 921 0 1227\n"
        + "0 1508 0 1707 0 1989 0 2270 0 2469 0 2751 0 3032 0 3231 0 1524 0 1524\n"
        + "0 1524 0 1524 0 1524 0 1524 0 463 0 770 0 945 0 1273 0 1556 0 1755\n"
        + "0 2059 0 2342 0 2541 0 2845 0 3128 0 3327 0 1572 0 1572 0 1572 0 1572\n"
        + "0 1572 0 1572 0 464 0 770 0 969 0 1298 0 1580 0 1803 0 2108 0 2390\n"
        + "0 2613 0 2918 0 3200 0 3423 0 1620 0 1620 0 1620 0 1620 0 1620 0 1620\n"
        + "0 465 0 794 0 993 0 1323 0 1628 0 1851 0 2157 0 2462 0 2685 0 2991\n"
        + "0 3296 0 3519 0 1668 0 1668 0 1668 0 1668 0 1668 0 1668 0 487 0 818\n"
        + "0 1017 0 1369 0 1676 0 1899 0 2227 0 2534 0 2757 0 3085 0 3392 0 3615\n"
        + "0 1716 0 1716 0 1716 0 1716 0 1716 0 1716 0 488 0 818 0 1041 0 1394\n"
        + "0 1700 0 1947 0 2276 0 2582 0 2829 0 3158 0 3464 0 3711 0 1764 0 1764\n"
        + "0 1764 0 1764 0 1764 0 1764 0 489 0 842 0 1065 0 1419 0 1748 0 1995\n"
        + "0 2325 0 2654 0 2901 0 3231 0 3560 0 3807 0 1812 0 1812 0 1812 0 1812\n"
        + "0 1812 0 1812 0 511 0 866 0 1089 0 1465 0 1796 0 2043 0 2395 0 2726\n"
        + "0 2973 0 3325 0 3656 0 3903 0 1860 0 1860 0 1860 0 1860 0 1860 0 1860\n"
        + "0 512 0 866 0 1113 0 1490 0 1820 0 2091 0 2444 0 2774 0 3045 0 3398\n"
        + "0 3728 0 3999 0 1908 0 1908 0 1908 0 1908 0 1908 0 1908 0 513 0 890\n"
        + "0 1137 0 1515 0 1868 0 2139 0 2493 0 2846 0 3117 0 3471 0 3824 0 4095\n"
        + "0 1956 0 1956 0 1956 0 1956 0 1956 0 1956 0 535 0 914 0 1161 0 1561\n"
        + "0 1916 0 2187 0 2563 0 2918 0 3189 0 3565 0 3920 0 4191 0 2004 0 2004\n"
        + "0 2004 0 2004 0 2004 0 2004 0 536 0 914 0 1185 0 1586 0 1940 0 2235\n"
        + "0 2612 0 2966 0 3261 0 3638 0 3992 0 4287 0 2052 0 2052 0 2052 0 2052\n"
        + "0 2052 0 2052 0 537 0 938 0 1209 0 1611 0 1988 0 2283 0 2661 0 3038\n"
        + "0 3333 0 3711 0 4088 0 4383 0 2100 0 2100 0 2100 0 2100 0 2100 0 2100\n"
        + "0 559 0 962 0 1233 0 1657 0 2036 0 2331 0 2731 0 3110 0 3405 0 3805\n"
        + "0 4184 0 4479 0 2148 0 2148 0 2148 0 2148 0 2148 0 2148 0 560 0 962\n"
        + "0 1257 0 1682 0 2060 0 2379 0 2780 0 3158 0 3477 0 3878 0 4256 0 4575\n"
        + "0 2196 0 2196 0 2196 0 2196 0 2196 0 2196 0 561 0 986 0 1281 0 1707\n"
        + "0 2108 0 2427 0 2829 0 3230 0 3549 0 3951 0 4352 0 4671 0 2244 0 2244\n"
        + "0 2244 0 2244 0 2244 0 2244 0 583 0 1010 0 1305 0 1753 0 2156 0 2475\n"
        + "0 2899 0 3302 0 3621 0 4045 0 4448 0 4767 0 2292 0 2292 0 2292 0 2292\n"
        + "0 2292 0 2292 0 584 0 1010 0 1329 0 1778 0 2180 0 2523 0 2948 0 3350\n"
        + "0 3693 0 4118 0 4520 0 4863 0 2340 0 2340 0 2340 0 2340 0 2340 0 2340\n"
        + "0 585 0 1034 0 1353 0 1803 0 2228 0 2571 0 2997 0 3422 0 3765 0 4191\n"
        + "0 4616 0 4959 0 2388 0 2388 0 2388 0 2388 0 2388 0 2388 0 607 48 1058\n"
        + "96 1377 144 1849 192 2276 240 2619 288 3067 336 3494 384 3837 432 4285 480 4712 528 5055\n"
        + "576 2436 288 2436 288 2436 288 2436 288 2436 288 2436 288 608 48 1058 96 1401 144 1874\n"
        + "192 2300 240 2667 288 3116 336 3542 384 3909 432 4358 480 4784 528 5151 576 2484 288 2484\n"
        + "288 2484 288 2484 288 2484 288 2484 288 609 48 1082 96 1425 144 1899 192 2348 240 2715\n"
        + "288 3165 336 3614 384 3981 432 4431 480 4880 528 5247 576 2532 288 2532 288 2532 288 2532\n"
        + "288 2532 288 2532 288 631 48 1106 96 1449 144 1945 192 2396 240 2763 288 3235 336 3686\n"
        + "384 4053 432 4525 480 4976 528 5343 576 2580 288 2580 288 2580 288 2580 288 2580 288 2580\n"
        + "288 632 48 1106 96 1473 144 1970 192 2420 240 2811 288 3284 336 3734 384 4125 432 4598\n"
        + "480 5048 528 5439 576 2628 288 2628 288 2628 288 2628 288 2628 288 2628 288 633 48 1130\n"
        + "96 1497 144 1995 192 2468 240 2859 288 3333 336 3806 384 4197 432 4671 480 5144 528 5535\n"
        + "576 2676 288 2676 288 2676 288 2676 288 2676 288 2676 288\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 row-major interleaved quads.
   */
  private static final class CastF16Fp8RowMajorInterleavedQuads {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 220 0 221 0 222 0 223 0 224 0 219\n"
        + "0 304 0 305 0 306 0 307 0 308 0 309 0 66 0 66 0 66 0 66\n"
        + "0 66 0 66 0 221 0 223 0 219 0 239 0 241 0 243 0 329 0 331\n"
        + "0 333 0 353 0 355 0 357 0 90 0 90 0 90 0 90 0 90 0 90\n"
        + "0 222 0 219 0 305 0 308 0 308 0 267 0 354 0 357 0 419 0 422\n"
        + "0 422 0 405 0 114 0 114 0 114 0 114 0 114 0 114 0 223 0 239\n"
        + "0 243 0 330 0 332 0 291 0 379 0 401 0 405 0 468 0 470 0 453\n"
        + "0 138 0 138 0 138 0 138 0 138 0 138 0 224 0 306 0 329 0 353\n"
        + "0 356 0 315 0 404 0 468 0 491 0 515 0 518 0 501 0 162 0 162\n"
        + "0 162 0 162 0 162 0 162 0 219 0 243 0 267 0 356 0 380 0 339\n"
        + "0 429 0 453 0 477 0 542 0 566 0 549 0 186 0 186 0 186 0 186\n"
        + "0 186 0 186 0 238 0 306 0 353 0 378 0 404 0 363 0 472 0 516\n"
        + "0 563 0 588 0 614 0 597 0 210 0 210 0 210 0 210 0 210 0 210\n"
        + "0 239 0 330 0 291 0 401 0 427 0 387 0 497 0 564 0 549 0 635\n"
        + "0 661 0 645 0 234 0 234 0 234 0 234 0 234 0 234 0 240 0 267\n"
        + "0 377 0 404 0 450 0 411 0 522 0 549 0 635 0 662 0 708 0 693\n"
        + "0 258 0 258 0 258 0 258 0 258 0 258 0 241 0 330 0 315 0 426\n"
        + "0 473 0 435 0 547 0 612 0 621 0 708 0 755 0 741 0 282 0 282\n"
        + "0 282 0 282 0 282 0 282 0 242 0 354 0 401 0 449 0 476 0 459\n"
        + "0 572 0 660 0 707 0 755 0 782 0 789 0 306 0 306 0 306 0 306\n"
        + "0 306 0 306 0 243 0 291 0 339 0 452 0 500 0 483 0 597 0 645\n"
        + "0 693 0 782 0 830 0 837 0 330 0 330 0 330 0 330 0 330 0 330\n"
        + "0 262 0 354 0 425 0 474 0 524 0 507 0 640 0 708 0 779 0 828\n"
        + "0 878 0 885 0 354 0 354 0 354 0 354 0 354 0 354 0 263 0 378\n"
        + "0 363 0 497 0 547 0 531 0 665 0 756 0 765 0 875 0 925 0 933\n"
        + "0 378 0 378 0 378 0 378 0 378 0 378 0 264 0 315 0 449 0 500\n"
        + "0 570 0 555 0 690 0 741 0 851 0 902 0 972 0 981 0 402 0 402\n"
        + "0 402 0 402 0 402 0 402 0 265 0 378 0 387 0 522 0 593 0 579\n"
        + "0 715 0 804 0 837 0 948 0 1019 0 1029 0 426 0 426 0 426 0 426\n"
        + "0 426 0 426 0 266 0 402 0 473 0 545 0 596 0 603 0 740 0 852\n"
        + "0 923 0 995 0 1046 0 1077 0 450 0 450 0 450 0 450 0 450 0 450\n"
        + "0 267 0 339 0 411 0 548 0 620 0 627 0 765 0 837 0 909 0 1022\n"
        + "0 1094 0 1125 0 474 0 474 0 474 0 474 0 474 0 474 0 286 0 402\n"
        + "0 497 0 570 0 644 0 651 0 808 0 900 0 995 0 1068 0 1142 0 1173\n"
        + "0 498 0 498 0 498 0 498 0 498 0 498 0 287 0 426 0 435 0 593\n"
        + "0 667 0 675 0 833 0 948 0 981 0 1115 0 1189 0 1221 0 522 0 522\n"
        + "0 522 0 522 0 522 0 522 0 288 0 363 0 521 0 596 0 690 0 699\n"
        + "0 858 0 933 0 1067 0 1142 0 1236 0 1269 0 546 0 546 0 546 0 546\n"
        + "0 546 0 546 0 289 0 426 0 459 0 618 0 713 0 723 0 883 0 996\n"
        + "0 1053 0 1188 0 1283 0 1317 0 570 0 570 0 570 0 570 0 570 0 570\n"
        + "0 290 0 450 0 545 0 641 0 716 0 747 0 908 0 1044 0 1139 0 1235\n"
        + "0 1310 0 1365 0 594 0 594 0 594 0 594 0 594 0 594 0 291 0 387\n"
        + "0 483 0 644 0 740 0 771 0 933 0 1029 0 1125 0 1262 0 1358 0 1413\n"
        + "0 618 0 618 0 618 0 618 0 618 0 618 0 310 0 450 0 569 0 666\n"
        + "0 764 0 795 0 976 0 1092 0 1211 0 1308 0 1406 0 1461 0 642 0 642\n"
        + "0 642 0 642 0 642 0 642 0 311 0 474 0 507 0 689 0 787 0 819\n"
        + "0 1001 0 1140 0 1197 0 1355 0 1453 0 1509 0 666 0 666 0 666 0 666\n"
        + "0 666 0 666 0 312 0 411 0 593 0 692 0 810 0 843 0 1026 0 1125\n"
        + "0 1283 0 1382 0 1500 0 1557 0 690 0 690 0 690 0 690 0 690 0 690\n"
        + "0 313 0 474 0 531 0 714 0 833 0 867 0 1051 0 1188 0 1269 0 1428\n"
        + "0 1547 0 1605 0 714 0 714 0 714 0 714 0 714 0 714 0 314 0 498\n"
        + "0 617 0 737 0 836 0 891 0 1076 0 1236 0 1355 0 1475 0 1574 0 1653\n"
        + "0 738 0 738 0 738 0 738 0 738 0 738 0 315 0 435 0 555 0 740\n"
        + "0 860 0 915 0 1101 0 1221 0 1341 0 1502 0 1622 0 1701 0 762 0 762\n"
        + "0 762 0 762 0 762 0 762 0 334 0 498 0 641 0 762 0 884 0 939\n"
        + "0 1144 0 1284 0 1427 0 1548 0 1670 0 1749 0 786 0 786 0 786 0 786\n"
        + "0 786 0 786 0 335 0 522 0 579 0 785 0 907 0 963 0 1169 0 1332\n"
        + "0 1413 0 1595 0 1717 0 1797 0 810 0 810 0 810 0 810 0 810 0 810\n"
        + "0 336 0 459 0 665 0 788 0 930 0 987 0 1194 0 1317 0 1499 0 1622\n"
        + "0 1764 0 1845 0 834 0 834 0 834 0 834 0 834 0 834 0 337 0 522\n"
        + "0 603 0 810 0 953 0 1011 0 1219 0 1380 0 1485 0 1668 0 1811 0 1893\n"
        + "0 858 0 858 0 858 0 858 0 858 0 858 0 338 0 546 0 689 0 833\n"
        + "0 956 0 1035 0 1244 0 1428 0 1571 0 1715 0 1838 0 1941 0 882 0 882\n"
        + "0 882 0 882 0 882 0 882 0 339 0 483 0 627 0 836 0 980 0 1059\n"
        + "0 1269 0 1413 0 1557 0 1742 0 1886 0 1989 0 906 0 906 0 906 0 906\n"
        + "0 906 0 906 0 358 0 546 0 713 0 858 0 1004 0 1083 0 1312 0 1476\n"
        + "0 1643 0 1788 0 1934 0 2037 0 930 0 930 0 930 0 930 0 930 0 930\n"
        + "0 359 0 570 0 651 0 881 0 1027 0 1107 0 1337 0 1524 0 1629 0 1835\n"
        + "0 1981 0 2085 0 954 0 954 0 954 0 954 0 954 0 954 0 360 0 507\n"
        + "0 737 0 884 0 1050 0 1131 0 1362 0 1509 0 1715 0 1862 0 2028 0 2133\n"
        + "0 978 0 978 0 978 0 978 0 978 0 978 0 361 0 570 0 675 0 906\n"
        + "0 1073 0 1155 0 1387 0 1572 0 1701 0 1908 0 2075 0 2181 0 1002 0 1002\n"
        + "0 1002 0 1002 0 1002 0 1002 0 362 0 594 0 761 0 929 0 1076 0 1179\n"
        + "0 1412 0 1620 0 1787 0 1955 0 2102 0 2229 0 1026 0 1026 0 1026 0 1026\n"
        + "0 1026 0 1026 0 363 0 531 0 699 0 932 0 1100 0 1203 0 1437 0 1605\n"
        + "0 1773 0 1982 0 2150 0 2277 0 1050 0 1050 0 1050 0 1050 0 1050 0 1050\n"
        + "0 382 0 594 0 785 0 954 0 1124 0 1227 0 1480 0 1668 0 1859 0 2028\n"
        + "0 2198 0 2325 0 1074 0 1074 0 1074 0 1074 0 1074 0 1074 0 383 0 618\n"
        + "0 723 0 977 0 1147 0 1251 0 1505 0 1716 0 1845 0 2075 0 2245 0 2373\n"
        + "0 1098 0 1098 0 1098 0 1098 0 1098 0 1098 0 384 0 555 0 809 0 980\n"
        + "0 1170 0 1275 0 1530 0 1701 0 1931 0 2102 0 2292 0 2421 0 1122 0 1122\n"
        + "0 1122 0 1122 0 1122 0 1122 0 385 0 618 0 747 0 1002 0 1193 0 1299\n"
        + "0 1555 0 1764 0 1917 0 2148 0 2339 0 2469 0 1146 0 1146 0 1146 0 1146\n"
        + "0 1146 0 1146 0 386 0 642 0 833 0 1025 0 1196 0 1323 0 1580 0 1812\n"
        + "0 2003 0 2195 0 2366 0 2517 0 1170 0 1170 0 1170 0 1170 0 1170 0 1170\n"
        + "0 387 0 579 0 771 0 1028 0 1220 0 1347 0 1605 0 1797 0 1989 0 2222\n"
        + "0 2414 0 2565 0 1194 0 1194 0 1194 0 1194 0 1194 0 1194 0 406 24 642\n"
        + "48 857 72 1050 96 1244 120 1371 144 1648 168 1860 192 2075 216 2268 240 2462 264 2613\n"
        + "288 1218 144 1218 144 1218 144 1218 144 1218 144 1218 144 407 24 666 48 795 72 1073\n"
        + "96 1267 120 1395 144 1673 168 1908 192 2061 216 2315 240 2509 264 2661 288 1242 144 1242\n"
        + "144 1242 144 1242 144 1242 144 1242 144 408 24 603 48 881 72 1076 96 1290 120 1419\n"
        + "144 1698 168 1893 192 2147 216 2342 240 2556 264 2709 288 1266 144 1266 144 1266 144 1266\n"
        + "144 1266 144 1266 144 409 24 666 48 819 72 1098 96 1313 120 1443 144 1723 168 1956\n"
        + "192 2133 216 2388 240 2603 264 2757 288 1290 144 1290 144 1290 144 1290 144 1290 144 1290\n"
        + "144 410 24 690 48 905 72 1121 96 1316 120 1467 144 1748 168 2004 192 2219 216 2435\n"
        + "240 2630 264 2805 288 1314 144 1314 144 1314 144 1314 144 1314 144 1314 144 411 24 627\n"
        + "48 843 72 1124 96 1340 120 1491 144 1773 168 1989 192 2205 216 2462 240 2678 264 2853\n"
        + "288 1338 144 1338 144 1338 144 1338 144 1338 144 1338 144\n");
  }

  /**
   * Holds the numbers of cast f16 fp8 row-major separate quads.
   */
  private static final class CastF16Fp8RowMajorSeparateQuads {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 256 0 257 0 258 0 259 0 260 0 255\n"
        + "0 364 0 365 0 366 0 367 0 368 0 369 0 90 0 90 0 90 0 90\n"
        + "0 90 0 90 0 257 0 259 0 255 0 299 0 301 0 303 0 413 0 415\n"
        + "0 417 0 461 0 463 0 465 0 138 0 138 0 138 0 138 0 138 0 138\n"
        + "0 258 0 255 0 365 0 368 0 372 0 351 0 462 0 465 0 551 0 554\n"
        + "0 558 0 561 0 186 0 186 0 186 0 186 0 186 0 186 0 259 0 299\n"
        + "0 303 0 414 0 419 0 399 0 511 0 557 0 561 0 648 0 653 0 657\n"
        + "0 234 0 234 0 234 0 234 0 234 0 234 0 260 0 366 0 413 0 461\n"
        + "0 466 0 447 0 560 0 648 0 695 0 743 0 748 0 753 0 282 0 282\n"
        + "0 282 0 282 0 282 0 282 0 255 0 303 0 351 0 464 0 512 0 495\n"
        + "0 609 0 657 0 705 0 794 0 842 0 849 0 330 0 330 0 330 0 330\n"
        + "0 330 0 330 0 298 0 371 0 461 0 510 0 560 0 543 0 700 0 749\n"
        + "0 839 0 888 0 938 0 945 0 378 0 378 0 378 0 378 0 378 0 378\n"
        + "0 299 0 414 0 399 0 557 0 607 0 591 0 749 0 840 0 849 0 983\n"
        + "0 1033 0 1041 0 426 0 426 0 426 0 426 0 426 0 426 0 300 0 351\n"
        + "0 509 0 560 0 654 0 639 0 798 0 849 0 983 0 1034 0 1128 0 1137\n"
        + "0 474 0 474 0 474 0 474 0 474 0 474 0 301 0 419 0 447 0 606\n"
        + "0 701 0 687 0 847 0 941 0 993 0 1128 0 1223 0 1233 0 522 0 522\n"
        + "0 522 0 522 0 522 0 522 0 302 0 462 0 557 0 653 0 706 0 735\n"
        + "0 896 0 1032 0 1127 0 1223 0 1276 0 1329 0 570 0 570 0 570 0 570\n"
        + "0 570 0 570 0 303 0 399 0 495 0 656 0 752 0 783 0 945 0 1041\n"
        + "0 1137 0 1274 0 1370 0 1425 0 618 0 618 0 618 0 618 0 618 0 618\n"
        + "0 346 0 467 0 605 0 702 0 800 0 831 0 1036 0 1133 0 1271 0 1368\n"
        + "0 1466 0 1521 0 666 0 666 0 666 0 666 0 666 0 666 0 347 0 510\n"
        + "0 543 0 749 0 847 0 879 0 1085 0 1224 0 1281 0 1463 0 1561 0 1617\n"
        + "0 714 0 714 0 714 0 714 0 714 0 714 0 348 0 447 0 653 0 752\n"
        + "0 894 0 927 0 1134 0 1233 0 1415 0 1514 0 1656 0 1713 0 762 0 762\n"
        + "0 762 0 762 0 762 0 762 0 349 0 515 0 591 0 798 0 941 0 975\n"
        + "0 1183 0 1325 0 1425 0 1608 0 1751 0 1809 0 810 0 810 0 810 0 810\n"
        + "0 810 0 810 0 350 0 558 0 701 0 845 0 946 0 1023 0 1232 0 1416\n"
        + "0 1559 0 1703 0 1804 0 1905 0 858 0 858 0 858 0 858 0 858 0 858\n"
        + "0 351 0 495 0 639 0 848 0 992 0 1071 0 1281 0 1425 0 1569 0 1754\n"
        + "0 1898 0 2001 0 906 0 906 0 906 0 906 0 906 0 906 0 394 0 563\n"
        + "0 749 0 894 0 1040 0 1119 0 1372 0 1517 0 1703 0 1848 0 1994 0 2097\n"
        + "0 954 0 954 0 954 0 954 0 954 0 954 0 395 0 606 0 687 0 941\n"
        + "0 1087 0 1167 0 1421 0 1608 0 1713 0 1943 0 2089 0 2193 0 1002 0 1002\n"
        + "0 1002 0 1002 0 1002 0 1002 0 396 0 543 0 797 0 944 0 1134 0 1215\n"
        + "0 1470 0 1617 0 1847 0 1994 0 2184 0 2289 0 1050 0 1050 0 1050 0 1050\n"
        + "0 1050 0 1050 0 397 0 611 0 735 0 990 0 1181 0 1263 0 1519 0 1709\n"
        + "0 1857 0 2088 0 2279 0 2385 0 1098 0 1098 0 1098 0 1098 0 1098 0 1098\n"
        + "0 398 0 654 0 845 0 1037 0 1186 0 1311 0 1568 0 1800 0 1991 0 2183\n"
        + "0 2332 0 2481 0 1146 0 1146 0 1146 0 1146 0 1146 0 1146 0 399 0 591\n"
        + "0 783 0 1040 0 1232 0 1359 0 1617 0 1809 0 2001 0 2234 0 2426 0 2577\n"
        + "0 1194 0 1194 0 1194 0 1194 0 1194 0 1194 0 442 0 659 0 893 0 1086\n"
        + "0 1280 0 1407 0 1708 0 1901 0 2135 0 2328 0 2522 0 2673 0 1242 0 1242\n"
        + "0 1242 0 1242 0 1242 0 1242 0 443 0 702 0 831 0 1133 0 1327 0 1455\n"
        + "0 1757 0 1992 0 2145 0 2423 0 2617 0 2769 0 1290 0 1290 0 1290 0 1290\n"
        + "0 1290 0 1290 0 444 0 639 0 941 0 1136 0 1374 0 1503 0 1806 0 2001\n"
        + "0 2279 0 2474 0 2712 0 2865 0 1338 0 1338 0 1338 0 1338 0 1338 0 1338\n"
        + "0 445 0 707 0 879 0 1182 0 1421 0 1551 0 1855 0 2093 0 2289 0 2568\n"
        + "0 2807 0 2961 0 1386 0 1386 0 1386 0 1386 0 1386 0 1386 0 446 0 750\n"
        + "0 989 0 1229 0 1426 0 1599 0 1904 0 2184 0 2423 0 2663 0 2860 0 3057\n"
        + "0 1434 0 1434 0 1434 0 1434 0 1434 0 1434 0 447 0 687 0 927 0 1232\n"
        + "0 1472 0 1647 0 1953 0 2193 0 2433 0 2714 0 2954 0 3153 0 1482 0 1482\n"
        + "0 1482 0 1482 0 1482 0 1482 0 490 0 755 0 1037 0 1278 0 1520 0 1695\n"
        + "0 2044 0 2285 0 2567 0 2808 0 3050 0 3249 0 1530 0 1530 0 1530 0 1530\n"
        + "0 1530 0 1530 0 491 0 798 0 975 0 1325 0 1567 0 1743 0 2093 0 2376\n"
        + "0 2577 0 2903 0 3145 0 3345 0 1578 0 1578 0 1578 0 1578 0 1578 0 1578\n"
        + "0 492 0 735 0 1085 0 1328 0 1614 0 1791 0 2142 0 2385 0 2711 0 2954\n"
        + "0 3240 0 3441 0 1626 0 1626 0 1626 0 1626 0 1626 0 1626 0 493 0 803\n"
        + "0 1023 0 1374 0 1661 0 1839 0 2191 0 2477 0 2721 0 3048 0 3335 0 3537\n"
        + "0 1674 0 1674 0 1674 0 1674 0 1674 0 1674 0 494 0 846 0 1133 0 1421\n"
        + "0 1666 0 1887 0 2240 0 2568 0 2855 0 3143 0 3388 0 3633 0 1722 0 1722\n"
        + "0 1722 0 1722 0 1722 0 1722 0 495 0 783 0 1071 0 1424 0 1712 0 1935\n"
        + "0 2289 0 2577 0 2865 0 3194 0 3482 0 3729 0 1770 0 1770 0 1770 0 1770\n"
        + "0 1770 0 1770 0 538 0 851 0 1181 0 1470 0 1760 0 1983 0 2380 0 2669\n"
        + "0 2999 0 3288 0 3578 0 3825 0 1818 0 1818 0 1818 0 1818 0 1818 0 1818\n"
        + "0 539 0 894 0 1119 0 1517 0 1807 0 2031 0 2429 0 2760 0 3009 0 3383\n"
        + "0 3673 0 3921 0 1866 0 1866 0 1866 0 1866 0 1866 0 1866 0 540 0 831\n"
        + "0 1229 0 1520 0 1854 0 2079 0 2478 0 2769 0 3143 0 3434 0 3768 0 4017\n"
        + "0 1914 0 1914 0 1914 0 1914 0 1914 0 1914 0 541 0 899 0 1167 0 1566\n"
        + "0 1901 0 2127 0 2527 0 2861 0 3153 0 3528 0 3863 0 4113 0 1962 0 1962\n"
        + "0 1962 0 1962 0 1962 0 1962 0 542 0 942 0 1277 0 1613 0 1906 0 2175\n"
        + "0 2576 0 2952 0 3287 0 3623 0 3916 0 4209 0 2010 0 2010 0 2010 0 2010\n"
        + "0 2010 0 2010 0 543 0 879 0 1215 0 1616 0 1952 0 2223 0 2625 0 2961\n"
        + "0 3297 0 3674 0 4010 0 4305 0 2058 0 2058 0 2058 0 2058 0 2058 0 2058\n"
        + "0 586 0 947 0 1325 0 1662 0 2000 0 2271 0 2716 0 3053 0 3431 0 3768\n"
        + "0 4106 0 4401 0 2106 0 2106 0 2106 0 2106 0 2106 0 2106 0 587 0 990\n"
        + "0 1263 0 1709 0 2047 0 2319 0 2765 0 3144 0 3441 0 3863 0 4201 0 4497\n"
        + "0 2154 0 2154 0 2154 0 2154 0 2154 0 2154 0 588 0 927 0 1373 0 1712\n"
        + "0 2094 0 2367 0 2814 0 3153 0 3575 0 3914 0 4296 0 4593 0 2202 0 2202\n"
        + "0 2202 0 2202 0 2202 0 2202 0 589 0 995 0 1311 0 1758 0 2141 0 2415\n"
        + "0 2863 0 3245 0 3585 0 4008 0 4391 0 4689 0 2250 0 2250 0 2250 0 2250\n"
        + "0 2250 0 2250 0 590 0 1038 0 1421 0 1805 0 2146 0 2463 0 2912 0 3336\n"
        + "0 3719 0 4103 0 4444 0 4785 0 2298 0 2298 0 2298 0 2298 0 2298 0 2298\n"
        + "0 591 0 975 0 1359 0 1808 0 2192 0 2511 0 2961 0 3345 0 3729 0 4154\n"
        + "0 4538 0 4881 0 2346 0 2346 0 2346 0 2346 0 2346 0 2346 0 634 48 1043\n"
        + "96 1469 144 1854 192 2240 240 2559 288 3052 336 3437 384 3863 432 4248 480 4634 528 4977\n"
        + "576 2394 288 2394 288 2394 288 2394 288 2394 288 2394 288 635 48 1086 96 1407 144 1901\n"
        + "192 2287 240 2607 288 3101 336 3528 384 3873 432 4343 480 4729 528 5073 576 2442 288 2442\n"
        + "288 2442 288 2442 288 2442 288 2442 288 636 48 1023 96 1517 144 1904 192 2334 240 2655\n"
        + "288 3150 336 3537 384 4007 432 4394 480 4824 528 5169 576 2490 288 2490 288 2490 288 2490\n"
        + "288 2490 288 2490 288 637 48 1091 96 1455 144 1950 192 2381 240 2703 288 3199 336 3629\n"
        + "384 4017 432 4488 480 4919 528 5265 576 2538 288 2538 288 2538 288 2538 288 2538 288 2538\n"
        + "288 638 48 1134 96 1565 144 1997 192 2386 240 2751 288 3248 336 3720 384 4151 432 4583\n"
        + "480 4972 528 5361 576 2586 288 2586 288 2586 288 2586 288 2586 288 2586 288 639 48 1071\n"
        + "96 1503 144 2000 192 2432 240 2799 288 3297 336 3729 384 4161 432 4634 480 5066 528 5457\n"
        + "576 2634 288 2634 288 2634 288 2634 288 2634 288 2634 288\n");
  }

  /**
   * Holds the numbers of cast f32 f16 linear interleaved.
   */
  private static final class CastF32F16LinearInterleaved {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 95 96 24 153 0 111 0 159 0 142 0 231 0 189\n"
        + "0 237 0 143 0 231 0 189 0 237 0 144 0 231 0 189 0 237 0 145\n"
        + "0 231 0 189 0 237 0 146 0 231 0 189 0 237 0 141 0 261 0 219\n"
        + "0 267 0 154 0 261 0 219 0 267 0 155 0 261 0 219 0 267 0 156\n"
        + "0 261 0 219 0 267 0 157 0 261 0 219 0 267 0 158 0 261 0 219\n"
        + "0 267 0 159 0 279 0 237 0 285 0 160 0 279 0 237 0 285 0 161\n"
        + "0 279 0 237 0 285 0 162 0 279 0 237 0 285 0 163 0 279 0 237\n"
        + "0 285 0 164 0 279 0 237 0 285 0 165 0 285 0 243 0 291 0 166\n"
        + "0 285 0 243 0 291 0 167 0 285 0 243 0 291 0 168 0 285 0 243\n"
        + "0 291 0 169 0 285 0 243 0 291 0 170 0 285 0 243 0 291 0 171\n"
        + "6 291 6 249 6 297 6 172 6 291 6 249 6 297 6 173 6 291 6 249\n"
        + "6 297 6 174 6 291 6 249 6 297 6 175 6 291 6 249 6 297 6 176\n"
        + "6 291 6 249 6 297 6\n");
  }

  /**
   * Holds the numbers of cast f32 fp8 linear any.
   */
  private static final class CastF32Fp8LinearAny {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 3 1 191 192 48 576 48 267 0 267 0 303 0 261 0 345\n"
        + "0 345 0 387 0 358 0 370 0 370 0 381 0 370 0 423 0 423 0 465\n"
        + "0 359 0 371 0 371 0 381 0 371 0 423 0 423 0 465 0 360 0 372\n"
        + "0 372 0 381 0 372 0 423 0 423 0 465 0 361 0 373 0 373 0 381\n"
        + "0 373 0 423 0 423 0 465 0 362 0 374 0 374 0 381 0 374 0 423\n"
        + "0 423 0 465 0 363 0 537 0 537 0 573 0 531 0 615 0 615 0 657\n"
        + "0 550 0 562 0 562 0 573 0 562 0 615 0 615 0 657 0 551 0 563\n"
        + "0 563 0 573 0 563 0 615 0 615 0 657 0 552 0 564 0 564 0 573\n"
        + "0 564 0 615 0 615 0 657 0 553 0 565 0 565 0 573 0 565 0 615\n"
        + "0 615 0 657 0 554 0 566 0 566 0 573 0 566 0 615 0 615 0 657\n"
        + "0 555 0 729 0 729 0 765 0 723 0 807 0 807 0 849 0 742 0 754\n"
        + "0 754 0 765 0 754 0 807 0 807 0 849 0 743 0 755 0 755 0 765\n"
        + "0 755 0 807 0 807 0 849 0 744 0 756 0 756 0 765 0 756 0 807\n"
        + "0 807 0 849 0 745 0 757 0 757 0 765 0 757 0 807 0 807 0 849\n"
        + "0 746 0 758 0 758 0 765 0 758 0 807 0 807 0 849 0 747 0 921\n"
        + "0 921 0 957 0 915 0 999 0 999 0 1041 0 934 0 946 0 946 0 957\n"
        + "0 946 0 999 0 999 0 1041 0 935 0 947 0 947 0 957 0 947 0 999\n"
        + "0 999 0 1041 0 936 0 948 0 948 0 957 0 948 0 999 0 999 0 1041\n"
        + "0 937 0 949 0 949 0 957 0 949 0 999 0 999 0 1041 0 938 0 950\n"
        + "0 950 0 957 0 950 0 999 0 999 0 1041 0 939 192 1113 192 1113 192 1149\n"
        + "192 1107 192 1191 192 1191 192 1233 192 1126 192 1138 192 1138 192 1149 192 1138 192 1191\n"
        + "192 1191 192 1233 192 1127 192 1139 192 1139 192 1149 192 1139 192 1191 192 1191 192 1233\n"
        + "192 1128 192 1140 192 1140 192 1149 192 1140 192 1191 192 1191 192 1233 192 1129 192 1141\n"
        + "192 1141 192 1149 192 1141 192 1191 192 1191 192 1233 192 1130 192 1142 192 1142 192 1149\n"
        + "192 1142 192 1191 192 1191 192 1233 192 2475 192 2649 192 2649 192 2685 192 2643 192 2727\n"
        + "192 2727 192 2769 192 2662 192 2674 192 2674 192 2685 192 2674 192 2727 192 2727 192 2769\n"
        + "192 2663 192 2675 192 2675 192 2685 192 2675 192 2727 192 2727 192 2769 192 2664 192 2676\n"
        + "192 2676 192 2685 192 2676 192 2727 192 2727 192 2769 192 2665 192 2677 192 2677 192 2685\n"
        + "192 2677 192 2727 192 2727 192 2769 192 2666 192 2678 192 2678 192 2685 192 2678 192 2727\n"
        + "192 2727 192 2769 192\n");
  }

  /**
   * Holds the numbers of cast fp8 f16 linear separate.
   */
  private static final class CastFp8F16LinearSeparate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 191 192 48 171 0 129 0 189 0 135 0 195 0 153\n"
        + "0 213 0 184 0 249 0 207 0 267 0 213 0 273 0 231 0 291 0 185\n"
        + "0 249 0 207 0 267 0 213 0 273 0 231 0 291 0 186 0 249 0 207\n"
        + "0 267 0 213 0 273 0 231 0 291 0 187 0 249 0 207 0 267 0 213\n"
        + "0 273 0 231 0 291 0 188 0 249 0 207 0 267 0 213 0 273 0 231\n"
        + "0 291 0 183 0 291 0 249 0 309 0 255 0 315 0 273 0 333 0 190\n"
        + "0 291 0 249 0 309 0 255 0 315 0 273 0 333 0 191 0 291 0 249\n"
        + "0 309 0 255 0 315 0 273 0 333 0 192 0 291 0 249 0 309 0 255\n"
        + "0 315 0 273 0 333 0 193 0 291 0 249 0 309 0 255 0 315 0 273\n"
        + "0 333 0 194 0 291 0 249 0 309 0 255 0 315 0 273 0 333 0 195\n"
        + "0 303 0 261 0 321 0 267 0 327 0 285 0 345 0 202 0 303 0 261\n"
        + "0 321 0 267 0 327 0 285 0 345 0 203 0 303 0 261 0 321 0 267\n"
        + "0 327 0 285 0 345 0 204 0 303 0 261 0 321 0 267 0 327 0 285\n"
        + "0 345 0 205 0 303 0 261 0 321 0 267 0 327 0 285 0 345 0 206\n"
        + "0 303 0 261 0 321 0 267 0 327 0 285 0 345 0 207 0 315 0 273\n"
        + "0 333 0 279 0 339 0 297 0 357 0 214 0 315 0 273 0 333 0 279\n"
        + "0 339 0 297 0 357 0 215 0 315 0 273 0 333 0 279 0 339 0 297\n"
        + "0 357 0 216 0 315 0 273 0 333 0 279 0 339 0 297 0 357 0 217\n"
        + "0 315 0 273 0 333 0 279 0 339 0 297 0 357 0 218 0 315 0 273\n"
        + "0 333 0 279 0 339 0 297 0 357 0 219 12 327 12 285 12 345 12 291\n"
        + "12 351 12 309 12 369 12 226 12 327 12 285 12 345 12 291 12 351 12 309\n"
        + "12 369 12 227 12 327 12 285 12 345 12 291 12 351 12 309 12 369 12 228\n"
        + "12 327 12 285 12 345 12 291 12 351 12 309 12 369 12 229 12 327 12 285\n"
        + "12 345 12 291 12 351 12 309 12 369 12 230 12 327 12 285 12 345 12 291\n"
        + "12 351 12 309 12 369 12\n");
  }

  /**
   * Holds the numbers of cast fp8 f16 packed separate.
   */
  private static final class CastFp8F16PackedSeparate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 205 0 206 0 201 0 367 0 368 0 369\n"
        + "0 487 0 488 0 489 0 607 0 608 0 609 0 240 0 240 0 240 0 240\n"
        + "0 240 0 240 0 206 0 223 0 225 0 392 0 415 0 417 0 536 0 559\n"
        + "0 561 0 680 0 703 0 705 0 288 0 288 0 288 0 288 0 288 0 288\n"
        + "0 201 0 368 0 249 0 417 0 536 0 465 0 585 0 704 0 633 0 753\n"
        + "0 872 0 801 0 336 0 336 0 336 0 336 0 336 0 336 0 223 0 392\n"
        + "0 273 0 463 0 584 0 513 0 655 0 776 0 705 0 847 0 968 0 897\n"
        + "0 384 0 384 0 384 0 384 0 384 0 384 0 224 0 392 0 297 0 488\n"
        + "0 608 0 561 0 704 0 824 0 777 0 920 0 1040 0 993 0 432 0 432\n"
        + "0 432 0 432 0 432 0 432 0 225 0 416 0 321 0 513 0 656 0 609\n"
        + "0 753 0 896 0 849 0 993 0 1136 0 1089 0 480 0 480 0 480 0 480\n"
        + "0 480 0 480 0 247 0 440 0 345 0 559 0 704 0 657 0 823 0 968\n"
        + "0 921 0 1087 0 1232 0 1185 0 528 0 528 0 528 0 528 0 528 0 528\n"
        + "0 248 0 440 0 369 0 584 0 728 0 705 0 872 0 1016 0 993 0 1160\n"
        + "0 1304 0 1281 0 576 0 576 0 576 0 576 0 576 0 576 0 249 0 464\n"
        + "0 393 0 609 0 776 0 753 0 921 0 1088 0 1065 0 1233 0 1400 0 1377\n"
        + "0 624 0 624 0 624 0 624 0 624 0 624 0 271 0 488 0 417 0 655\n"
        + "0 824 0 801 0 991 0 1160 0 1137 0 1327 0 1496 0 1473 0 672 0 672\n"
        + "0 672 0 672 0 672 0 672 0 272 0 488 0 441 0 680 0 848 0 849\n"
        + "0 1040 0 1208 0 1209 0 1400 0 1568 0 1569 0 720 0 720 0 720 0 720\n"
        + "0 720 0 720 0 273 0 512 0 465 0 705 0 896 0 897 0 1089 0 1280\n"
        + "0 1281 0 1473 0 1664 0 1665 0 768 0 768 0 768 0 768 0 768 0 768\n"
        + "0 295 0 536 0 489 0 751 0 944 0 945 0 1159 0 1352 0 1353 0 1567\n"
        + "0 1760 0 1761 0 816 0 816 0 816 0 816 0 816 0 816 0 296 0 536\n"
        + "0 513 0 776 0 968 0 993 0 1208 0 1400 0 1425 0 1640 0 1832 0 1857\n"
        + "0 864 0 864 0 864 0 864 0 864 0 864 0 297 0 560 0 537 0 801\n"
        + "0 1016 0 1041 0 1257 0 1472 0 1497 0 1713 0 1928 0 1953 0 912 0 912\n"
        + "0 912 0 912 0 912 0 912 0 319 0 584 0 561 0 847 0 1064 0 1089\n"
        + "0 1327 0 1544 0 1569 0 1807 0 2024 0 2049 0 960 0 960 0 960 0 960\n"
        + "0 960 0 960 0 320 0 584 0 585 0 872 0 1088 0 1137 0 1376 0 1592\n"
        + "0 1641 0 1880 0 2096 0 2145 0 1008 0 1008 0 1008 0 1008 0 1008 0 1008\n"
        + "0 321 0 608 0 609 0 897 0 1136 0 1185 0 1425 0 1664 0 1713 0 1953\n"
        + "0 2192 0 2241 0 1056 0 1056 0 1056 0 1056 0 1056 0 1056 0 343 0 632\n"
        + "0 633 0 943 0 1184 0 1233 0 1495 0 1736 0 1785 0 2047 0 2288 0 2337\n"
        + "0 1104 0 1104 0 1104 0 1104 0 1104 0 1104 0 344 0 632 0 657 0 968\n"
        + "0 1208 0 1281 0 1544 0 1784 0 1857 0 2120 0 2360 0 2433 0 1152 0 1152\n"
        + "0 1152 0 1152 0 1152 0 1152 0 345 0 656 0 681 0 993 0 1256 0 1329\n"
        + "0 1593 0 1856 0 1929 0 2193 0 2456 0 2529 0 1200 0 1200 0 1200 0 1200\n"
        + "0 1200 0 1200 0 367 0 680 0 705 0 1039 0 1304 0 1377 0 1663 0 1928\n"
        + "0 2001 0 2287 0 2552 0 2625 0 1248 0 1248 0 1248 0 1248 0 1248 0 1248\n"
        + "0 368 0 680 0 729 0 1064 0 1328 0 1425 0 1712 0 1976 0 2073 0 2360\n"
        + "0 2624 0 2721 0 1296 0 1296 0 1296 0 1296 0 1296 0 1296 0 369 0 704\n"
        + "0 753 0 1089 0 1376 0 1473 0 1761 0 2048 0 2145 0 2433 0 2720 0 2817\n"
        + "0 1344 0 1344 0 1344 0 1344 0 1344 0 1344 0 391 0 728 0 777 0 1135\n"
        + "0 1424 0 1521 0 1831 0 2120 0 2217 0 2527 0 2816 0 2913 0 1392 0 1392\n"
        + "0 1392 0 1392 0 1392 0 1392 0 392 0 728 0 801 0 1160 0 1448 0 1569\n"
        + "0 1880 0 2168 0 2289 0 2600 0 2888 0 3009 0 1440 0 1440 0 1440 0 1440\n"
        + "0 1440 0 1440 0 393 0 752 0 825 0 1185 0 1496 0 1617 0 1929 0 2240\n"
        + "0 2361 0 2673 0 2984 0 3105 0 1488 0 1488 0 1488 0 1488 0 1488 0 1488\n"
        + "0 415 0 776 0 849 0 1231 0 1544 0 1665 0 1999 0 2312 0 2433 0 2767\n"
        + "0 3080 0 3201 0 1536 0 1536 0 1536 0 1536 0 1536 0 1536 0 416 0 776\n"
        + "0 873 0 1256 0 1568 0 1713 0 2048 0 2360 0 2505 0 2840 0 3152 0 3297\n"
        + "0 1584 0 1584 0 1584 0 1584 0 1584 0 1584 0 417 0 800 0 897 0 1281\n"
        + "0 1616 0 1761 0 2097 0 2432 0 2577 0 2913 0 3248 0 3393 0 1632 0 1632\n"
        + "0 1632 0 1632 0 1632 0 1632 0 439 0 824 0 921 0 1327 0 1664 0 1809\n"
        + "0 2167 0 2504 0 2649 0 3007 0 3344 0 3489 0 1680 0 1680 0 1680 0 1680\n"
        + "0 1680 0 1680 0 440 0 824 0 945 0 1352 0 1688 0 1857 0 2216 0 2552\n"
        + "0 2721 0 3080 0 3416 0 3585 0 1728 0 1728 0 1728 0 1728 0 1728 0 1728\n"
        + "0 441 0 848 0 969 0 1377 0 1736 0 1905 0 2265 0 2624 0 2793 0 3153\n"
        + "0 3512 0 3681 0 1776 0 1776 0 1776 0 1776 0 1776 0 1776 0 463 0 872\n"
        + "0 993 0 1423 0 1784 0 1953 0 2335 0 2696 0 2865 0 3247 0 3608 0 3777\n"
        + "0 1824 0 1824 0 1824 0 1824 0 1824 0 1824 0 464 0 872 0 1017 0 1448\n"
        + "0 1808 0 2001 0 2384 0 2744 0 2937 0 3320 0 3680 0 3873 0 1872 0 1872\n"
        + "0 1872 0 1872 0 1872 0 1872 0 465 0 896 0 1041 0 1473 0 1856 0 2049\n"
        + "0 2433 0 2816 0 3009 0 3393 0 3776 0 3969 0 1920 0 1920 0 1920 0 1920\n"
        + "0 1920 0 1920 0 487 0 920 0 1065 0 1519 0 1904 0 2097 0 2503 0 2888\n"
        + "0 3081 0 3487 0 3872 0 4065 0 1968 0 1968 0 1968 0 1968 0 1968 0 1968\n"
        + "0 488 0 920 0 1089 0 1544 0 1928 0 2145 0 2552 0 2936 0 3153 0 3560\n"
        + "0 3944 0 4161 0 2016 0 2016 0 2016 0 2016 0 2016 0 2016 0 489 0 944\n"
        + "0 1113 0 1569 0 1976 0 2193 0 2601 0 3008 0 3225 0 3633 0 4040 0 4257\n"
        + "0 2064 0 2064 0 2064 0 2064 0 2064 0 2064 0 511 0 968 0 1137 0 1615\n"
        + "0 2024 0 2241 0 2671 0 3080 0 3297 0 3727 0 4136 0 4353 0 2112 0 2112\n"
        + "0 2112 0 2112 0 2112 0 2112 0 512 0 968 0 1161 0 1640 0 2048 0 2289\n"
        + "0 2720 0 3128 0 3369 0 3800 0 4208 0 4449 0 2160 0 2160 0 2160 0 2160\n"
        + "0 2160 0 2160 0 513 0 992 0 1185 0 1665 0 2096 0 2337 0 2769 0 3200\n"
        + "0 3441 0 3873 0 4304 0 4545 0 2208 0 2208 0 2208 0 2208 0 2208 0 2208\n"
        + "0 535 0 1016 0 1209 0 1711 0 2144 0 2385 0 2839 0 3272 0 3513 0 3967\n"
        + "0 4400 0 4641 0 2256 0 2256 0 2256 0 2256 0 2256 0 2256 0 536 0 1016\n"
        + "0 1233 0 1736 0 2168 0 2433 0 2888 0 3320 0 3585 0 4040 0 4472 0 4737\n"
        + "0 2304 0 2304 0 2304 0 2304 0 2304 0 2304 0 537 0 1040 0 1257 0 1761\n"
        + "0 2216 0 2481 0 2937 0 3392 0 3657 0 4113 0 4568 0 4833 0 2352 0 2352\n"
        + "0 2352 0 2352 0 2352 0 2352 0 559 0 1064 0 1281 0 1807 0 2264 0 2529\n"
        + "0 3007 0 3464 0 3729 0 4207 0 4664 0 4929 0 2400 0 2400 0 2400 0 2400\n"
        + "0 2400 0 2400 0 560 0 1064 0 1305 0 1832 0 2288 0 2577 0 3056 0 3512\n"
        + "0 3801 0 4280 0 4736 0 5025 0 2448 0 2448 0 2448 0 2448 0 2448 0 2448\n"
        + "0 561 0 1088 0 1329 0 1857 0 2336 0 2625 0 3105 0 3584 0 3873 0 4353\n"
        + "0 4832 0 5121 0 2496 0 2496 0 2496 0 2496 0 2496 0 2496 0 583 48 1112\n"
        + "96 1353 144 1903 192 2384 240 2673 288 3175 336 3656 384 3945 432 4447 480 4928 528 5217\n"
        + "576 2544 288 2544 288 2544 288 2544 288 2544 288 2544 288 584 48 1112 96 1377 144 1928\n"
        + "192 2408 240 2721 288 3224 336 3704 384 4017 432 4520 480 5000 528 5313 576 2592 288 2592\n"
        + "288 2592 288 2592 288 2592 288 2592 288 585 48 1136 96 1401 144 1953 192 2456 240 2769\n"
        + "288 3273 336 3776 384 4089 432 4593 480 5096 528 5409 576 2640 288 2640 288 2640 288 2640\n"
        + "288 2640 288 2640 288 607 48 1160 96 1425 144 1999 192 2504 240 2817 288 3343 336 3848\n"
        + "384 4161 432 4687 480 5192 528 5505 576 2688 288 2688 288 2688 288 2688 288 2688 288 2688\n"
        + "288 608 48 1160 96 1449 144 2024 192 2528 240 2865 288 3392 336 3896 384 4233 432 4760\n"
        + "480 5264 528 5601 576 2736 288 2736 288 2736 288 2736 288 2736 288 2736 288 609 48 1184\n"
        + "96 1473 144 2049 192 2576 240 2913 288 3441 336 3968 384 4305 432 4833 480 5360 528 5697\n"
        + "576 2784 288 2784 288 2784 288 2784 288 2784 288 2784 288\n");
  }

  /**
   * Holds the numbers of cast other fp8 linear any.
   */
  private static final class CastOtherFp8LinearAny {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 3 1 191 192 48 576 48 273 0 273 0 285 0 225 0 279\n"
        + "0 279 0 291 0 250 0 351 0 351 0 363 0 303 0 357 0 357 0 369\n"
        + "0 251 0 351 0 351 0 363 0 303 0 357 0 357 0 369 0 252 0 351\n"
        + "0 351 0 363 0 303 0 357 0 357 0 369 0 253 0 351 0 351 0 363\n"
        + "0 303 0 357 0 357 0 369 0 254 0 351 0 351 0 363 0 303 0 357\n"
        + "0 357 0 369 0 249 0 399 0 399 0 411 0 351 0 405 0 405 0 417\n"
        + "0 286 0 399 0 399 0 411 0 351 0 405 0 405 0 417 0 287 0 399\n"
        + "0 399 0 411 0 351 0 405 0 405 0 417 0 288 0 399 0 399 0 411\n"
        + "0 351 0 405 0 405 0 417 0 289 0 399 0 399 0 411 0 351 0 405\n"
        + "0 405 0 417 0 290 0 399 0 399 0 411 0 351 0 405 0 405 0 417\n"
        + "0 291 0 441 0 441 0 453 0 393 0 447 0 447 0 459 0 328 0 441\n"
        + "0 441 0 453 0 393 0 447 0 447 0 459 0 329 0 441 0 441 0 453\n"
        + "0 393 0 447 0 447 0 459 0 330 0 441 0 441 0 453 0 393 0 447\n"
        + "0 447 0 459 0 331 0 441 0 441 0 453 0 393 0 447 0 447 0 459\n"
        + "0 332 0 441 0 441 0 453 0 393 0 447 0 447 0 459 0 333 0 483\n"
        + "0 483 0 495 0 435 0 489 0 489 0 501 0 370 0 483 0 483 0 495\n"
        + "0 435 0 489 0 489 0 501 0 371 0 483 0 483 0 495 0 435 0 489\n"
        + "0 489 0 501 0 372 0 483 0 483 0 495 0 435 0 489 0 489 0 501\n"
        + "0 373 0 483 0 483 0 495 0 435 0 489 0 489 0 501 0 374 0 483\n"
        + "0 483 0 495 0 435 0 489 0 489 0 501 0 375 42 525 42 525 42 537\n"
        + "42 477 42 531 42 531 42 543 42 412 42 525 42 525 42 537 42 477 42 531\n"
        + "42 531 42 543 42 413 42 525 42 525 42 537 42 477 42 531 42 531 42 543\n"
        + "42 414 42 525 42 525 42 537 42 477 42 531 42 531 42 543 42 415 42 525\n"
        + "42 525 42 537 42 477 42 531 42 531 42 543 42 416 42 525 42 525 42 537\n"
        + "42 477 42 531 42 531 42 543 42 711 42 861 42 861 42 873 42 813 42 867\n"
        + "42 867 42 879 42 748 42 861 42 861 42 873 42 813 42 867 42 867 42 879\n"
        + "42 749 42 861 42 861 42 873 42 813 42 867 42 867 42 879 42 750 42 861\n"
        + "42 861 42 873 42 813 42 867 42 867 42 879 42 751 42 861 42 861 42 873\n"
        + "42 813 42 867 42 867 42 879 42 752 42 861 42 861 42 873 42 813 42 867\n"
        + "42 867 42 879 42\n");
  }

  /**
   * Holds the numbers of cast same fp8 linear any.
   */
  private static final class CastSameFp8LinearAny {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 3 1 191 192 48 576 48 261 0 261 0 273 0 213 0 267\n"
        + "0 267 0 279 0 238 0 339 0 339 0 351 0 291 0 345 0 345 0 357\n"
        + "0 239 0 339 0 339 0 351 0 291 0 345 0 345 0 357 0 240 0 339\n"
        + "0 339 0 351 0 291 0 345 0 345 0 357 0 241 0 339 0 339 0 351\n"
        + "0 291 0 345 0 345 0 357 0 242 0 339 0 339 0 351 0 291 0 345\n"
        + "0 345 0 357 0 237 0 375 0 375 0 387 0 327 0 381 0 381 0 393\n"
        + "0 262 0 375 0 375 0 387 0 327 0 381 0 381 0 393 0 263 0 375\n"
        + "0 375 0 387 0 327 0 381 0 381 0 393 0 264 0 375 0 375 0 387\n"
        + "0 327 0 381 0 381 0 393 0 265 0 375 0 375 0 387 0 327 0 381\n"
        + "0 381 0 393 0 266 0 375 0 375 0 387 0 327 0 381 0 381 0 393\n"
        + "0 267 0 405 0 405 0 417 0 357 0 411 0 411 0 423 0 292 0 405\n"
        + "0 405 0 417 0 357 0 411 0 411 0 423 0 293 0 405 0 405 0 417\n"
        + "0 357 0 411 0 411 0 423 0 294 0 405 0 405 0 417 0 357 0 411\n"
        + "0 411 0 423 0 295 0 405 0 405 0 417 0 357 0 411 0 411 0 423\n"
        + "0 296 0 405 0 405 0 417 0 357 0 411 0 411 0 423 0 297 0 435\n"
        + "0 435 0 447 0 387 0 441 0 441 0 453 0 322 0 435 0 435 0 447\n"
        + "0 387 0 441 0 441 0 453 0 323 0 435 0 435 0 447 0 387 0 441\n"
        + "0 441 0 453 0 324 0 435 0 435 0 447 0 387 0 441 0 441 0 453\n"
        + "0 325 0 435 0 435 0 447 0 387 0 441 0 441 0 453 0 326 0 435\n"
        + "0 435 0 447 0 387 0 441 0 441 0 453 0 327 30 465 30 465 30 477\n"
        + "30 417 30 471 30 471 30 483 30 352 30 465 30 465 30 477 30 417 30 471\n"
        + "30 471 30 483 30 353 30 465 30 465 30 477 30 417 30 471 30 471 30 483\n"
        + "30 354 30 465 30 465 30 477 30 417 30 471 30 471 30 483 30 355 30 465\n"
        + "30 465 30 477 30 417 30 471 30 471 30 483 30 356 30 465 30 465 30 477\n"
        + "30 417 30 471 30 471 30 483 30 567 30 705 30 705 30 717 30 657 30 711\n"
        + "30 711 30 723 30 592 30 705 30 705 30 717 30 657 30 711 30 711 30 723\n"
        + "30 593 30 705 30 705 30 717 30 657 30 711 30 711 30 723 30 594 30 705\n"
        + "30 705 30 717 30 657 30 711 30 711 30 723 30 595 30 705 30 705 30 717\n"
        + "30 657 30 711 30 711 30 723 30 596 30 705 30 705 30 717 30 657 30 711\n"
        + "30 711 30 723 30\n");
  }

  /**
   * Holds the numbers of gemm f16 interleaved initialize.
   */
  private static final class GemmF16InterleavedInitialize {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 222 0 366 0 498 0 630 0 384\n"
        + "0 672 0 948 0 1224 0 528 0 960 0 1380 0 1800 0 672 0 1248 0 1812\n"
        + "0 2376 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264\n"
        + "0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576\n"
        + "0 576 0 223 0 367 0 499 0 631 0 385 0 673 0 949 0 1225 0 529\n"
        + "0 961 0 1381 0 1801 0 673 0 1249 0 1813 0 2377 0 288 0 576 0 864\n"
        + "0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840 0 1128 0 264\n"
        + "0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 224 0 368 0 500\n"
        + "0 632 0 386 0 674 0 950 0 1226 0 530 0 962 0 1382 0 1802 0 674\n"
        + "0 1250 0 1814 0 2378 0 288 0 576 0 864 0 1152 0 288 0 576 0 864\n"
        + "0 1152 0 264 0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576\n"
        + "0 576 0 576 0 576 0 224 0 369 0 501 0 633 0 387 0 675 0 951\n"
        + "0 1227 0 531 0 963 0 1383 0 1803 0 675 0 1251 0 1815 0 2379 0 288\n"
        + "0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840\n"
        + "0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 224\n"
        + "0 370 0 504 0 638 0 388 0 680 0 960 0 1240 0 534 0 972 0 1398\n"
        + "0 1824 0 680 0 1264 0 1836 0 2408 0 292 0 584 0 876 0 1168 0 292\n"
        + "0 584 0 876 0 1168 0 268 0 560 0 852 0 1144 0 268 0 560 0 852\n"
        + "0 1144 0 584 0 584 0 584 0 584 0 212 0 352 0 484 0 616 0 364\n"
        + "0 655 0 928 0 1201 0 508 0 943 0 1360 0 1777 0 652 0 1231 0 1792\n"
        + "0 2353 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264\n"
        + "0 546 0 834 0 1122 0 264 0 546 0 834 0 1122 0 576 0 576 0 576\n"
        + "0 576 0 252 0 426 0 588 0 750 0 438 0 780 0 1110 0 1440 0 600\n"
        + "0 1104 0 1596 0 2088 0 762 0 1428 0 2082 0 2736 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324\n"
        + "0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 253 0 427 0 589\n"
        + "0 751 0 439 0 781 0 1111 0 1441 0 601 0 1105 0 1597 0 2089 0 763\n"
        + "0 1429 0 2083 0 2737 0 324 0 648 0 972 0 1296 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984 0 1308 0 648\n"
        + "0 648 0 648 0 648 0 254 0 428 0 590 0 752 0 440 0 782 0 1112\n"
        + "0 1442 0 602 0 1106 0 1598 0 2090 0 764 0 1430 0 2084 0 2738 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984\n"
        + "0 1308 0 324 0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 254\n"
        + "0 429 0 591 0 753 0 441 0 783 0 1113 0 1443 0 603 0 1107 0 1599\n"
        + "0 2091 0 765 0 1431 0 2085 0 2739 0 324 0 648 0 972 0 1296 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984\n"
        + "0 1308 0 648 0 648 0 648 0 648 0 254 0 430 0 594 0 758 0 442\n"
        + "0 788 0 1122 0 1456 0 606 0 1116 0 1614 0 2112 0 770 0 1444 0 2106\n"
        + "0 2768 0 328 0 656 0 984 0 1312 0 328 0 656 0 984 0 1312 0 328\n"
        + "0 668 0 996 0 1324 0 328 0 668 0 996 0 1324 0 656 0 656 0 656\n"
        + "0 656 0 242 0 412 0 574 0 736 0 424 0 775 0 1108 0 1441 0 592\n"
        + "0 1111 0 1612 0 2113 0 760 0 1447 0 2116 0 2785 0 336 0 672 0 1008\n"
        + "0 1344 0 336 0 672 0 1008 0 1344 0 324 0 666 0 1002 0 1338 0 324\n"
        + "0 666 0 1002 0 1338 0 672 0 672 0 672 0 672 0 288 0 492 0 684\n"
        + "0 876 0 510 0 918 0 1314 0 1710 0 708 0 1314 0 1908 0 2502 0 906\n"
        + "0 1710 0 2502 0 3294 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792\n"
        + "0 792 0 792 0 792 0 289 0 493 0 685 0 877 0 511 0 919 0 1315\n"
        + "0 1711 0 709 0 1315 0 1909 0 2503 0 907 0 1711 0 2503 0 3295 0 396\n"
        + "0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792 0 792 0 290\n"
        + "0 494 0 686 0 878 0 512 0 920 0 1316 0 1712 0 710 0 1316 0 1910\n"
        + "0 2504 0 908 0 1712 0 2504 0 3296 0 396 0 792 0 1188 0 1584 0 396\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 792 0 792 0 792 0 792 0 290 0 495 0 687 0 879 0 513\n"
        + "0 921 0 1317 0 1713 0 711 0 1317 0 1911 0 2505 0 909 0 1713 0 2505\n"
        + "0 3297 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792\n"
        + "0 792 0 290 0 496 0 690 0 884 0 514 0 926 0 1326 0 1726 0 714\n"
        + "0 1326 0 1926 0 2526 0 914 0 1726 0 2526 0 3326 0 400 0 800 0 1200\n"
        + "0 1600 0 400 0 800 0 1200 0 1600 0 388 0 800 0 1200 0 1600 0 388\n"
        + "0 800 0 1200 0 1600 0 800 0 800 0 800 0 800 0 278 0 478 0 670\n"
        + "0 862 0 490 0 901 0 1294 0 1687 0 688 0 1297 0 1888 0 2479 0 886\n"
        + "0 1693 0 2482 0 3271 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 786 0 1182 0 1578 0 384 0 786 0 1182 0 1578 0 792\n"
        + "0 792 0 792 0 792 0 300 0 522 0 732 0 942 0 534 0 978 0 1410\n"
        + "0 1842 0 750 0 1410 0 2058 0 2706 0 966 0 1842 0 2706 0 3570 0 432\n"
        + "0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 301\n"
        + "0 523 0 733 0 943 0 535 0 979 0 1411 0 1843 0 751 0 1411 0 2059\n"
        + "0 2707 0 967 0 1843 0 2707 0 3571 0 432 0 864 0 1296 0 1728 0 432\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 864 0 864 0 864 0 864 0 302 0 524 0 734 0 944 0 536\n"
        + "0 980 0 1412 0 1844 0 752 0 1412 0 2060 0 2708 0 968 0 1844 0 2708\n"
        + "0 3572 0 432 0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864\n"
        + "0 864 0 302 0 525 0 735 0 945 0 537 0 981 0 1413 0 1845 0 753\n"
        + "0 1413 0 2061 0 2709 0 969 0 1845 0 2709 0 3573 0 432 0 864 0 1296\n"
        + "0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 302 0 526 0 738\n"
        + "0 950 0 538 0 986 0 1422 0 1858 0 756 0 1422 0 2076 0 2730 0 974\n"
        + "0 1858 0 2730 0 3602 0 436 0 872 0 1308 0 1744 0 436 0 872 0 1308\n"
        + "0 1744 0 424 0 872 0 1308 0 1744 0 424 0 872 0 1308 0 1744 0 872\n"
        + "0 872 0 872 0 872 0 302 24 526 48 742 72 958 96 538 48 997 96 1438\n"
        + "144 1879 192 760 72 1441 144 2104 216 2767 288 982 96 1885 192 2770 288 3655 384 444\n"
        + "48 888 96 1332 144 1776 192 444 48 888 96 1332 144 1776 192 432 48 882 96 1326\n"
        + "144 1770 192 432 48 882 96 1326 144 1770 192 888 96 888 96 888 96 888 96 324\n"
        + "24 570 48 804 72 1038 96 582 48 1074 96 1554 144 2034 192 822 72 1554 144 2274\n"
        + "216 2994 288 1062 96 2034 192 2994 288 3954 384 480 48 960 96 1440 144 1920 192 480\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440\n"
        + "144 1920 192 960 96 960 96 960 96 960 96 325 24 571 48 805 72 1039 96 583\n"
        + "48 1075 96 1555 144 2035 192 823 72 1555 144 2275 216 2995 288 1063 96 2035 192 2995\n"
        + "288 3955 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960 96 960 96 960\n"
        + "96 960 96 326 24 572 48 806 72 1040 96 584 48 1076 96 1556 144 2036 192 824\n"
        + "72 1556 144 2276 216 2996 288 1064 96 2036 192 2996 288 3956 384 480 48 960 96 1440\n"
        + "144 1920 192 480 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 960 96 960 96 960 96 960 96 326 24 573 48 807\n"
        + "72 1041 96 585 48 1077 96 1557 144 2037 192 825 72 1557 144 2277 216 2997 288 1065\n"
        + "96 2037 192 2997 288 3957 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440\n"
        + "144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960\n"
        + "96 960 96 960 96 960 96 326 24 574 48 810 72 1046 96 586 48 1082 96 1566\n"
        + "144 2050 192 828 72 1566 144 2292 216 3018 288 1070 96 2050 192 3018 288 3986 384 484\n"
        + "48 968 96 1452 144 1936 192 484 48 968 96 1452 144 1936 192 472 48 968 96 1452\n"
        + "144 1936 192 472 48 968 96 1452 144 1936 192 968 96 968 96 968 96 968 96 3300\n"
        + "24 6522 48 9732 72 12942 96 6540 48 12990 96 19434 144 25878 192 9762 72 19434 144 29100\n"
        + "216 38766 288 12984 96 25878 192 38766 288 51654 384 6444 48 12888 96 19332 144 25776 192 6444\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332\n"
        + "144 25776 192 12888 96 12888 96 12888 96 12888 96 3301 24 6523 48 9733 72 12943 96 6541\n"
        + "48 12991 96 19435 144 25879 192 9763 72 19435 144 29101 216 38767 288 12985 96 25879 192 38767\n"
        + "288 51655 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888 96 12888 96 12888\n"
        + "96 12888 96 3302 24 6524 48 9734 72 12944 96 6542 48 12992 96 19436 144 25880 192 9764\n"
        + "72 19436 144 29102 216 38768 288 12986 96 25880 192 38768 288 51656 384 6444 48 12888 96 19332\n"
        + "144 25776 192 6444 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 12888 96 12888 96 12888 96 12888 96 3302 24 6525 48 9735\n"
        + "72 12945 96 6543 48 12993 96 19437 144 25881 192 9765 72 19437 144 29103 216 38769 288 12987\n"
        + "96 25881 192 38769 288 51657 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332\n"
        + "144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888\n"
        + "96 12888 96 12888 96 12888 96 3302 24 6526 48 9738 72 12950 96 6544 48 12998 96 19446\n"
        + "144 25894 192 9768 72 19446 144 29118 216 38790 288 12992 96 25894 192 38790 288 51686 384 6448\n"
        + "48 12896 96 19344 144 25792 192 6448 48 12896 96 19344 144 25792 192 6424 48 12896 96 19344\n"
        + "144 25792 192 6424 48 12896 96 19344 144 25792 192 12896 96 12896 96 12896 96 12896 96 3302\n"
        + "24 6526 48 9742 72 12958 96 6544 48 13009 96 19462 144 25915 192 9772 72 19465 144 29146\n"
        + "216 38827 288 13000 96 25921 192 38830 288 51739 384 6456 48 12912 96 19368 144 25824 192 6456\n"
        + "48 12912 96 19368 144 25824 192 6432 48 12906 96 19362 144 25818 192 6432 48 12906 96 19362\n"
        + "144 25818 192 12912 96 12912 96 12912 96 12912 96\n");
  }

  /**
   * Holds the numbers of gemm f16 interleaved initialize leading.
   */
  private static final class GemmF16InterleavedInitializeLeading {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 234 0 378 0 510 0 642 0 396\n"
        + "0 684 0 960 0 1236 0 540 0 972 0 1392 0 1812 0 684 0 1260 0 1824\n"
        + "0 2388 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264\n"
        + "0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576\n"
        + "0 576 0 235 0 379 0 511 0 643 0 397 0 685 0 961 0 1237 0 541\n"
        + "0 973 0 1393 0 1813 0 685 0 1261 0 1825 0 2389 0 288 0 576 0 864\n"
        + "0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840 0 1128 0 264\n"
        + "0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 235 0 380 0 512\n"
        + "0 644 0 398 0 686 0 962 0 1238 0 542 0 974 0 1394 0 1814 0 686\n"
        + "0 1262 0 1826 0 2390 0 288 0 576 0 864 0 1152 0 288 0 576 0 864\n"
        + "0 1152 0 264 0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576\n"
        + "0 576 0 576 0 576 0 235 0 381 0 513 0 645 0 399 0 687 0 963\n"
        + "0 1239 0 543 0 975 0 1395 0 1815 0 687 0 1263 0 1827 0 2391 0 288\n"
        + "0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840\n"
        + "0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 235\n"
        + "0 382 0 516 0 650 0 400 0 692 0 972 0 1252 0 546 0 984 0 1410\n"
        + "0 1836 0 692 0 1276 0 1848 0 2420 0 292 0 584 0 876 0 1168 0 292\n"
        + "0 584 0 876 0 1168 0 268 0 560 0 852 0 1144 0 268 0 560 0 852\n"
        + "0 1144 0 584 0 584 0 584 0 584 0 235 0 382 0 520 0 658 0 394\n"
        + "0 692 0 971 0 1250 0 538 0 980 0 1403 0 1826 0 682 0 1268 0 1835\n"
        + "0 2402 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 276\n"
        + "0 558 0 846 0 1134 0 276 0 558 0 846 0 1134 0 576 0 576 0 576\n"
        + "0 576 0 264 0 438 0 600 0 762 0 450 0 792 0 1122 0 1452 0 612\n"
        + "0 1116 0 1608 0 2100 0 774 0 1440 0 2094 0 2748 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324\n"
        + "0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 265 0 439 0 601\n"
        + "0 763 0 451 0 793 0 1123 0 1453 0 613 0 1117 0 1609 0 2101 0 775\n"
        + "0 1441 0 2095 0 2749 0 324 0 648 0 972 0 1296 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984 0 1308 0 648\n"
        + "0 648 0 648 0 648 0 265 0 440 0 602 0 764 0 452 0 794 0 1124\n"
        + "0 1454 0 614 0 1118 0 1610 0 2102 0 776 0 1442 0 2096 0 2750 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984\n"
        + "0 1308 0 324 0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 265\n"
        + "0 441 0 603 0 765 0 453 0 795 0 1125 0 1455 0 615 0 1119 0 1611\n"
        + "0 2103 0 777 0 1443 0 2097 0 2751 0 324 0 648 0 972 0 1296 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984\n"
        + "0 1308 0 648 0 648 0 648 0 648 0 265 0 442 0 606 0 770 0 454\n"
        + "0 800 0 1134 0 1468 0 618 0 1128 0 1626 0 2124 0 782 0 1456 0 2118\n"
        + "0 2780 0 328 0 656 0 984 0 1312 0 328 0 656 0 984 0 1312 0 328\n"
        + "0 668 0 996 0 1324 0 328 0 668 0 996 0 1324 0 656 0 656 0 656\n"
        + "0 656 0 271 0 448 0 616 0 784 0 466 0 830 0 1175 0 1520 0 640\n"
        + "0 1178 0 1697 0 2216 0 814 0 1526 0 2219 0 2912 0 348 0 696 0 1044\n"
        + "0 1392 0 348 0 696 0 1044 0 1392 0 336 0 690 0 1038 0 1386 0 336\n"
        + "0 690 0 1038 0 1386 0 696 0 696 0 696 0 696 0 300 0 504 0 696\n"
        + "0 888 0 522 0 930 0 1326 0 1722 0 720 0 1326 0 1920 0 2514 0 918\n"
        + "0 1722 0 2514 0 3306 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792\n"
        + "0 792 0 792 0 792 0 301 0 505 0 697 0 889 0 523 0 931 0 1327\n"
        + "0 1723 0 721 0 1327 0 1921 0 2515 0 919 0 1723 0 2515 0 3307 0 396\n"
        + "0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792 0 792 0 301\n"
        + "0 506 0 698 0 890 0 524 0 932 0 1328 0 1724 0 722 0 1328 0 1922\n"
        + "0 2516 0 920 0 1724 0 2516 0 3308 0 396 0 792 0 1188 0 1584 0 396\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 792 0 792 0 792 0 792 0 301 0 507 0 699 0 891 0 525\n"
        + "0 933 0 1329 0 1725 0 723 0 1329 0 1923 0 2517 0 921 0 1725 0 2517\n"
        + "0 3309 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792\n"
        + "0 792 0 301 0 508 0 702 0 896 0 526 0 938 0 1338 0 1738 0 726\n"
        + "0 1338 0 1938 0 2538 0 926 0 1738 0 2538 0 3338 0 400 0 800 0 1200\n"
        + "0 1600 0 400 0 800 0 1200 0 1600 0 388 0 800 0 1200 0 1600 0 388\n"
        + "0 800 0 1200 0 1600 0 800 0 800 0 800 0 800 0 289 0 490 0 682\n"
        + "0 874 0 502 0 914 0 1307 0 1700 0 700 0 1310 0 1901 0 2492 0 898\n"
        + "0 1706 0 2495 0 3284 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 786 0 1182 0 1578 0 384 0 786 0 1182 0 1578 0 792\n"
        + "0 792 0 792 0 792 0 312 0 534 0 744 0 954 0 546 0 990 0 1422\n"
        + "0 1854 0 762 0 1422 0 2070 0 2718 0 978 0 1854 0 2718 0 3582 0 432\n"
        + "0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 313\n"
        + "0 535 0 745 0 955 0 547 0 991 0 1423 0 1855 0 763 0 1423 0 2071\n"
        + "0 2719 0 979 0 1855 0 2719 0 3583 0 432 0 864 0 1296 0 1728 0 432\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 864 0 864 0 864 0 864 0 313 0 536 0 746 0 956 0 548\n"
        + "0 992 0 1424 0 1856 0 764 0 1424 0 2072 0 2720 0 980 0 1856 0 2720\n"
        + "0 3584 0 432 0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864\n"
        + "0 864 0 313 0 537 0 747 0 957 0 549 0 993 0 1425 0 1857 0 765\n"
        + "0 1425 0 2073 0 2721 0 981 0 1857 0 2721 0 3585 0 432 0 864 0 1296\n"
        + "0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 313 0 538 0 750\n"
        + "0 962 0 550 0 998 0 1434 0 1870 0 768 0 1434 0 2088 0 2742 0 986\n"
        + "0 1870 0 2742 0 3614 0 436 0 872 0 1308 0 1744 0 436 0 872 0 1308\n"
        + "0 1744 0 424 0 872 0 1308 0 1744 0 424 0 872 0 1308 0 1744 0 872\n"
        + "0 872 0 872 0 872 0 313 24 538 48 754 72 970 96 550 48 1010 96 1451\n"
        + "144 1892 192 772 72 1454 144 2117 216 2780 288 994 96 1898 192 2783 288 3668 384 444\n"
        + "48 888 96 1332 144 1776 192 444 48 888 96 1332 144 1776 192 432 48 882 96 1326\n"
        + "144 1770 192 432 48 882 96 1326 144 1770 192 888 96 888 96 888 96 888 96 336\n"
        + "24 582 48 816 72 1050 96 594 48 1086 96 1566 144 2046 192 834 72 1566 144 2286\n"
        + "216 3006 288 1074 96 2046 192 3006 288 3966 384 480 48 960 96 1440 144 1920 192 480\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440\n"
        + "144 1920 192 960 96 960 96 960 96 960 96 337 24 583 48 817 72 1051 96 595\n"
        + "48 1087 96 1567 144 2047 192 835 72 1567 144 2287 216 3007 288 1075 96 2047 192 3007\n"
        + "288 3967 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960 96 960 96 960\n"
        + "96 960 96 337 24 584 48 818 72 1052 96 596 48 1088 96 1568 144 2048 192 836\n"
        + "72 1568 144 2288 216 3008 288 1076 96 2048 192 3008 288 3968 384 480 48 960 96 1440\n"
        + "144 1920 192 480 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 960 96 960 96 960 96 960 96 337 24 585 48 819\n"
        + "72 1053 96 597 48 1089 96 1569 144 2049 192 837 72 1569 144 2289 216 3009 288 1077\n"
        + "96 2049 192 3009 288 3969 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440\n"
        + "144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960\n"
        + "96 960 96 960 96 960 96 337 24 586 48 822 72 1058 96 598 48 1094 96 1578\n"
        + "144 2062 192 840 72 1578 144 2304 216 3030 288 1082 96 2062 192 3030 288 3998 384 484\n"
        + "48 968 96 1452 144 1936 192 484 48 968 96 1452 144 1936 192 472 48 968 96 1452\n"
        + "144 1936 192 472 48 968 96 1452 144 1936 192 968 96 968 96 968 96 968 96 3312\n"
        + "24 6534 48 9744 72 12954 96 6552 48 13002 96 19446 144 25890 192 9774 72 19446 144 29112\n"
        + "216 38778 288 12996 96 25890 192 38778 288 51666 384 6444 48 12888 96 19332 144 25776 192 6444\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332\n"
        + "144 25776 192 12888 96 12888 96 12888 96 12888 96 3313 24 6535 48 9745 72 12955 96 6553\n"
        + "48 13003 96 19447 144 25891 192 9775 72 19447 144 29113 216 38779 288 12997 96 25891 192 38779\n"
        + "288 51667 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888 96 12888 96 12888\n"
        + "96 12888 96 3313 24 6536 48 9746 72 12956 96 6554 48 13004 96 19448 144 25892 192 9776\n"
        + "72 19448 144 29114 216 38780 288 12998 96 25892 192 38780 288 51668 384 6444 48 12888 96 19332\n"
        + "144 25776 192 6444 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 12888 96 12888 96 12888 96 12888 96 3313 24 6537 48 9747\n"
        + "72 12957 96 6555 48 13005 96 19449 144 25893 192 9777 72 19449 144 29115 216 38781 288 12999\n"
        + "96 25893 192 38781 288 51669 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332\n"
        + "144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888\n"
        + "96 12888 96 12888 96 12888 96 3313 24 6538 48 9750 72 12962 96 6556 48 13010 96 19458\n"
        + "144 25906 192 9780 72 19458 144 29130 216 38802 288 13004 96 25906 192 38802 288 51698 384 6448\n"
        + "48 12896 96 19344 144 25792 192 6448 48 12896 96 19344 144 25792 192 6424 48 12896 96 19344\n"
        + "144 25792 192 6424 48 12896 96 19344 144 25792 192 12896 96 12896 96 12896 96 12896 96 3313\n"
        + "24 6538 48 9754 72 12970 96 6556 48 13022 96 19475 144 25928 192 9784 72 19478 144 29159\n"
        + "216 38840 288 13012 96 25934 192 38843 288 51752 384 6456 48 12912 96 19368 144 25824 192 6456\n"
        + "48 12912 96 19368 144 25824 192 6432 48 12906 96 19362 144 25818 192 6432 48 12906 96 19362\n"
        + "144 25818 192 12912 96 12912 96 12912 96 12912 96\n");
  }

  /**
   * Holds the numbers of gemm f16 interleaved initialize packed.
   */
  private static final class GemmF16InterleavedInitializePacked {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 2 1 12 13 6 382 0 670 0 952 0 1234 0 682 0 1270\n"
        + "0 1852 0 2434 0 982 0 1870 0 2752 0 3634 0 1282 0 2470 0 3652 0 4834\n"
        + "0 600 0 1200 0 1800 0 2400 0 600 0 1200 0 1800 0 2400 0 564 0 1164\n"
        + "0 1764 0 2364 0 564 0 1164 0 1764 0 2364 0 1200 0 1200 0 1200 0 1200\n"
        + "0 427 0 757 0 1081 0 1405 0 769 0 1441 0 2107 0 2773 0 1111 0 2125\n"
        + "0 3133 0 4141 0 1453 0 2809 0 4159 0 5509 0 684 0 1368 0 2052 0 2736\n"
        + "0 684 0 1368 0 2052 0 2736 0 648 0 1332 0 2016 0 2700 0 648 0 1332\n"
        + "0 2016 0 2700 0 1368 0 1368 0 1368 0 1368 0 476 0 856 0 1234 0 1612\n"
        + "0 868 0 1651 0 2422 0 3193 0 1264 0 2443 0 3610 0 4777 0 1660 0 3235\n"
        + "0 4798 0 6361 0 792 0 1584 0 2376 0 3168 0 792 0 1584 0 2376 0 3168\n"
        + "0 756 0 1542 0 2334 0 3126 0 756 0 1542 0 2334 0 3126 0 1584 0 1584\n"
        + "0 1584 0 1584 0 613 0 1129 0 1639 0 2149 0 1159 0 2221 0 3277 0 4333\n"
        + "0 1705 0 3313 0 4915 0 6517 0 2251 0 4405 0 6553 0 8701 0 1092 0 2184\n"
        + "0 3276 0 4368 0 1092 0 2184 0 3276 0 4368 0 1020 0 2112 0 3204 0 4296\n"
        + "0 1020 0 2112 0 3204 0 4296 0 2184 0 2184 0 2184 0 2184 0 709 0 1321\n"
        + "0 1927 0 2533 0 1351 0 2605 0 3853 0 5101 0 1993 0 3889 0 5779 0 7669\n"
        + "0 2635 0 5173 0 7705 0 10237 0 1284 0 2568 0 3852 0 5136 0 1284 0 2568\n"
        + "0 3852 0 5136 0 1212 0 2496 0 3780 0 5064 0 1212 0 2496 0 3780 0 5064\n"
        + "0 2568 0 2568 0 2568 0 2568 0 668 0 1240 0 1810 0 2380 0 1252 0 2419\n"
        + "0 3574 0 4729 0 1840 0 3595 0 5338 0 7081 0 2428 0 4771 0 7102 0 9433\n"
        + "0 1176 0 2352 0 3528 0 4704 0 1176 0 2352 0 3528 0 4704 0 1140 0 2310\n"
        + "0 3486 0 4662 0 1140 0 2310 0 3486 0 4662 0 2352 0 2352 0 2352 0 2352\n"
        + "0 830 0 1563 0 2291 0 3018 0 1593 0 3090 0 4581 0 6072 0 2357 0 4617\n"
        + "0 6872 0 9126 0 3120 0 6144 0 9162 0 12180 0 1527 0 3054 0 4581 0 6108\n"
        + "0 1527 0 3054 0 4581 0 6108 0 1455 0 2982 0 4509 0 6036 0 1455 0 2982\n"
        + "0 4509 0 6036 0 3054 0 3054 0 3054 0 3054 0 901 0 1705 0 2503 0 3301\n"
        + "0 1735 0 3373 0 5005 0 6637 0 2569 0 5041 0 7507 0 9973 0 3403 0 6709\n"
        + "0 10009 0 13309 0 1668 0 3336 0 5004 0 6672 0 1668 0 3336 0 5004 0 6672\n"
        + "0 1596 0 3264 0 4932 0 6600 0 1596 0 3264 0 4932 0 6600 0 3336 0 3336\n"
        + "0 3336 0 3336 0 950 0 1804 0 2656 0 3508 0 1834 0 3583 0 5320 0 7057\n"
        + "0 2722 0 5359 0 7984 0 10609 0 3610 0 7135 0 10648 0 14161 0 1776 0 3552\n"
        + "0 5328 0 7104 0 1776 0 3552 0 5328 0 7104 0 1704 0 3474 0 5250 0 7026\n"
        + "0 1704 0 3474 0 5250 0 7026 0 3552 0 3552 0 3552 0 3552 0 1087 0 2077\n"
        + "0 3061 0 4045 0 2125 0 4153 0 6175 0 8197 0 3163 0 6229 0 9289 0 12349\n"
        + "0 4201 0 8305 0 12403 0 16501 0 2076 0 4152 0 6228 0 8304 0 2076 0 4152\n"
        + "0 6228 0 8304 0 1968 0 4044 0 6120 0 8196 0 1968 0 4044 0 6120 0 8196\n"
        + "0 4152 0 4152 0 4152 0 4152 0 1183 0 2269 0 3349 0 4429 0 2317 0 4537\n"
        + "0 6751 0 8965 0 3451 0 6805 0 10153 0 13501 0 4585 0 9073 0 13555 0 18037\n"
        + "0 2268 0 4536 0 6804 0 9072 0 2268 0 4536 0 6804 0 9072 0 2160 0 4428\n"
        + "0 6696 0 8964 0 2160 0 4428 0 6696 0 8964 0 4536 0 4536 0 4536 0 4536\n"
        + "0 1142 0 2188 0 3232 0 4276 0 2218 0 4351 0 6472 0 8593 0 3298 0 6511\n"
        + "0 9712 0 12913 0 4378 0 8671 0 12952 0 17233 0 2160 0 4320 0 6480 0 8640\n"
        + "0 2160 0 4320 0 6480 0 8640 0 2088 0 4242 0 6402 0 8562 0 2088 0 4242\n"
        + "0 6402 0 8562 0 4320 0 4320 0 4320 0 4320 0 1304 474 2511 948 3713 1422 4914\n"
        + "1896 2559 966 5022 1932 7479 2898 9936 3864 3815 1458 7533 2916 11246 4374 14958 5832 5070 1950 10044\n"
        + "3900 15012 5850 19980 7800 2511 984 5022 1968 7533 2952 10044 3936 2511 984 5022 1968 7533 2952 10044\n"
        + "3936 2403 948 4914 1932 7425 2916 9936 3900 2403 948 4914 1932 7425 2916 9936 3900 5022 1968 5022\n"
        + "1968 5022 1968 5022 1968 1375 474 2653 948 3925 1422 5197 1896 2701 966 5305 1932 7903 2898 10501\n"
        + "3864 4027 1458 7957 2916 11881 4374 15805 5832 5353 1950 10609 3900 15859 5850 21109 7800 2652 984 5304\n"
        + "1968 7956 2952 10608 3936 2652 984 5304 1968 7956 2952 10608 3936 2544 948 5196 1932 7848 2916 10500\n"
        + "3900 2544 948 5196 1932 7848 2916 10500 3900 5304 1968 5304 1968 5304 1968 5304 1968 1424 474 2752\n"
        + "948 4078 1422 5404 1896 2800 966 5515 1932 8218 2898 10921 3864 4180 1458 8275 2916 12358 4374 16441\n"
        + "5832 5560 1950 11035 3900 16498 5850 21961 7800 2760 984 5520 1968 8280 2952 11040 3936 2760 984 5520\n"
        + "1968 8280 2952 11040 3936 2652 948 5406 1932 8166 2916 10926 3900 2652 948 5406 1932 8166 2916 10926\n"
        + "3900 5520 1968 5520 1968 5520 1968 5520 1968 1561 474 3025 948 4483 1422 5941 1896 3091 966 6085\n"
        + "1932 9073 2898 12061 3864 4621 1458 9145 2916 13663 4374 18181 5832 6151 1950 12205 3900 18253 5850 24301\n"
        + "7800 3060 984 6120 1968 9180 2952 12240 3936 3060 984 6120 1968 9180 2952 12240 3936 2916 948 5976\n"
        + "1932 9036 2916 12096 3900 2916 948 5976 1932 9036 2916 12096 3900 6120 1968 6120 1968 6120 1968 6120\n"
        + "1968 1657 474 3217 948 4771 1422 6325 1896 3283 966 6469 1932 9649 2898 12829 3864 4909 1458 9721\n"
        + "2916 14527 4374 19333 5832 6535 1950 12973 3900 19405 5850 25837 7800 3252 984 6504 1968 9756 2952 13008\n"
        + "3936 3252 984 6504 1968 9756 2952 13008 3936 3108 948 6360 1932 9612 2916 12864 3900 3108 948 6360\n"
        + "1932 9612 2916 12864 3900 6504 1968 6504 1968 6504 1968 6504 1968 1616 474 3136 948 4654 1422 6172\n"
        + "1896 3184 966 6283 1932 9370 2898 12457 3864 4756 1458 9427 2916 14086 4374 18745 5832 6328 1950 12571\n"
        + "3900 18802 5850 25033 7800 3144 984 6288 1968 9432 2952 12576 3936 3144 984 6288 1968 9432 2952 12576\n"
        + "3936 3036 948 6174 1932 9318 2916 12462 3900 3036 948 6174 1932 9318 2916 12462 3900 6288 1968 6288\n"
        + "1968 6288 1968 6288 1968\n");
  }

  /**
   * Holds the numbers of gemm f16 interleaved initialize retained.
   */
  private static final class GemmF16InterleavedInitializeRetained {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 6 3 6 1 24 6 479 48 877 96 1259 144 1641 192 2023 240 2405 288 2787\n"
        + "336 3169 384 643 72 1206 144 1752 216 2298 288 2844 360 3390 432 3936 504 4482 576 811\n"
        + "96 1542 192 2256 288 2970 384 3684 480 4398 576 5112 672 5826 768 979 120 1878 240 2760\n"
        + "360 3642 480 4524 600 5406 720 6288 840 7170 960 1147 144 2214 288 3264 432 4314 576 5364\n"
        + "720 6414 864 7464 1008 8514 1152 1315 168 2550 336 3768 504 4986 672 6204 840 7422 1008 8640\n"
        + "1176 9858 1344 1483 192 2886 384 4272 576 5658 768 7044 960 8430 1152 9816 1344 11202 1536 1651\n"
        + "216 3222 432 4776 648 6330 864 7884 1080 9438 1296 10992 1512 12546 1728 1008 144 2016 288 3024\n"
        + "432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040\n"
        + "720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040 720 6048 864 7056\n"
        + "1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008\n"
        + "144 2016 288 3024 432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024\n"
        + "432 4032 576 5040 720 6048 864 7056 1008 8064 1152 2292 288 3276 432 4284 576 5292 720 6300\n"
        + "864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316\n"
        + "1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292\n"
        + "288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284\n"
        + "576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300\n"
        + "864 7308 1008 8316 1152 9324 1296 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 522\n"
        + "48 954 96 1374 144 1794 192 2214 240 2634 288 3054 336 3474 384 708 72 1326 144 1932\n"
        + "216 2538 288 3144 360 3750 432 4356 504 4962 576 894 96 1698 192 2490 288 3282 384 4074\n"
        + "480 4866 576 5658 672 6450 768 1080 120 2070 240 3048 360 4026 480 5004 600 5982 720 6960\n"
        + "840 7938 960 1266 144 2442 288 3606 432 4770 576 5934 720 7098 864 8262 1008 9426 1152 1452\n"
        + "168 2814 336 4164 504 5514 672 6864 840 8214 1008 9564 1176 10914 1344 1638 192 3186 384 4722\n"
        + "576 6258 768 7794 960 9330 1152 10866 1344 12402 1536 1824 216 3558 432 5280 648 7002 864 8724\n"
        + "1080 10446 1296 12168 1512 13890 1728 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 523 48 955 96 1375 144 1795 192 2215\n"
        + "240 2635 288 3055 336 3475 384 709 72 1327 144 1933 216 2539 288 3145 360 3751 432 4357\n"
        + "504 4963 576 895 96 1699 192 2491 288 3283 384 4075 480 4867 576 5659 672 6451 768 1081\n"
        + "120 2071 240 3049 360 4027 480 5005 600 5983 720 6961 840 7939 960 1267 144 2443 288 3607\n"
        + "432 4771 576 5935 720 7099 864 8263 1008 9427 1152 1453 168 2815 336 4165 504 5515 672 6865\n"
        + "840 8215 1008 9565 1176 10915 1344 1639 192 3187 384 4723 576 6259 768 7795 960 9331 1152 10867\n"
        + "1344 12403 1536 1825 216 3559 432 5281 648 7003 864 8725 1080 10447 1296 12169 1512 13891 1728 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 524 48 956 96 1376 144 1796 192 2216 240 2636 288 3056 336 3476 384 710\n"
        + "72 1328 144 1934 216 2540 288 3146 360 3752 432 4358 504 4964 576 896 96 1700 192 2492\n"
        + "288 3284 384 4076 480 4868 576 5660 672 6452 768 1082 120 2072 240 3050 360 4028 480 5006\n"
        + "600 5984 720 6962 840 7940 960 1268 144 2444 288 3608 432 4772 576 5936 720 7100 864 8264\n"
        + "1008 9428 1152 1454 168 2816 336 4166 504 5516 672 6866 840 8216 1008 9566 1176 10916 1344 1640\n"
        + "192 3188 384 4724 576 6260 768 7796 960 9332 1152 10868 1344 12404 1536 1826 216 3560 432 5282\n"
        + "648 7004 864 8726 1080 10448 1296 12170 1512 13892 1728 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 525 48 960 96 1383\n"
        + "144 1806 192 2229 240 2652 288 3075 336 3498 384 714 72 1338 144 1950 216 2562 288 3174\n"
        + "360 3786 432 4398 504 5010 576 900 96 1710 192 2508 288 3306 384 4104 480 4902 576 5700\n"
        + "672 6498 768 1086 120 2082 240 3066 360 4050 480 5034 600 6018 720 7002 840 7986 960 1272\n"
        + "144 2454 288 3624 432 4794 576 5964 720 7134 864 8304 1008 9474 1152 1458 168 2826 336 4182\n"
        + "504 5538 672 6894 840 8250 1008 9606 1176 10962 1344 1644 192 3198 384 4740 576 6282 768 7824\n"
        + "960 9366 1152 10908 1344 12450 1536 1830 216 3570 432 5298 648 7026 864 8754 1080 10482 1296 12210\n"
        + "1512 13938 1728 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 2538\n"
        + "288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788\n"
        + "576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020\n"
        + "864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252\n"
        + "1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538\n"
        + "288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 526 48 963 96 1387 144 1812 192 2236 240 2661 288 3085\n"
        + "336 3510 384 715 72 1339 144 1951 216 2563 288 3175 360 3787 432 4399 504 5011 576 903\n"
        + "96 1714 192 2515 288 3315 384 4114 480 4915 576 5715 672 6514 768 1090 120 2091 240 3079\n"
        + "360 4066 480 5055 600 6043 720 7030 840 8019 960 1279 144 2467 288 3643 432 4819 576 5995\n"
        + "720 7171 864 8347 1008 9523 1152 1467 168 2842 336 4207 504 5571 672 6934 840 8299 1008 9663\n"
        + "1176 11026 1344 1654 192 3219 384 4771 576 6322 768 7875 960 9427 1152 10978 1344 12531 1536 1843\n"
        + "216 3595 432 5335 648 7075 864 8815 1080 10555 1296 12295 1512 14035 1728 1128 144 2256 288 3384\n"
        + "432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640\n"
        + "720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640 720 6768 864 7896\n"
        + "1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128\n"
        + "144 2256 288 3384 432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384\n"
        + "432 4512 576 5640 720 6768 864 7896 1008 9024 1152 2547 288 3672 432 4800 576 5928 720 7056\n"
        + "864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312\n"
        + "1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547\n"
        + "288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800\n"
        + "576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056\n"
        + "864 8184 1008 9312 1152 10440 1296 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864\n");
  }

  /**
   * Holds the numbers of gemm f16 interleaved initialize retained leading.
   */
  private static final class GemmF16InterleavedInitializeRetainedLeading {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 6 3 6 1 24 6 490 48 889 96 1271 144 1653 192 2035 240 2417 288 2799\n"
        + "336 3181 384 655 72 1219 144 1765 216 2311 288 2857 360 3403 432 3949 504 4495 576 823\n"
        + "96 1555 192 2269 288 2983 384 3697 480 4411 576 5125 672 5839 768 991 120 1891 240 2773\n"
        + "360 3655 480 4537 600 5419 720 6301 840 7183 960 1159 144 2227 288 3277 432 4327 576 5377\n"
        + "720 6427 864 7477 1008 8527 1152 1327 168 2563 336 3781 504 4999 672 6217 840 7435 1008 8653\n"
        + "1176 9871 1344 1495 192 2899 384 4285 576 5671 768 7057 960 8443 1152 9829 1344 11215 1536 1663\n"
        + "216 3235 432 4789 648 6343 864 7897 1080 9451 1296 11005 1512 12559 1728 1008 144 2016 288 3024\n"
        + "432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040\n"
        + "720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040 720 6048 864 7056\n"
        + "1008 8064 1152 1008 144 2016 288 3024 432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008\n"
        + "144 2016 288 3024 432 4032 576 5040 720 6048 864 7056 1008 8064 1152 1008 144 2016 288 3024\n"
        + "432 4032 576 5040 720 6048 864 7056 1008 8064 1152 2292 288 3276 432 4284 576 5292 720 6300\n"
        + "864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316\n"
        + "1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292\n"
        + "288 3276 432 4284 576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284\n"
        + "576 5292 720 6300 864 7308 1008 8316 1152 9324 1296 2292 288 3276 432 4284 576 5292 720 6300\n"
        + "864 7308 1008 8316 1152 9324 1296 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048\n"
        + "864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 6048 864 534\n"
        + "48 966 96 1386 144 1806 192 2226 240 2646 288 3066 336 3486 384 720 72 1338 144 1944\n"
        + "216 2550 288 3156 360 3762 432 4368 504 4974 576 906 96 1710 192 2502 288 3294 384 4086\n"
        + "480 4878 576 5670 672 6462 768 1092 120 2082 240 3060 360 4038 480 5016 600 5994 720 6972\n"
        + "840 7950 960 1278 144 2454 288 3618 432 4782 576 5946 720 7110 864 8274 1008 9438 1152 1464\n"
        + "168 2826 336 4176 504 5526 672 6876 840 8226 1008 9576 1176 10926 1344 1650 192 3198 384 4734\n"
        + "576 6270 768 7806 960 9342 1152 10878 1344 12414 1536 1836 216 3570 432 5292 648 7014 864 8736\n"
        + "1080 10458 1296 12180 1512 13902 1728 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 535 48 967 96 1387 144 1807 192 2227\n"
        + "240 2647 288 3067 336 3487 384 721 72 1339 144 1945 216 2551 288 3157 360 3763 432 4369\n"
        + "504 4975 576 907 96 1711 192 2503 288 3295 384 4087 480 4879 576 5671 672 6463 768 1093\n"
        + "120 2083 240 3061 360 4039 480 5017 600 5995 720 6973 840 7951 960 1279 144 2455 288 3619\n"
        + "432 4783 576 5947 720 7111 864 8275 1008 9439 1152 1465 168 2827 336 4177 504 5527 672 6877\n"
        + "840 8227 1008 9577 1176 10927 1344 1651 192 3199 384 4735 576 6271 768 7807 960 9343 1152 10879\n"
        + "1344 12415 1536 1837 216 3571 432 5293 648 7015 864 8737 1080 10459 1296 12181 1512 13903 1728 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 536 48 968 96 1388 144 1808 192 2228 240 2648 288 3068 336 3488 384 722\n"
        + "72 1340 144 1946 216 2552 288 3158 360 3764 432 4370 504 4976 576 908 96 1712 192 2504\n"
        + "288 3296 384 4088 480 4880 576 5672 672 6464 768 1094 120 2084 240 3062 360 4040 480 5018\n"
        + "600 5996 720 6974 840 7952 960 1280 144 2456 288 3620 432 4784 576 5948 720 7112 864 8276\n"
        + "1008 9440 1152 1466 168 2828 336 4178 504 5528 672 6878 840 8228 1008 9578 1176 10928 1344 1652\n"
        + "192 3200 384 4736 576 6272 768 7808 960 9344 1152 10880 1344 12416 1536 1838 216 3572 432 5294\n"
        + "648 7016 864 8738 1080 10460 1296 12182 1512 13904 1728 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520\n"
        + "288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752\n"
        + "576 5868 720 6984 864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984\n"
        + "864 8100 1008 9216 1152 10332 1296 2520 288 3636 432 4752 576 5868 720 6984 864 8100 1008 9216\n"
        + "1152 10332 1296 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 537 48 972 96 1395\n"
        + "144 1818 192 2241 240 2664 288 3087 336 3510 384 726 72 1350 144 1962 216 2574 288 3186\n"
        + "360 3798 432 4410 504 5022 576 912 96 1722 192 2520 288 3318 384 4116 480 4914 576 5712\n"
        + "672 6510 768 1098 120 2094 240 3078 360 4062 480 5046 600 6030 720 7014 840 7998 960 1284\n"
        + "144 2466 288 3636 432 4806 576 5976 720 7146 864 8316 1008 9486 1152 1470 168 2838 336 4194\n"
        + "504 5550 672 6906 840 8262 1008 9618 1176 10974 1344 1656 192 3210 384 4752 576 6294 768 7836\n"
        + "960 9378 1152 10920 1344 12462 1536 1842 216 3582 432 5310 648 7038 864 8766 1080 10494 1296 12222\n"
        + "1512 13950 1728 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116\n"
        + "144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348\n"
        + "432 4464 576 5580 720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580\n"
        + "720 6696 864 7812 1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812\n"
        + "1008 8928 1152 1116 144 2232 288 3348 432 4464 576 5580 720 6696 864 7812 1008 8928 1152 2538\n"
        + "288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788\n"
        + "576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020\n"
        + "864 8136 1008 9252 1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252\n"
        + "1152 10368 1296 2538 288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 2538\n"
        + "288 3672 432 4788 576 5904 720 7020 864 8136 1008 9252 1152 10368 1296 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696 864 6696\n"
        + "864 6696 864 6696 864 6696 864 538 48 975 96 1399 144 1824 192 2248 240 2673 288 3097\n"
        + "336 3522 384 727 72 1351 144 1963 216 2575 288 3187 360 3799 432 4411 504 5023 576 915\n"
        + "96 1726 192 2527 288 3327 384 4126 480 4927 576 5727 672 6526 768 1102 120 2103 240 3091\n"
        + "360 4078 480 5067 600 6055 720 7042 840 8031 960 1291 144 2479 288 3655 432 4831 576 6007\n"
        + "720 7183 864 8359 1008 9535 1152 1479 168 2854 336 4219 504 5583 672 6946 840 8311 1008 9675\n"
        + "1176 11038 1344 1666 192 3231 384 4783 576 6334 768 7887 960 9439 1152 10990 1344 12543 1536 1855\n"
        + "216 3607 432 5347 648 7087 864 8827 1080 10567 1296 12307 1512 14047 1728 1128 144 2256 288 3384\n"
        + "432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640\n"
        + "720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640 720 6768 864 7896\n"
        + "1008 9024 1152 1128 144 2256 288 3384 432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128\n"
        + "144 2256 288 3384 432 4512 576 5640 720 6768 864 7896 1008 9024 1152 1128 144 2256 288 3384\n"
        + "432 4512 576 5640 720 6768 864 7896 1008 9024 1152 2547 288 3672 432 4800 576 5928 720 7056\n"
        + "864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312\n"
        + "1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547\n"
        + "288 3672 432 4800 576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800\n"
        + "576 5928 720 7056 864 8184 1008 9312 1152 10440 1296 2547 288 3672 432 4800 576 5928 720 7056\n"
        + "864 8184 1008 9312 1152 10440 1296 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768\n"
        + "864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864 6768 864\n");
  }

  /**
   * Holds the numbers of gemm f16 standard initialize.
   */
  private static final class GemmF16StandardInitialize {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 252 0 426 0 588 0 750 0 444\n"
        + "0 792 0 1128 0 1464 0 618 0 1140 0 1650 0 2160 0 792 0 1488 0 2172\n"
        + "0 2856 0 348 0 696 0 1044 0 1392 0 348 0 696 0 1044 0 1392 0 324\n"
        + "0 672 0 1020 0 1368 0 324 0 672 0 1020 0 1368 0 696 0 696 0 696\n"
        + "0 696 0 253 0 427 0 589 0 751 0 445 0 793 0 1129 0 1465 0 619\n"
        + "0 1141 0 1651 0 2161 0 793 0 1489 0 2173 0 2857 0 348 0 696 0 1044\n"
        + "0 1392 0 348 0 696 0 1044 0 1392 0 324 0 672 0 1020 0 1368 0 324\n"
        + "0 672 0 1020 0 1368 0 696 0 696 0 696 0 696 0 254 0 432 0 596\n"
        + "0 762 0 450 0 804 0 1146 0 1488 0 626 0 1158 0 1676 0 2196 0 804\n"
        + "0 1512 0 2208 0 2904 0 354 0 708 0 1062 0 1416 0 354 0 708 0 1062\n"
        + "0 1416 0 330 0 684 0 1038 0 1392 0 330 0 684 0 1038 0 1392 0 708\n"
        + "0 708 0 708 0 708 0 255 0 433 0 597 0 763 0 451 0 805 0 1147\n"
        + "0 1489 0 627 0 1159 0 1677 0 2197 0 805 0 1513 0 2209 0 2905 0 354\n"
        + "0 708 0 1062 0 1416 0 354 0 708 0 1062 0 1416 0 330 0 684 0 1038\n"
        + "0 1392 0 330 0 684 0 1038 0 1392 0 708 0 708 0 708 0 708 0 256\n"
        + "0 434 0 600 0 766 0 452 0 808 0 1152 0 1496 0 630 0 1164 0 1686\n"
        + "0 2208 0 808 0 1520 0 2220 0 2920 0 356 0 712 0 1068 0 1424 0 356\n"
        + "0 712 0 1068 0 1424 0 332 0 688 0 1044 0 1400 0 332 0 688 0 1044\n"
        + "0 1400 0 712 0 712 0 712 0 712 0 244 0 416 0 580 0 744 0 428\n"
        + "0 783 0 1120 0 1457 0 604 0 1135 0 1648 0 2161 0 780 0 1487 0 2176\n"
        + "0 2865 0 352 0 704 0 1056 0 1408 0 352 0 704 0 1056 0 1408 0 328\n"
        + "0 674 0 1026 0 1378 0 328 0 674 0 1026 0 1378 0 704 0 704 0 704\n"
        + "0 704 0 282 0 486 0 678 0 870 0 498 0 900 0 1290 0 1680 0 690\n"
        + "0 1284 0 1866 0 2448 0 882 0 1668 0 2442 0 3216 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 768 0 1152 0 1536 0 384 0 780 0 1164 0 1548 0 384\n"
        + "0 780 0 1164 0 1548 0 768 0 768 0 768 0 768 0 283 0 487 0 679\n"
        + "0 871 0 499 0 901 0 1291 0 1681 0 691 0 1285 0 1867 0 2449 0 883\n"
        + "0 1669 0 2443 0 3217 0 384 0 768 0 1152 0 1536 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 780 0 1164 0 1548 0 384 0 780 0 1164 0 1548 0 768\n"
        + "0 768 0 768 0 768 0 284 0 492 0 686 0 882 0 504 0 912 0 1308\n"
        + "0 1704 0 698 0 1302 0 1892 0 2484 0 894 0 1692 0 2478 0 3264 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 780 0 1170 0 1560 0 390 0 792 0 1182\n"
        + "0 1572 0 390 0 792 0 1182 0 1572 0 780 0 780 0 780 0 780 0 285\n"
        + "0 493 0 687 0 883 0 505 0 913 0 1309 0 1705 0 699 0 1303 0 1893\n"
        + "0 2485 0 895 0 1693 0 2479 0 3265 0 390 0 780 0 1170 0 1560 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 792 0 1182 0 1572 0 390 0 792 0 1182\n"
        + "0 1572 0 780 0 780 0 780 0 780 0 286 0 494 0 690 0 886 0 506\n"
        + "0 916 0 1314 0 1712 0 702 0 1308 0 1902 0 2496 0 898 0 1700 0 2490\n"
        + "0 3280 0 392 0 784 0 1176 0 1568 0 392 0 784 0 1176 0 1568 0 392\n"
        + "0 796 0 1188 0 1580 0 392 0 796 0 1188 0 1580 0 784 0 784 0 784\n"
        + "0 784 0 274 0 476 0 670 0 864 0 488 0 903 0 1300 0 1697 0 688\n"
        + "0 1303 0 1900 0 2497 0 888 0 1703 0 2500 0 3297 0 400 0 800 0 1200\n"
        + "0 1600 0 400 0 800 0 1200 0 1600 0 388 0 794 0 1194 0 1594 0 388\n"
        + "0 794 0 1194 0 1594 0 800 0 800 0 800 0 800 0 318 0 552 0 774\n"
        + "0 996 0 570 0 1038 0 1494 0 1950 0 798 0 1494 0 2178 0 2862 0 1026\n"
        + "0 1950 0 2862 0 3774 0 456 0 912 0 1368 0 1824 0 456 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 444 0 912 0 1368 0 1824 0 912\n"
        + "0 912 0 912 0 912 0 319 0 553 0 775 0 997 0 571 0 1039 0 1495\n"
        + "0 1951 0 799 0 1495 0 2179 0 2863 0 1027 0 1951 0 2863 0 3775 0 456\n"
        + "0 912 0 1368 0 1824 0 456 0 912 0 1368 0 1824 0 444 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 912 0 912 0 912 0 912 0 320\n"
        + "0 558 0 782 0 1008 0 576 0 1050 0 1512 0 1974 0 806 0 1512 0 2204\n"
        + "0 2898 0 1038 0 1974 0 2898 0 3822 0 462 0 924 0 1386 0 1848 0 462\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 450 0 924 0 1386\n"
        + "0 1848 0 924 0 924 0 924 0 924 0 321 0 559 0 783 0 1009 0 577\n"
        + "0 1051 0 1513 0 1975 0 807 0 1513 0 2205 0 2899 0 1039 0 1975 0 2899\n"
        + "0 3823 0 462 0 924 0 1386 0 1848 0 462 0 924 0 1386 0 1848 0 450\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 924 0 924 0 924\n"
        + "0 924 0 322 0 560 0 786 0 1012 0 578 0 1054 0 1518 0 1982 0 810\n"
        + "0 1518 0 2214 0 2910 0 1042 0 1982 0 2910 0 3838 0 464 0 928 0 1392\n"
        + "0 1856 0 464 0 928 0 1392 0 1856 0 452 0 928 0 1392 0 1856 0 452\n"
        + "0 928 0 1392 0 1856 0 928 0 928 0 928 0 928 0 310 0 542 0 766\n"
        + "0 990 0 554 0 1029 0 1486 0 1943 0 784 0 1489 0 2176 0 2863 0 1014\n"
        + "0 1949 0 2866 0 3783 0 460 0 920 0 1380 0 1840 0 460 0 920 0 1380\n"
        + "0 1840 0 448 0 914 0 1374 0 1834 0 448 0 914 0 1374 0 1834 0 920\n"
        + "0 920 0 920 0 920 0 330 0 582 0 822 0 1062 0 594 0 1098 0 1590\n"
        + "0 2082 0 840 0 1590 0 2328 0 3066 0 1086 0 2082 0 3066 0 4050 0 492\n"
        + "0 984 0 1476 0 1968 0 492 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 480 0 984 0 1476 0 1968 0 984 0 984 0 984 0 984 0 331\n"
        + "0 583 0 823 0 1063 0 595 0 1099 0 1591 0 2083 0 841 0 1591 0 2329\n"
        + "0 3067 0 1087 0 2083 0 3067 0 4051 0 492 0 984 0 1476 0 1968 0 492\n"
        + "0 984 0 1476 0 1968 0 480 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 984 0 984 0 984 0 984 0 332 0 588 0 830 0 1074 0 600\n"
        + "0 1110 0 1608 0 2106 0 848 0 1608 0 2354 0 3102 0 1098 0 2106 0 3102\n"
        + "0 4098 0 498 0 996 0 1494 0 1992 0 498 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 996 0 996 0 996\n"
        + "0 996 0 333 0 589 0 831 0 1075 0 601 0 1111 0 1609 0 2107 0 849\n"
        + "0 1609 0 2355 0 3103 0 1099 0 2107 0 3103 0 4099 0 498 0 996 0 1494\n"
        + "0 1992 0 498 0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 996 0 996 0 996 0 996 0 334 0 590 0 834\n"
        + "0 1078 0 602 0 1114 0 1614 0 2114 0 852 0 1614 0 2364 0 3114 0 1102\n"
        + "0 2114 0 3114 0 4114 0 500 0 1000 0 1500 0 2000 0 500 0 1000 0 1500\n"
        + "0 2000 0 488 0 1000 0 1500 0 2000 0 488 0 1000 0 1500 0 2000 0 1000\n"
        + "0 1000 0 1000 0 1000 0 334 24 590 48 838 72 1086 96 602 48 1125 96 1630\n"
        + "144 2135 192 856 72 1633 144 2392 216 3151 288 1110 96 2141 192 3154 288 4167 384 508\n"
        + "48 1016 96 1524 144 2032 192 508 48 1016 96 1524 144 2032 192 496 48 1010 96 1518\n"
        + "144 2026 192 496 48 1010 96 1518 144 2026 192 1016 96 1016 96 1016 96 1016 96 354\n"
        + "24 630 48 894 72 1158 96 642 48 1194 96 1734 144 2274 192 912 72 1734 144 2544\n"
        + "216 3354 288 1182 96 2274 192 3354 288 4434 384 540 48 1080 96 1620 144 2160 192 540\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 528 48 1080 96 1620\n"
        + "144 2160 192 1080 96 1080 96 1080 96 1080 96 355 24 631 48 895 72 1159 96 643\n"
        + "48 1195 96 1735 144 2275 192 913 72 1735 144 2545 216 3355 288 1183 96 2275 192 3355\n"
        + "288 4435 384 540 48 1080 96 1620 144 2160 192 540 48 1080 96 1620 144 2160 192 528\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 1080 96 1080 96 1080\n"
        + "96 1080 96 356 24 636 48 902 72 1170 96 648 48 1206 96 1752 144 2298 192 920\n"
        + "72 1752 144 2570 216 3390 288 1194 96 2298 192 3390 288 4482 384 546 48 1092 96 1638\n"
        + "144 2184 192 546 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 534\n"
        + "48 1092 96 1638 144 2184 192 1092 96 1092 96 1092 96 1092 96 357 24 637 48 903\n"
        + "72 1171 96 649 48 1207 96 1753 144 2299 192 921 72 1753 144 2571 216 3391 288 1195\n"
        + "96 2299 192 3391 288 4483 384 546 48 1092 96 1638 144 2184 192 546 48 1092 96 1638\n"
        + "144 2184 192 534 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 1092\n"
        + "96 1092 96 1092 96 1092 96 358 24 638 48 906 72 1174 96 650 48 1210 96 1758\n"
        + "144 2306 192 924 72 1758 144 2580 216 3402 288 1198 96 2306 192 3402 288 4498 384 548\n"
        + "48 1096 96 1644 144 2192 192 548 48 1096 96 1644 144 2192 192 536 48 1096 96 1644\n"
        + "144 2192 192 536 48 1096 96 1644 144 2192 192 1096 96 1096 96 1096 96 1096 96 3330\n"
        + "24 6582 48 9822 72 13062 96 6600 48 13110 96 19614 144 26118 192 9852 72 19614 144 29370\n"
        + "216 39126 288 13104 96 26118 192 39126 288 52134 384 6504 48 13008 96 19512 144 26016 192 6504\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 6480 48 13008 96 19512\n"
        + "144 26016 192 13008 96 13008 96 13008 96 13008 96 3331 24 6583 48 9823 72 13063 96 6601\n"
        + "48 13111 96 19615 144 26119 192 9853 72 19615 144 29371 216 39127 288 13105 96 26119 192 39127\n"
        + "288 52135 384 6504 48 13008 96 19512 144 26016 192 6504 48 13008 96 19512 144 26016 192 6480\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 13008 96 13008 96 13008\n"
        + "96 13008 96 3332 24 6588 48 9830 72 13074 96 6606 48 13122 96 19632 144 26142 192 9860\n"
        + "72 19632 144 29396 216 39162 288 13116 96 26142 192 39162 288 52182 384 6510 48 13020 96 19530\n"
        + "144 26040 192 6510 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 6486\n"
        + "48 13020 96 19530 144 26040 192 13020 96 13020 96 13020 96 13020 96 3333 24 6589 48 9831\n"
        + "72 13075 96 6607 48 13123 96 19633 144 26143 192 9861 72 19633 144 29397 216 39163 288 13117\n"
        + "96 26143 192 39163 288 52183 384 6510 48 13020 96 19530 144 26040 192 6510 48 13020 96 19530\n"
        + "144 26040 192 6486 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 13020\n"
        + "96 13020 96 13020 96 13020 96 3334 24 6590 48 9834 72 13078 96 6608 48 13126 96 19638\n"
        + "144 26150 192 9864 72 19638 144 29406 216 39174 288 13120 96 26150 192 39174 288 52198 384 6512\n"
        + "48 13024 96 19536 144 26048 192 6512 48 13024 96 19536 144 26048 192 6488 48 13024 96 19536\n"
        + "144 26048 192 6488 48 13024 96 19536 144 26048 192 13024 96 13024 96 13024 96 13024 96 3334\n"
        + "24 6590 48 9838 72 13086 96 6608 48 13137 96 19654 144 26171 192 9868 72 19657 144 29434\n"
        + "216 39211 288 13128 96 26177 192 39214 288 52251 384 6520 48 13040 96 19560 144 26080 192 6520\n"
        + "48 13040 96 19560 144 26080 192 6496 48 13034 96 19554 144 26074 192 6496 48 13034 96 19554\n"
        + "144 26074 192 13040 96 13040 96 13040 96 13040 96\n");
  }

  /**
   * Holds the numbers of gemm f16 standard initialize leading.
   */
  private static final class GemmF16StandardInitializeLeading {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 264 0 438 0 600 0 762 0 456\n"
        + "0 804 0 1140 0 1476 0 630 0 1152 0 1662 0 2172 0 804 0 1500 0 2184\n"
        + "0 2868 0 348 0 696 0 1044 0 1392 0 348 0 696 0 1044 0 1392 0 324\n"
        + "0 672 0 1020 0 1368 0 324 0 672 0 1020 0 1368 0 696 0 696 0 696\n"
        + "0 696 0 265 0 439 0 601 0 763 0 457 0 805 0 1141 0 1477 0 631\n"
        + "0 1153 0 1663 0 2173 0 805 0 1501 0 2185 0 2869 0 348 0 696 0 1044\n"
        + "0 1392 0 348 0 696 0 1044 0 1392 0 324 0 672 0 1020 0 1368 0 324\n"
        + "0 672 0 1020 0 1368 0 696 0 696 0 696 0 696 0 266 0 444 0 608\n"
        + "0 774 0 462 0 816 0 1158 0 1500 0 638 0 1170 0 1688 0 2208 0 816\n"
        + "0 1524 0 2220 0 2916 0 354 0 708 0 1062 0 1416 0 354 0 708 0 1062\n"
        + "0 1416 0 330 0 684 0 1038 0 1392 0 330 0 684 0 1038 0 1392 0 708\n"
        + "0 708 0 708 0 708 0 267 0 445 0 609 0 775 0 463 0 817 0 1159\n"
        + "0 1501 0 639 0 1171 0 1689 0 2209 0 817 0 1525 0 2221 0 2917 0 354\n"
        + "0 708 0 1062 0 1416 0 354 0 708 0 1062 0 1416 0 330 0 684 0 1038\n"
        + "0 1392 0 330 0 684 0 1038 0 1392 0 708 0 708 0 708 0 708 0 267\n"
        + "0 446 0 612 0 778 0 464 0 820 0 1164 0 1508 0 642 0 1176 0 1698\n"
        + "0 2220 0 820 0 1532 0 2232 0 2932 0 356 0 712 0 1068 0 1424 0 356\n"
        + "0 712 0 1068 0 1424 0 332 0 688 0 1044 0 1400 0 332 0 688 0 1044\n"
        + "0 1400 0 712 0 712 0 712 0 712 0 267 0 446 0 616 0 786 0 458\n"
        + "0 820 0 1163 0 1506 0 634 0 1172 0 1691 0 2210 0 810 0 1524 0 2219\n"
        + "0 2914 0 352 0 704 0 1056 0 1408 0 352 0 704 0 1056 0 1408 0 340\n"
        + "0 686 0 1038 0 1390 0 340 0 686 0 1038 0 1390 0 704 0 704 0 704\n"
        + "0 704 0 294 0 498 0 690 0 882 0 510 0 912 0 1302 0 1692 0 702\n"
        + "0 1296 0 1878 0 2460 0 894 0 1680 0 2454 0 3228 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 768 0 1152 0 1536 0 384 0 780 0 1164 0 1548 0 384\n"
        + "0 780 0 1164 0 1548 0 768 0 768 0 768 0 768 0 295 0 499 0 691\n"
        + "0 883 0 511 0 913 0 1303 0 1693 0 703 0 1297 0 1879 0 2461 0 895\n"
        + "0 1681 0 2455 0 3229 0 384 0 768 0 1152 0 1536 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 780 0 1164 0 1548 0 384 0 780 0 1164 0 1548 0 768\n"
        + "0 768 0 768 0 768 0 296 0 504 0 698 0 894 0 516 0 924 0 1320\n"
        + "0 1716 0 710 0 1314 0 1904 0 2496 0 906 0 1704 0 2490 0 3276 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 780 0 1170 0 1560 0 390 0 792 0 1182\n"
        + "0 1572 0 390 0 792 0 1182 0 1572 0 780 0 780 0 780 0 780 0 297\n"
        + "0 505 0 699 0 895 0 517 0 925 0 1321 0 1717 0 711 0 1315 0 1905\n"
        + "0 2497 0 907 0 1705 0 2491 0 3277 0 390 0 780 0 1170 0 1560 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 792 0 1182 0 1572 0 390 0 792 0 1182\n"
        + "0 1572 0 780 0 780 0 780 0 780 0 297 0 506 0 702 0 898 0 518\n"
        + "0 928 0 1326 0 1724 0 714 0 1320 0 1914 0 2508 0 910 0 1712 0 2502\n"
        + "0 3292 0 392 0 784 0 1176 0 1568 0 392 0 784 0 1176 0 1568 0 392\n"
        + "0 796 0 1188 0 1580 0 392 0 796 0 1188 0 1580 0 784 0 784 0 784\n"
        + "0 784 0 303 0 512 0 712 0 912 0 530 0 958 0 1367 0 1776 0 736\n"
        + "0 1370 0 1985 0 2600 0 942 0 1782 0 2603 0 3424 0 412 0 824 0 1236\n"
        + "0 1648 0 412 0 824 0 1236 0 1648 0 400 0 818 0 1230 0 1642 0 400\n"
        + "0 818 0 1230 0 1642 0 824 0 824 0 824 0 824 0 330 0 564 0 786\n"
        + "0 1008 0 582 0 1050 0 1506 0 1962 0 810 0 1506 0 2190 0 2874 0 1038\n"
        + "0 1962 0 2874 0 3786 0 456 0 912 0 1368 0 1824 0 456 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 444 0 912 0 1368 0 1824 0 912\n"
        + "0 912 0 912 0 912 0 331 0 565 0 787 0 1009 0 583 0 1051 0 1507\n"
        + "0 1963 0 811 0 1507 0 2191 0 2875 0 1039 0 1963 0 2875 0 3787 0 456\n"
        + "0 912 0 1368 0 1824 0 456 0 912 0 1368 0 1824 0 444 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 912 0 912 0 912 0 912 0 332\n"
        + "0 570 0 794 0 1020 0 588 0 1062 0 1524 0 1986 0 818 0 1524 0 2216\n"
        + "0 2910 0 1050 0 1986 0 2910 0 3834 0 462 0 924 0 1386 0 1848 0 462\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 450 0 924 0 1386\n"
        + "0 1848 0 924 0 924 0 924 0 924 0 333 0 571 0 795 0 1021 0 589\n"
        + "0 1063 0 1525 0 1987 0 819 0 1525 0 2217 0 2911 0 1051 0 1987 0 2911\n"
        + "0 3835 0 462 0 924 0 1386 0 1848 0 462 0 924 0 1386 0 1848 0 450\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 924 0 924 0 924\n"
        + "0 924 0 333 0 572 0 798 0 1024 0 590 0 1066 0 1530 0 1994 0 822\n"
        + "0 1530 0 2226 0 2922 0 1054 0 1994 0 2922 0 3850 0 464 0 928 0 1392\n"
        + "0 1856 0 464 0 928 0 1392 0 1856 0 452 0 928 0 1392 0 1856 0 452\n"
        + "0 928 0 1392 0 1856 0 928 0 928 0 928 0 928 0 321 0 554 0 778\n"
        + "0 1002 0 566 0 1042 0 1499 0 1956 0 796 0 1502 0 2189 0 2876 0 1026\n"
        + "0 1962 0 2879 0 3796 0 460 0 920 0 1380 0 1840 0 460 0 920 0 1380\n"
        + "0 1840 0 448 0 914 0 1374 0 1834 0 448 0 914 0 1374 0 1834 0 920\n"
        + "0 920 0 920 0 920 0 342 0 594 0 834 0 1074 0 606 0 1110 0 1602\n"
        + "0 2094 0 852 0 1602 0 2340 0 3078 0 1098 0 2094 0 3078 0 4062 0 492\n"
        + "0 984 0 1476 0 1968 0 492 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 480 0 984 0 1476 0 1968 0 984 0 984 0 984 0 984 0 343\n"
        + "0 595 0 835 0 1075 0 607 0 1111 0 1603 0 2095 0 853 0 1603 0 2341\n"
        + "0 3079 0 1099 0 2095 0 3079 0 4063 0 492 0 984 0 1476 0 1968 0 492\n"
        + "0 984 0 1476 0 1968 0 480 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 984 0 984 0 984 0 984 0 344 0 600 0 842 0 1086 0 612\n"
        + "0 1122 0 1620 0 2118 0 860 0 1620 0 2366 0 3114 0 1110 0 2118 0 3114\n"
        + "0 4110 0 498 0 996 0 1494 0 1992 0 498 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 996 0 996 0 996\n"
        + "0 996 0 345 0 601 0 843 0 1087 0 613 0 1123 0 1621 0 2119 0 861\n"
        + "0 1621 0 2367 0 3115 0 1111 0 2119 0 3115 0 4111 0 498 0 996 0 1494\n"
        + "0 1992 0 498 0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 996 0 996 0 996 0 996 0 345 0 602 0 846\n"
        + "0 1090 0 614 0 1126 0 1626 0 2126 0 864 0 1626 0 2376 0 3126 0 1114\n"
        + "0 2126 0 3126 0 4126 0 500 0 1000 0 1500 0 2000 0 500 0 1000 0 1500\n"
        + "0 2000 0 488 0 1000 0 1500 0 2000 0 488 0 1000 0 1500 0 2000 0 1000\n"
        + "0 1000 0 1000 0 1000 0 345 24 602 48 850 72 1098 96 614 48 1138 96 1643\n"
        + "144 2148 192 868 72 1646 144 2405 216 3164 288 1122 96 2154 192 3167 288 4180 384 508\n"
        + "48 1016 96 1524 144 2032 192 508 48 1016 96 1524 144 2032 192 496 48 1010 96 1518\n"
        + "144 2026 192 496 48 1010 96 1518 144 2026 192 1016 96 1016 96 1016 96 1016 96 366\n"
        + "24 642 48 906 72 1170 96 654 48 1206 96 1746 144 2286 192 924 72 1746 144 2556\n"
        + "216 3366 288 1194 96 2286 192 3366 288 4446 384 540 48 1080 96 1620 144 2160 192 540\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 528 48 1080 96 1620\n"
        + "144 2160 192 1080 96 1080 96 1080 96 1080 96 367 24 643 48 907 72 1171 96 655\n"
        + "48 1207 96 1747 144 2287 192 925 72 1747 144 2557 216 3367 288 1195 96 2287 192 3367\n"
        + "288 4447 384 540 48 1080 96 1620 144 2160 192 540 48 1080 96 1620 144 2160 192 528\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 1080 96 1080 96 1080\n"
        + "96 1080 96 368 24 648 48 914 72 1182 96 660 48 1218 96 1764 144 2310 192 932\n"
        + "72 1764 144 2582 216 3402 288 1206 96 2310 192 3402 288 4494 384 546 48 1092 96 1638\n"
        + "144 2184 192 546 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 534\n"
        + "48 1092 96 1638 144 2184 192 1092 96 1092 96 1092 96 1092 96 369 24 649 48 915\n"
        + "72 1183 96 661 48 1219 96 1765 144 2311 192 933 72 1765 144 2583 216 3403 288 1207\n"
        + "96 2311 192 3403 288 4495 384 546 48 1092 96 1638 144 2184 192 546 48 1092 96 1638\n"
        + "144 2184 192 534 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 1092\n"
        + "96 1092 96 1092 96 1092 96 369 24 650 48 918 72 1186 96 662 48 1222 96 1770\n"
        + "144 2318 192 936 72 1770 144 2592 216 3414 288 1210 96 2318 192 3414 288 4510 384 548\n"
        + "48 1096 96 1644 144 2192 192 548 48 1096 96 1644 144 2192 192 536 48 1096 96 1644\n"
        + "144 2192 192 536 48 1096 96 1644 144 2192 192 1096 96 1096 96 1096 96 1096 96 3342\n"
        + "24 6594 48 9834 72 13074 96 6612 48 13122 96 19626 144 26130 192 9864 72 19626 144 29382\n"
        + "216 39138 288 13116 96 26130 192 39138 288 52146 384 6504 48 13008 96 19512 144 26016 192 6504\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 6480 48 13008 96 19512\n"
        + "144 26016 192 13008 96 13008 96 13008 96 13008 96 3343 24 6595 48 9835 72 13075 96 6613\n"
        + "48 13123 96 19627 144 26131 192 9865 72 19627 144 29383 216 39139 288 13117 96 26131 192 39139\n"
        + "288 52147 384 6504 48 13008 96 19512 144 26016 192 6504 48 13008 96 19512 144 26016 192 6480\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 13008 96 13008 96 13008\n"
        + "96 13008 96 3344 24 6600 48 9842 72 13086 96 6618 48 13134 96 19644 144 26154 192 9872\n"
        + "72 19644 144 29408 216 39174 288 13128 96 26154 192 39174 288 52194 384 6510 48 13020 96 19530\n"
        + "144 26040 192 6510 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 6486\n"
        + "48 13020 96 19530 144 26040 192 13020 96 13020 96 13020 96 13020 96 3345 24 6601 48 9843\n"
        + "72 13087 96 6619 48 13135 96 19645 144 26155 192 9873 72 19645 144 29409 216 39175 288 13129\n"
        + "96 26155 192 39175 288 52195 384 6510 48 13020 96 19530 144 26040 192 6510 48 13020 96 19530\n"
        + "144 26040 192 6486 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 13020\n"
        + "96 13020 96 13020 96 13020 96 3345 24 6602 48 9846 72 13090 96 6620 48 13138 96 19650\n"
        + "144 26162 192 9876 72 19650 144 29418 216 39186 288 13132 96 26162 192 39186 288 52210 384 6512\n"
        + "48 13024 96 19536 144 26048 192 6512 48 13024 96 19536 144 26048 192 6488 48 13024 96 19536\n"
        + "144 26048 192 6488 48 13024 96 19536 144 26048 192 13024 96 13024 96 13024 96 13024 96 3345\n"
        + "24 6602 48 9850 72 13098 96 6620 48 13150 96 19667 144 26184 192 9880 72 19670 144 29447\n"
        + "216 39224 288 13140 96 26190 192 39227 288 52264 384 6520 48 13040 96 19560 144 26080 192 6520\n"
        + "48 13040 96 19560 144 26080 192 6496 48 13034 96 19554 144 26074 192 6496 48 13034 96 19554\n"
        + "144 26074 192 13040 96 13040 96 13040 96 13040 96\n");
  }

  /**
   * Holds the numbers of gemm f16 standard initialize retained.
   */
  private static final class GemmF16StandardInitializeRetained {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 6 3 6 1 24 6 543 48 1005 96 1451 144 1897 192 2343 240 2789 288 3235\n"
        + "336 3681 384 739 72 1398 144 2040 216 2682 288 3324 360 3966 432 4608 504 5250 576 939\n"
        + "96 1798 192 2640 288 3482 384 4324 480 5166 576 6008 672 6850 768 1139 120 2198 240 3240\n"
        + "360 4282 480 5324 600 6366 720 7408 840 8450 960 1339 144 2598 288 3840 432 5082 576 6324\n"
        + "720 7566 864 8808 1008 10050 1152 1539 168 2998 336 4440 504 5882 672 7324 840 8766 1008 10208\n"
        + "1176 11650 1344 1739 192 3398 384 5040 576 6682 768 8324 960 9966 1152 11608 1344 13250 1536 1939\n"
        + "216 3798 432 5640 648 7482 864 9324 1080 11166 1296 13008 1512 14850 1728 1200 144 2400 288 3600\n"
        + "432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000\n"
        + "720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000 720 7200 864 8400\n"
        + "1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200\n"
        + "144 2400 288 3600 432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600\n"
        + "432 4800 576 6000 720 7200 864 8400 1008 9600 1152 2676 288 3852 432 5052 576 6252 720 7452\n"
        + "864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852\n"
        + "1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676\n"
        + "288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052\n"
        + "576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452\n"
        + "864 8652 1008 9852 1152 11052 1296 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 582\n"
        + "48 1074 96 1554 144 2034 192 2514 240 2994 288 3474 336 3954 384 798 72 1506 144 2202\n"
        + "216 2898 288 3594 360 4290 432 4986 504 5682 576 1014 96 1938 192 2850 288 3762 384 4674\n"
        + "480 5586 576 6498 672 7410 768 1230 120 2370 240 3498 360 4626 480 5754 600 6882 720 8010\n"
        + "840 9138 960 1446 144 2802 288 4146 432 5490 576 6834 720 8178 864 9522 1008 10866 1152 1662\n"
        + "168 3234 336 4794 504 6354 672 7914 840 9474 1008 11034 1176 12594 1344 1878 192 3666 384 5442\n"
        + "576 7218 768 8994 960 10770 1152 12546 1344 14322 1536 2094 216 4098 432 6090 648 8082 864 10074\n"
        + "1080 12066 1296 14058 1512 16050 1728 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888\n"
        + "432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480\n"
        + "720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880\n"
        + "288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472\n"
        + "576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064\n"
        + "864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656\n"
        + "1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 588 48 1086 96 1572 144 2058 192 2544\n"
        + "240 3030 288 3516 336 4002 384 804 72 1518 144 2220 216 2922 288 3624 360 4326 432 5028\n"
        + "504 5730 576 1020 96 1950 192 2868 288 3786 384 4704 480 5622 576 6540 672 7458 768 1236\n"
        + "120 2382 240 3516 360 4650 480 5784 600 6918 720 8052 840 9186 960 1452 144 2814 288 4164\n"
        + "432 5514 576 6864 720 8214 864 9564 1008 10914 1152 1668 168 3246 336 4812 504 6378 672 7944\n"
        + "840 9510 1008 11076 1176 12642 1344 1884 192 3678 384 5460 576 7242 768 9024 960 10806 1152 12588\n"
        + "1344 14370 1536 2100 216 4110 432 6108 648 8106 864 10104 1080 12102 1296 14100 1512 16098 1728 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888\n"
        + "432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480\n"
        + "720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 2916 288 4212 432 5508\n"
        + "576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100\n"
        + "864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692\n"
        + "1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916\n"
        + "288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508\n"
        + "576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 589 48 1087 96 1573 144 2059 192 2545 240 3031 288 3517 336 4003 384 806\n"
        + "72 1525 144 2228 216 2935 288 3638 360 4345 432 5048 504 5755 576 1027 96 1963 192 2887\n"
        + "288 3811 384 4735 480 5659 576 6583 672 7507 768 1244 120 2401 240 3542 360 4687 480 5828\n"
        + "600 6973 720 8114 840 9259 960 1465 144 2839 288 4201 432 5563 576 6925 720 8287 864 9649\n"
        + "1008 11011 1152 1682 168 3277 336 4856 504 6439 672 8018 840 9601 1008 11180 1176 12763 1344 1903\n"
        + "192 3715 384 5515 576 7315 768 9115 960 10915 1152 12715 1344 14515 1536 2120 216 4153 432 6170\n"
        + "648 8191 864 10208 1080 12229 1296 14246 1512 16267 1728 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198\n"
        + "1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314\n"
        + "144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942\n"
        + "432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800\n"
        + "1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916\n"
        + "288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544\n"
        + "576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172\n"
        + "864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800\n"
        + "1152 12114 1296 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 590 48 1089 96 1578\n"
        + "144 2066 192 2553 240 3042 288 3530 336 4017 384 810 72 1530 144 2238 216 2946 288 3654\n"
        + "360 4362 432 5070 504 5778 576 1028 96 1968 192 2894 288 3822 384 4748 480 5676 576 6602\n"
        + "672 7530 768 1248 120 2406 240 3552 360 4698 480 5844 600 6990 720 8136 840 9282 960 1466\n"
        + "144 2844 288 4208 432 5574 576 6938 720 8304 864 9668 1008 11034 1152 1686 168 3282 336 4866\n"
        + "504 6450 672 8034 840 9618 1008 11202 1176 12786 1344 1904 192 3720 384 5522 576 7326 768 9128\n"
        + "960 10932 1152 12734 1344 14538 1536 2124 216 4158 432 6180 648 8202 864 10224 1080 12246 1296 14268\n"
        + "1512 16290 1728 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314\n"
        + "144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942\n"
        + "432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198\n"
        + "1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 2928\n"
        + "288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562\n"
        + "576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190\n"
        + "864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818\n"
        + "1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928\n"
        + "288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 591 48 1092 96 1581 144 2070 192 2559 240 3048 288 3537\n"
        + "336 4026 384 811 72 1531 144 2239 216 2947 288 3655 360 4363 432 5071 504 5779 576 1030\n"
        + "96 1971 192 2899 288 3826 384 4755 480 5683 576 6610 672 7539 768 1251 120 2410 240 3559\n"
        + "360 4707 480 5854 600 7003 720 8151 840 9298 960 1471 144 2851 288 4219 432 5587 576 6955\n"
        + "720 8323 864 9691 1008 11059 1152 1690 168 3291 336 4879 504 6466 672 8055 840 9643 1008 11230\n"
        + "1176 12819 1344 1911 192 3730 384 5539 576 7347 768 9154 960 10963 1152 12771 1344 14578 1536 2131\n"
        + "216 4171 432 6199 648 8227 864 10255 1080 12283 1296 14311 1512 16339 1728 1320 144 2640 288 3960\n"
        + "432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600\n"
        + "720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600 720 7920 864 9240\n"
        + "1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320\n"
        + "144 2640 288 3960 432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960\n"
        + "432 5280 576 6600 720 7920 864 9240 1008 10560 1152 2934 288 4248 432 5568 576 6888 720 8208\n"
        + "864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848\n"
        + "1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934\n"
        + "288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568\n"
        + "576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208\n"
        + "864 9528 1008 10848 1152 12168 1296 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864\n");
  }

  /**
   * Holds the numbers of gemm f16 standard initialize retained leading.
   */
  private static final class GemmF16StandardInitializeRetainedLeading {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 6 3 6 1 24 6 554 48 1017 96 1463 144 1909 192 2355 240 2801 288 3247\n"
        + "336 3693 384 751 72 1411 144 2053 216 2695 288 3337 360 3979 432 4621 504 5263 576 951\n"
        + "96 1811 192 2653 288 3495 384 4337 480 5179 576 6021 672 6863 768 1151 120 2211 240 3253\n"
        + "360 4295 480 5337 600 6379 720 7421 840 8463 960 1351 144 2611 288 3853 432 5095 576 6337\n"
        + "720 7579 864 8821 1008 10063 1152 1551 168 3011 336 4453 504 5895 672 7337 840 8779 1008 10221\n"
        + "1176 11663 1344 1751 192 3411 384 5053 576 6695 768 8337 960 9979 1152 11621 1344 13263 1536 1951\n"
        + "216 3811 432 5653 648 7495 864 9337 1080 11179 1296 13021 1512 14863 1728 1200 144 2400 288 3600\n"
        + "432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000\n"
        + "720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000 720 7200 864 8400\n"
        + "1008 9600 1152 1200 144 2400 288 3600 432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200\n"
        + "144 2400 288 3600 432 4800 576 6000 720 7200 864 8400 1008 9600 1152 1200 144 2400 288 3600\n"
        + "432 4800 576 6000 720 7200 864 8400 1008 9600 1152 2676 288 3852 432 5052 576 6252 720 7452\n"
        + "864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852\n"
        + "1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676\n"
        + "288 3852 432 5052 576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052\n"
        + "576 6252 720 7452 864 8652 1008 9852 1152 11052 1296 2676 288 3852 432 5052 576 6252 720 7452\n"
        + "864 8652 1008 9852 1152 11052 1296 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200\n"
        + "864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 7200 864 594\n"
        + "48 1086 96 1566 144 2046 192 2526 240 3006 288 3486 336 3966 384 810 72 1518 144 2214\n"
        + "216 2910 288 3606 360 4302 432 4998 504 5694 576 1026 96 1950 192 2862 288 3774 384 4686\n"
        + "480 5598 576 6510 672 7422 768 1242 120 2382 240 3510 360 4638 480 5766 600 6894 720 8022\n"
        + "840 9150 960 1458 144 2814 288 4158 432 5502 576 6846 720 8190 864 9534 1008 10878 1152 1674\n"
        + "168 3246 336 4806 504 6366 672 7926 840 9486 1008 11046 1176 12606 1344 1890 192 3678 384 5454\n"
        + "576 7230 768 9006 960 10782 1152 12558 1344 14334 1536 2106 216 4110 432 6102 648 8094 864 10086\n"
        + "1080 12078 1296 14070 1512 16062 1728 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888\n"
        + "432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480\n"
        + "720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880\n"
        + "288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472\n"
        + "576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064\n"
        + "864 9360 1008 10656 1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656\n"
        + "1152 11952 1296 2880 288 4176 432 5472 576 6768 720 8064 864 9360 1008 10656 1152 11952 1296 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 600 48 1098 96 1584 144 2070 192 2556\n"
        + "240 3042 288 3528 336 4014 384 816 72 1530 144 2232 216 2934 288 3636 360 4338 432 5040\n"
        + "504 5742 576 1032 96 1962 192 2880 288 3798 384 4716 480 5634 576 6552 672 7470 768 1248\n"
        + "120 2394 240 3528 360 4662 480 5796 600 6930 720 8064 840 9198 960 1464 144 2826 288 4176\n"
        + "432 5526 576 6876 720 8226 864 9576 1008 10926 1152 1680 168 3258 336 4824 504 6390 672 7956\n"
        + "840 9522 1008 11088 1176 12654 1344 1896 192 3690 384 5472 576 7254 768 9036 960 10818 1152 12600\n"
        + "1344 14382 1536 2112 216 4122 432 6120 648 8118 864 10116 1080 12114 1296 14112 1512 16110 1728 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888\n"
        + "432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480\n"
        + "720 7776 864 9072 1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072\n"
        + "1008 10368 1152 1296 144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 1296\n"
        + "144 2592 288 3888 432 5184 576 6480 720 7776 864 9072 1008 10368 1152 2916 288 4212 432 5508\n"
        + "576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100\n"
        + "864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692\n"
        + "1152 11988 1296 2916 288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916\n"
        + "288 4212 432 5508 576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 2916 288 4212 432 5508\n"
        + "576 6804 720 8100 864 9396 1008 10692 1152 11988 1296 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776 864 7776\n"
        + "864 7776 864 601 48 1099 96 1585 144 2071 192 2557 240 3043 288 3529 336 4015 384 818\n"
        + "72 1537 144 2240 216 2947 288 3650 360 4357 432 5060 504 5767 576 1039 96 1975 192 2899\n"
        + "288 3823 384 4747 480 5671 576 6595 672 7519 768 1256 120 2413 240 3554 360 4699 480 5840\n"
        + "600 6985 720 8126 840 9271 960 1477 144 2851 288 4213 432 5575 576 6937 720 8299 864 9661\n"
        + "1008 11023 1152 1694 168 3289 336 4868 504 6451 672 8030 840 9613 1008 11192 1176 12775 1344 1915\n"
        + "192 3727 384 5527 576 7327 768 9127 960 10927 1152 12727 1344 14527 1536 2132 216 4165 432 6182\n"
        + "648 8203 864 10220 1080 12241 1296 14258 1512 16279 1728 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198\n"
        + "1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314\n"
        + "144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942\n"
        + "432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800\n"
        + "1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916\n"
        + "288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544\n"
        + "576 6858 720 8172 864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172\n"
        + "864 9486 1008 10800 1152 12114 1296 2916 288 4230 432 5544 576 6858 720 8172 864 9486 1008 10800\n"
        + "1152 12114 1296 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 602 48 1101 96 1590\n"
        + "144 2078 192 2565 240 3054 288 3542 336 4029 384 822 72 1542 144 2250 216 2958 288 3666\n"
        + "360 4374 432 5082 504 5790 576 1040 96 1980 192 2906 288 3834 384 4760 480 5688 576 6614\n"
        + "672 7542 768 1260 120 2418 240 3564 360 4710 480 5856 600 7002 720 8148 840 9294 960 1478\n"
        + "144 2856 288 4220 432 5586 576 6950 720 8316 864 9680 1008 11046 1152 1698 168 3294 336 4878\n"
        + "504 6462 672 8046 840 9630 1008 11214 1176 12798 1344 1916 192 3732 384 5534 576 7338 768 9140\n"
        + "960 10944 1152 12746 1344 14550 1536 2136 216 4170 432 6192 648 8214 864 10236 1080 12258 1296 14280\n"
        + "1512 16302 1728 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314\n"
        + "144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942\n"
        + "432 5256 576 6570 720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570\n"
        + "720 7884 864 9198 1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198\n"
        + "1008 10512 1152 1314 144 2628 288 3942 432 5256 576 6570 720 7884 864 9198 1008 10512 1152 2928\n"
        + "288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562\n"
        + "576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190\n"
        + "864 9504 1008 10818 1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818\n"
        + "1152 12132 1296 2928 288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 2928\n"
        + "288 4248 432 5562 576 6876 720 8190 864 9504 1008 10818 1152 12132 1296 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884 864 7884\n"
        + "864 7884 864 7884 864 7884 864 602 48 1104 96 1593 144 2082 192 2571 240 3060 288 3549\n"
        + "336 4038 384 823 72 1543 144 2251 216 2959 288 3667 360 4375 432 5083 504 5791 576 1042\n"
        + "96 1983 192 2911 288 3838 384 4767 480 5695 576 6622 672 7551 768 1263 120 2422 240 3571\n"
        + "360 4719 480 5866 600 7015 720 8163 840 9310 960 1483 144 2863 288 4231 432 5599 576 6967\n"
        + "720 8335 864 9703 1008 11071 1152 1702 168 3303 336 4891 504 6478 672 8067 840 9655 1008 11242\n"
        + "1176 12831 1344 1923 192 3742 384 5551 576 7359 768 9166 960 10975 1152 12783 1344 14590 1536 2143\n"
        + "216 4183 432 6211 648 8239 864 10267 1080 12295 1296 14323 1512 16351 1728 1320 144 2640 288 3960\n"
        + "432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600\n"
        + "720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600 720 7920 864 9240\n"
        + "1008 10560 1152 1320 144 2640 288 3960 432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320\n"
        + "144 2640 288 3960 432 5280 576 6600 720 7920 864 9240 1008 10560 1152 1320 144 2640 288 3960\n"
        + "432 5280 576 6600 720 7920 864 9240 1008 10560 1152 2934 288 4248 432 5568 576 6888 720 8208\n"
        + "864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848\n"
        + "1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934\n"
        + "288 4248 432 5568 576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568\n"
        + "576 6888 720 8208 864 9528 1008 10848 1152 12168 1296 2934 288 4248 432 5568 576 6888 720 8208\n"
        + "864 9528 1008 10848 1152 12168 1296 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920\n"
        + "864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864 7920 864\n");
  }

  /**
   * Holds the numbers of gemm fp8 interleaved initialize.
   */
  private static final class GemmFp8InterleavedInitialize {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 246 0 396 0 528 0 660 0 414\n"
        + "0 702 0 978 0 1254 0 558 0 990 0 1410 0 1830 0 702 0 1278 0 1842\n"
        + "0 2406 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264\n"
        + "0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576\n"
        + "0 576 0 247 0 397 0 529 0 661 0 415 0 703 0 979 0 1255 0 559\n"
        + "0 991 0 1411 0 1831 0 703 0 1279 0 1843 0 2407 0 288 0 576 0 864\n"
        + "0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840 0 1128 0 264\n"
        + "0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 248 0 398 0 530\n"
        + "0 662 0 416 0 704 0 980 0 1256 0 560 0 992 0 1412 0 1832 0 704\n"
        + "0 1280 0 1844 0 2408 0 288 0 576 0 864 0 1152 0 288 0 576 0 864\n"
        + "0 1152 0 264 0 552 0 840 0 1128 0 264 0 552 0 840 0 1128 0 576\n"
        + "0 576 0 576 0 576 0 249 0 398 0 531 0 663 0 416 0 705 0 981\n"
        + "0 1257 0 561 0 993 0 1413 0 1833 0 705 0 1281 0 1845 0 2409 0 288\n"
        + "0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264 0 552 0 840\n"
        + "0 1128 0 264 0 552 0 840 0 1128 0 576 0 576 0 576 0 576 0 250\n"
        + "0 398 0 532 0 666 0 416 0 708 0 988 0 1268 0 562 0 1000 0 1426\n"
        + "0 1852 0 708 0 1292 0 1864 0 2436 0 292 0 584 0 876 0 1168 0 292\n"
        + "0 584 0 876 0 1168 0 268 0 560 0 852 0 1144 0 268 0 560 0 852\n"
        + "0 1144 0 584 0 584 0 584 0 584 0 239 0 380 0 512 0 644 0 392\n"
        + "0 684 0 957 0 1230 0 536 0 972 0 1389 0 1806 0 680 0 1260 0 1821\n"
        + "0 2382 0 288 0 576 0 864 0 1152 0 288 0 576 0 864 0 1152 0 264\n"
        + "0 546 0 834 0 1122 0 264 0 546 0 834 0 1122 0 576 0 576 0 576\n"
        + "0 576 0 276 0 456 0 618 0 780 0 468 0 810 0 1140 0 1470 0 630\n"
        + "0 1134 0 1626 0 2118 0 792 0 1458 0 2112 0 2766 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324\n"
        + "0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 277 0 457 0 619\n"
        + "0 781 0 469 0 811 0 1141 0 1471 0 631 0 1135 0 1627 0 2119 0 793\n"
        + "0 1459 0 2113 0 2767 0 324 0 648 0 972 0 1296 0 324 0 648 0 972\n"
        + "0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984 0 1308 0 648\n"
        + "0 648 0 648 0 648 0 278 0 458 0 620 0 782 0 470 0 812 0 1142\n"
        + "0 1472 0 632 0 1136 0 1628 0 2120 0 794 0 1460 0 2114 0 2768 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 648 0 972 0 1296 0 324 0 660 0 984\n"
        + "0 1308 0 324 0 660 0 984 0 1308 0 648 0 648 0 648 0 648 0 279\n"
        + "0 458 0 621 0 783 0 470 0 813 0 1143 0 1473 0 633 0 1137 0 1629\n"
        + "0 2121 0 795 0 1461 0 2115 0 2769 0 324 0 648 0 972 0 1296 0 324\n"
        + "0 648 0 972 0 1296 0 324 0 660 0 984 0 1308 0 324 0 660 0 984\n"
        + "0 1308 0 648 0 648 0 648 0 648 0 280 0 458 0 622 0 786 0 470\n"
        + "0 816 0 1150 0 1484 0 634 0 1144 0 1642 0 2140 0 798 0 1472 0 2134\n"
        + "0 2796 0 328 0 656 0 984 0 1312 0 328 0 656 0 984 0 1312 0 328\n"
        + "0 668 0 996 0 1324 0 328 0 668 0 996 0 1324 0 656 0 656 0 656\n"
        + "0 656 0 269 0 440 0 602 0 764 0 452 0 804 0 1137 0 1470 0 620\n"
        + "0 1140 0 1641 0 2142 0 788 0 1476 0 2145 0 2814 0 336 0 672 0 1008\n"
        + "0 1344 0 336 0 672 0 1008 0 1344 0 324 0 666 0 1002 0 1338 0 324\n"
        + "0 666 0 1002 0 1338 0 672 0 672 0 672 0 672 0 312 0 522 0 714\n"
        + "0 906 0 540 0 948 0 1344 0 1740 0 738 0 1344 0 1938 0 2532 0 936\n"
        + "0 1740 0 2532 0 3324 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792\n"
        + "0 792 0 792 0 792 0 313 0 523 0 715 0 907 0 541 0 949 0 1345\n"
        + "0 1741 0 739 0 1345 0 1939 0 2533 0 937 0 1741 0 2533 0 3325 0 396\n"
        + "0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792 0 792 0 314\n"
        + "0 524 0 716 0 908 0 542 0 950 0 1346 0 1742 0 740 0 1346 0 1940\n"
        + "0 2534 0 938 0 1742 0 2534 0 3326 0 396 0 792 0 1188 0 1584 0 396\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 384 0 792 0 1188\n"
        + "0 1584 0 792 0 792 0 792 0 792 0 315 0 524 0 717 0 909 0 542\n"
        + "0 951 0 1347 0 1743 0 741 0 1347 0 1941 0 2535 0 939 0 1743 0 2535\n"
        + "0 3327 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188 0 1584 0 384\n"
        + "0 792 0 1188 0 1584 0 384 0 792 0 1188 0 1584 0 792 0 792 0 792\n"
        + "0 792 0 316 0 524 0 718 0 912 0 542 0 954 0 1354 0 1754 0 742\n"
        + "0 1354 0 1954 0 2554 0 942 0 1754 0 2554 0 3354 0 400 0 800 0 1200\n"
        + "0 1600 0 400 0 800 0 1200 0 1600 0 388 0 800 0 1200 0 1600 0 388\n"
        + "0 800 0 1200 0 1600 0 800 0 800 0 800 0 800 0 305 0 506 0 698\n"
        + "0 890 0 518 0 930 0 1323 0 1716 0 716 0 1326 0 1917 0 2508 0 914\n"
        + "0 1722 0 2511 0 3300 0 396 0 792 0 1188 0 1584 0 396 0 792 0 1188\n"
        + "0 1584 0 384 0 786 0 1182 0 1578 0 384 0 786 0 1182 0 1578 0 792\n"
        + "0 792 0 792 0 792 0 324 0 552 0 762 0 972 0 564 0 1008 0 1440\n"
        + "0 1872 0 780 0 1440 0 2088 0 2736 0 996 0 1872 0 2736 0 3600 0 432\n"
        + "0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 325\n"
        + "0 553 0 763 0 973 0 565 0 1009 0 1441 0 1873 0 781 0 1441 0 2089\n"
        + "0 2737 0 997 0 1873 0 2737 0 3601 0 432 0 864 0 1296 0 1728 0 432\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420 0 864 0 1296\n"
        + "0 1728 0 864 0 864 0 864 0 864 0 326 0 554 0 764 0 974 0 566\n"
        + "0 1010 0 1442 0 1874 0 782 0 1442 0 2090 0 2738 0 998 0 1874 0 2738\n"
        + "0 3602 0 432 0 864 0 1296 0 1728 0 432 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 864 0 864 0 864\n"
        + "0 864 0 327 0 554 0 765 0 975 0 566 0 1011 0 1443 0 1875 0 783\n"
        + "0 1443 0 2091 0 2739 0 999 0 1875 0 2739 0 3603 0 432 0 864 0 1296\n"
        + "0 1728 0 432 0 864 0 1296 0 1728 0 420 0 864 0 1296 0 1728 0 420\n"
        + "0 864 0 1296 0 1728 0 864 0 864 0 864 0 864 0 328 0 554 0 766\n"
        + "0 978 0 566 0 1014 0 1450 0 1886 0 784 0 1450 0 2104 0 2758 0 1002\n"
        + "0 1886 0 2758 0 3630 0 436 0 872 0 1308 0 1744 0 436 0 872 0 1308\n"
        + "0 1744 0 424 0 872 0 1308 0 1744 0 424 0 872 0 1308 0 1744 0 872\n"
        + "0 872 0 872 0 872 0 329 24 554 48 770 72 986 96 566 48 1026 96 1467\n"
        + "144 1908 192 788 72 1470 144 2133 216 2796 288 1010 96 1914 192 2799 288 3684 384 444\n"
        + "48 888 96 1332 144 1776 192 444 48 888 96 1332 144 1776 192 432 48 882 96 1326\n"
        + "144 1770 192 432 48 882 96 1326 144 1770 192 888 96 888 96 888 96 888 96 348\n"
        + "24 600 48 834 72 1068 96 612 48 1104 96 1584 144 2064 192 852 72 1584 144 2304\n"
        + "216 3024 288 1092 96 2064 192 3024 288 3984 384 480 48 960 96 1440 144 1920 192 480\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440\n"
        + "144 1920 192 960 96 960 96 960 96 960 96 349 24 601 48 835 72 1069 96 613\n"
        + "48 1105 96 1585 144 2065 192 853 72 1585 144 2305 216 3025 288 1093 96 2065 192 3025\n"
        + "288 3985 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960 96 960 96 960\n"
        + "96 960 96 350 24 602 48 836 72 1070 96 614 48 1106 96 1586 144 2066 192 854\n"
        + "72 1586 144 2306 216 3026 288 1094 96 2066 192 3026 288 3986 384 480 48 960 96 1440\n"
        + "144 1920 192 480 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 468\n"
        + "48 960 96 1440 144 1920 192 960 96 960 96 960 96 960 96 351 24 602 48 837\n"
        + "72 1071 96 614 48 1107 96 1587 144 2067 192 855 72 1587 144 2307 216 3027 288 1095\n"
        + "96 2067 192 3027 288 3987 384 480 48 960 96 1440 144 1920 192 480 48 960 96 1440\n"
        + "144 1920 192 468 48 960 96 1440 144 1920 192 468 48 960 96 1440 144 1920 192 960\n"
        + "96 960 96 960 96 960 96 352 24 602 48 838 72 1074 96 614 48 1110 96 1594\n"
        + "144 2078 192 856 72 1594 144 2320 216 3046 288 1098 96 2078 192 3046 288 4014 384 484\n"
        + "48 968 96 1452 144 1936 192 484 48 968 96 1452 144 1936 192 472 48 968 96 1452\n"
        + "144 1936 192 472 48 968 96 1452 144 1936 192 968 96 968 96 968 96 968 96 3324\n"
        + "24 6552 48 9762 72 12972 96 6570 48 13020 96 19464 144 25908 192 9792 72 19464 144 29130\n"
        + "216 38796 288 13014 96 25908 192 38796 288 51684 384 6444 48 12888 96 19332 144 25776 192 6444\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332\n"
        + "144 25776 192 12888 96 12888 96 12888 96 12888 96 3325 24 6553 48 9763 72 12973 96 6571\n"
        + "48 13021 96 19465 144 25909 192 9793 72 19465 144 29131 216 38797 288 13015 96 25909 192 38797\n"
        + "288 51685 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888 96 12888 96 12888\n"
        + "96 12888 96 3326 24 6554 48 9764 72 12974 96 6572 48 13022 96 19466 144 25910 192 9794\n"
        + "72 19466 144 29132 216 38798 288 13016 96 25910 192 38798 288 51686 384 6444 48 12888 96 19332\n"
        + "144 25776 192 6444 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 6420\n"
        + "48 12888 96 19332 144 25776 192 12888 96 12888 96 12888 96 12888 96 3327 24 6554 48 9765\n"
        + "72 12975 96 6572 48 13023 96 19467 144 25911 192 9795 72 19467 144 29133 216 38799 288 13017\n"
        + "96 25911 192 38799 288 51687 384 6444 48 12888 96 19332 144 25776 192 6444 48 12888 96 19332\n"
        + "144 25776 192 6420 48 12888 96 19332 144 25776 192 6420 48 12888 96 19332 144 25776 192 12888\n"
        + "96 12888 96 12888 96 12888 96 3328 24 6554 48 9766 72 12978 96 6572 48 13026 96 19474\n"
        + "144 25922 192 9796 72 19474 144 29146 216 38818 288 13020 96 25922 192 38818 288 51714 384 6448\n"
        + "48 12896 96 19344 144 25792 192 6448 48 12896 96 19344 144 25792 192 6424 48 12896 96 19344\n"
        + "144 25792 192 6424 48 12896 96 19344 144 25792 192 12896 96 12896 96 12896 96 12896 96 3329\n"
        + "24 6554 48 9770 72 12986 96 6572 48 13038 96 19491 144 25944 192 9800 72 19494 144 29175\n"
        + "216 38856 288 13028 96 25950 192 38859 288 51768 384 6456 48 12912 96 19368 144 25824 192 6456\n"
        + "48 12912 96 19368 144 25824 192 6432 48 12906 96 19362 144 25818 192 6432 48 12906 96 19362\n"
        + "144 25818 192 12912 96 12912 96 12912 96 12912 96\n");
  }

  /**
   * Holds the numbers of gemm fp8 standard initialize.
   */
  private static final class GemmFp8StandardInitialize {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("3 2 3 2 3 1 23 24 6 769 6 282 0 456 0 618 0 780 0 474\n"
        + "0 822 0 1158 0 1494 0 648 0 1170 0 1680 0 2190 0 822 0 1518 0 2202\n"
        + "0 2886 0 348 0 696 0 1044 0 1392 0 348 0 696 0 1044 0 1392 0 324\n"
        + "0 672 0 1020 0 1368 0 324 0 672 0 1020 0 1368 0 696 0 696 0 696\n"
        + "0 696 0 283 0 457 0 619 0 781 0 475 0 823 0 1159 0 1495 0 649\n"
        + "0 1171 0 1681 0 2191 0 823 0 1519 0 2203 0 2887 0 348 0 696 0 1044\n"
        + "0 1392 0 348 0 696 0 1044 0 1392 0 324 0 672 0 1020 0 1368 0 324\n"
        + "0 672 0 1020 0 1368 0 696 0 696 0 696 0 696 0 283 0 462 0 626\n"
        + "0 792 0 480 0 834 0 1176 0 1518 0 656 0 1188 0 1706 0 2226 0 834\n"
        + "0 1542 0 2238 0 2934 0 354 0 708 0 1062 0 1416 0 354 0 708 0 1062\n"
        + "0 1416 0 330 0 684 0 1038 0 1392 0 330 0 684 0 1038 0 1392 0 708\n"
        + "0 708 0 708 0 708 0 283 0 462 0 627 0 793 0 480 0 835 0 1177\n"
        + "0 1519 0 657 0 1189 0 1707 0 2227 0 835 0 1543 0 2239 0 2935 0 354\n"
        + "0 708 0 1062 0 1416 0 354 0 708 0 1062 0 1416 0 330 0 684 0 1038\n"
        + "0 1392 0 330 0 684 0 1038 0 1392 0 708 0 708 0 708 0 708 0 283\n"
        + "0 462 0 628 0 794 0 480 0 836 0 1180 0 1524 0 658 0 1192 0 1714\n"
        + "0 2236 0 836 0 1548 0 2248 0 2948 0 356 0 712 0 1068 0 1424 0 356\n"
        + "0 712 0 1068 0 1424 0 332 0 688 0 1044 0 1400 0 332 0 688 0 1044\n"
        + "0 1400 0 712 0 712 0 712 0 712 0 271 0 444 0 608 0 772 0 456\n"
        + "0 812 0 1149 0 1486 0 632 0 1164 0 1677 0 2190 0 808 0 1516 0 2205\n"
        + "0 2894 0 352 0 704 0 1056 0 1408 0 352 0 704 0 1056 0 1408 0 328\n"
        + "0 674 0 1026 0 1378 0 328 0 674 0 1026 0 1378 0 704 0 704 0 704\n"
        + "0 704 0 312 0 516 0 708 0 900 0 528 0 930 0 1320 0 1710 0 720\n"
        + "0 1314 0 1896 0 2478 0 912 0 1698 0 2472 0 3246 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 768 0 1152 0 1536 0 384 0 780 0 1164 0 1548 0 384\n"
        + "0 780 0 1164 0 1548 0 768 0 768 0 768 0 768 0 313 0 517 0 709\n"
        + "0 901 0 529 0 931 0 1321 0 1711 0 721 0 1315 0 1897 0 2479 0 913\n"
        + "0 1699 0 2473 0 3247 0 384 0 768 0 1152 0 1536 0 384 0 768 0 1152\n"
        + "0 1536 0 384 0 780 0 1164 0 1548 0 384 0 780 0 1164 0 1548 0 768\n"
        + "0 768 0 768 0 768 0 313 0 522 0 716 0 912 0 534 0 942 0 1338\n"
        + "0 1734 0 728 0 1332 0 1922 0 2514 0 924 0 1722 0 2508 0 3294 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 780 0 1170 0 1560 0 390 0 792 0 1182\n"
        + "0 1572 0 390 0 792 0 1182 0 1572 0 780 0 780 0 780 0 780 0 313\n"
        + "0 522 0 717 0 913 0 534 0 943 0 1339 0 1735 0 729 0 1333 0 1923\n"
        + "0 2515 0 925 0 1723 0 2509 0 3295 0 390 0 780 0 1170 0 1560 0 390\n"
        + "0 780 0 1170 0 1560 0 390 0 792 0 1182 0 1572 0 390 0 792 0 1182\n"
        + "0 1572 0 780 0 780 0 780 0 780 0 313 0 522 0 718 0 914 0 534\n"
        + "0 944 0 1342 0 1740 0 730 0 1336 0 1930 0 2524 0 926 0 1728 0 2518\n"
        + "0 3308 0 392 0 784 0 1176 0 1568 0 392 0 784 0 1176 0 1568 0 392\n"
        + "0 796 0 1188 0 1580 0 392 0 796 0 1188 0 1580 0 784 0 784 0 784\n"
        + "0 784 0 301 0 504 0 698 0 892 0 516 0 932 0 1329 0 1726 0 716\n"
        + "0 1332 0 1929 0 2526 0 916 0 1732 0 2529 0 3326 0 400 0 800 0 1200\n"
        + "0 1600 0 400 0 800 0 1200 0 1600 0 388 0 794 0 1194 0 1594 0 388\n"
        + "0 794 0 1194 0 1594 0 800 0 800 0 800 0 800 0 348 0 582 0 804\n"
        + "0 1026 0 600 0 1068 0 1524 0 1980 0 828 0 1524 0 2208 0 2892 0 1056\n"
        + "0 1980 0 2892 0 3804 0 456 0 912 0 1368 0 1824 0 456 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 444 0 912 0 1368 0 1824 0 912\n"
        + "0 912 0 912 0 912 0 349 0 583 0 805 0 1027 0 601 0 1069 0 1525\n"
        + "0 1981 0 829 0 1525 0 2209 0 2893 0 1057 0 1981 0 2893 0 3805 0 456\n"
        + "0 912 0 1368 0 1824 0 456 0 912 0 1368 0 1824 0 444 0 912 0 1368\n"
        + "0 1824 0 444 0 912 0 1368 0 1824 0 912 0 912 0 912 0 912 0 349\n"
        + "0 588 0 812 0 1038 0 606 0 1080 0 1542 0 2004 0 836 0 1542 0 2234\n"
        + "0 2928 0 1068 0 2004 0 2928 0 3852 0 462 0 924 0 1386 0 1848 0 462\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 450 0 924 0 1386\n"
        + "0 1848 0 924 0 924 0 924 0 924 0 349 0 588 0 813 0 1039 0 606\n"
        + "0 1081 0 1543 0 2005 0 837 0 1543 0 2235 0 2929 0 1069 0 2005 0 2929\n"
        + "0 3853 0 462 0 924 0 1386 0 1848 0 462 0 924 0 1386 0 1848 0 450\n"
        + "0 924 0 1386 0 1848 0 450 0 924 0 1386 0 1848 0 924 0 924 0 924\n"
        + "0 924 0 349 0 588 0 814 0 1040 0 606 0 1082 0 1546 0 2010 0 838\n"
        + "0 1546 0 2242 0 2938 0 1070 0 2010 0 2938 0 3866 0 464 0 928 0 1392\n"
        + "0 1856 0 464 0 928 0 1392 0 1856 0 452 0 928 0 1392 0 1856 0 452\n"
        + "0 928 0 1392 0 1856 0 928 0 928 0 928 0 928 0 337 0 570 0 794\n"
        + "0 1018 0 582 0 1058 0 1515 0 1972 0 812 0 1518 0 2205 0 2892 0 1042\n"
        + "0 1978 0 2895 0 3812 0 460 0 920 0 1380 0 1840 0 460 0 920 0 1380\n"
        + "0 1840 0 448 0 914 0 1374 0 1834 0 448 0 914 0 1374 0 1834 0 920\n"
        + "0 920 0 920 0 920 0 360 0 612 0 852 0 1092 0 624 0 1128 0 1620\n"
        + "0 2112 0 870 0 1620 0 2358 0 3096 0 1116 0 2112 0 3096 0 4080 0 492\n"
        + "0 984 0 1476 0 1968 0 492 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 480 0 984 0 1476 0 1968 0 984 0 984 0 984 0 984 0 361\n"
        + "0 613 0 853 0 1093 0 625 0 1129 0 1621 0 2113 0 871 0 1621 0 2359\n"
        + "0 3097 0 1117 0 2113 0 3097 0 4081 0 492 0 984 0 1476 0 1968 0 492\n"
        + "0 984 0 1476 0 1968 0 480 0 984 0 1476 0 1968 0 480 0 984 0 1476\n"
        + "0 1968 0 984 0 984 0 984 0 984 0 361 0 618 0 860 0 1104 0 630\n"
        + "0 1140 0 1638 0 2136 0 878 0 1638 0 2384 0 3132 0 1128 0 2136 0 3132\n"
        + "0 4128 0 498 0 996 0 1494 0 1992 0 498 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 996 0 996 0 996\n"
        + "0 996 0 361 0 618 0 861 0 1105 0 630 0 1141 0 1639 0 2137 0 879\n"
        + "0 1639 0 2385 0 3133 0 1129 0 2137 0 3133 0 4129 0 498 0 996 0 1494\n"
        + "0 1992 0 498 0 996 0 1494 0 1992 0 486 0 996 0 1494 0 1992 0 486\n"
        + "0 996 0 1494 0 1992 0 996 0 996 0 996 0 996 0 361 0 618 0 862\n"
        + "0 1106 0 630 0 1142 0 1642 0 2142 0 880 0 1642 0 2392 0 3142 0 1130\n"
        + "0 2142 0 3142 0 4142 0 500 0 1000 0 1500 0 2000 0 500 0 1000 0 1500\n"
        + "0 2000 0 488 0 1000 0 1500 0 2000 0 488 0 1000 0 1500 0 2000 0 1000\n"
        + "0 1000 0 1000 0 1000 0 361 24 618 48 866 72 1114 96 630 48 1154 96 1659\n"
        + "144 2164 192 884 72 1662 144 2421 216 3180 288 1138 96 2170 192 3183 288 4196 384 508\n"
        + "48 1016 96 1524 144 2032 192 508 48 1016 96 1524 144 2032 192 496 48 1010 96 1518\n"
        + "144 2026 192 496 48 1010 96 1518 144 2026 192 1016 96 1016 96 1016 96 1016 96 384\n"
        + "24 660 48 924 72 1188 96 672 48 1224 96 1764 144 2304 192 942 72 1764 144 2574\n"
        + "216 3384 288 1212 96 2304 192 3384 288 4464 384 540 48 1080 96 1620 144 2160 192 540\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 528 48 1080 96 1620\n"
        + "144 2160 192 1080 96 1080 96 1080 96 1080 96 385 24 661 48 925 72 1189 96 673\n"
        + "48 1225 96 1765 144 2305 192 943 72 1765 144 2575 216 3385 288 1213 96 2305 192 3385\n"
        + "288 4465 384 540 48 1080 96 1620 144 2160 192 540 48 1080 96 1620 144 2160 192 528\n"
        + "48 1080 96 1620 144 2160 192 528 48 1080 96 1620 144 2160 192 1080 96 1080 96 1080\n"
        + "96 1080 96 385 24 666 48 932 72 1200 96 678 48 1236 96 1782 144 2328 192 950\n"
        + "72 1782 144 2600 216 3420 288 1224 96 2328 192 3420 288 4512 384 546 48 1092 96 1638\n"
        + "144 2184 192 546 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 534\n"
        + "48 1092 96 1638 144 2184 192 1092 96 1092 96 1092 96 1092 96 385 24 666 48 933\n"
        + "72 1201 96 678 48 1237 96 1783 144 2329 192 951 72 1783 144 2601 216 3421 288 1225\n"
        + "96 2329 192 3421 288 4513 384 546 48 1092 96 1638 144 2184 192 546 48 1092 96 1638\n"
        + "144 2184 192 534 48 1092 96 1638 144 2184 192 534 48 1092 96 1638 144 2184 192 1092\n"
        + "96 1092 96 1092 96 1092 96 385 24 666 48 934 72 1202 96 678 48 1238 96 1786\n"
        + "144 2334 192 952 72 1786 144 2608 216 3430 288 1226 96 2334 192 3430 288 4526 384 548\n"
        + "48 1096 96 1644 144 2192 192 548 48 1096 96 1644 144 2192 192 536 48 1096 96 1644\n"
        + "144 2192 192 536 48 1096 96 1644 144 2192 192 1096 96 1096 96 1096 96 1096 96 3360\n"
        + "24 6612 48 9852 72 13092 96 6630 48 13140 96 19644 144 26148 192 9882 72 19644 144 29400\n"
        + "216 39156 288 13134 96 26148 192 39156 288 52164 384 6504 48 13008 96 19512 144 26016 192 6504\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 6480 48 13008 96 19512\n"
        + "144 26016 192 13008 96 13008 96 13008 96 13008 96 3361 24 6613 48 9853 72 13093 96 6631\n"
        + "48 13141 96 19645 144 26149 192 9883 72 19645 144 29401 216 39157 288 13135 96 26149 192 39157\n"
        + "288 52165 384 6504 48 13008 96 19512 144 26016 192 6504 48 13008 96 19512 144 26016 192 6480\n"
        + "48 13008 96 19512 144 26016 192 6480 48 13008 96 19512 144 26016 192 13008 96 13008 96 13008\n"
        + "96 13008 96 3361 24 6618 48 9860 72 13104 96 6636 48 13152 96 19662 144 26172 192 9890\n"
        + "72 19662 144 29426 216 39192 288 13146 96 26172 192 39192 288 52212 384 6510 48 13020 96 19530\n"
        + "144 26040 192 6510 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 6486\n"
        + "48 13020 96 19530 144 26040 192 13020 96 13020 96 13020 96 13020 96 3361 24 6618 48 9861\n"
        + "72 13105 96 6636 48 13153 96 19663 144 26173 192 9891 72 19663 144 29427 216 39193 288 13147\n"
        + "96 26173 192 39193 288 52213 384 6510 48 13020 96 19530 144 26040 192 6510 48 13020 96 19530\n"
        + "144 26040 192 6486 48 13020 96 19530 144 26040 192 6486 48 13020 96 19530 144 26040 192 13020\n"
        + "96 13020 96 13020 96 13020 96 3361 24 6618 48 9862 72 13106 96 6636 48 13154 96 19666\n"
        + "144 26178 192 9892 72 19666 144 29434 216 39202 288 13148 96 26178 192 39202 288 52226 384 6512\n"
        + "48 13024 96 19536 144 26048 192 6512 48 13024 96 19536 144 26048 192 6488 48 13024 96 19536\n"
        + "144 26048 192 6488 48 13024 96 19536 144 26048 192 13024 96 13024 96 13024 96 13024 96 3361\n"
        + "24 6618 48 9866 72 13114 96 6636 48 13166 96 19683 144 26200 192 9896 72 19686 144 29463\n"
        + "216 39240 288 13156 96 26206 192 39243 288 52280 384 6520 48 13040 96 19560 144 26080 192 6520\n"
        + "48 13040 96 19560 144 26080 192 6496 48 13034 96 19554 144 26074 192 6496 48 13034 96 19554\n"
        + "144 26074 192 13040 96 13040 96 13040 96 13040 96\n");
  }

  /**
   * Holds the numbers of layout coefficients-from-rows 16 separate.
   */
  private static final class LayoutCoefficientsFromRows16Separate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 18 19 6 390 0 569 0 651 0 978 0 1157 0 1215\n"
        + "0 1566 0 1745 0 1779 0 2154 0 2333 0 2343 0 2742 0 2921 0 2907 0 3330\n"
        + "0 3509 0 3471 0 3918 1176 4097 1176 4035 1128 4506 1176 4685 1176 4599 1128\n");
  }

  /**
   * Holds the numbers of layout coefficients-from-rows 16 separate accumulator.
   */
  private static final class LayoutCoefficientsFromRows16SeparateAccumulator {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 18 19 6 586 0 587 0 588 0 589 0 590 0 585\n"
        + "0 1054 0 1055 0 1056 0 1057 0 1058 0 1059 0 1528 0 1529 0 1530 0 1531\n"
        + "0 1532 0 1533 0 2002 474 2003 474 2004 474 2005 474 2006 474 2007 474\n");
  }

  /**
   * Holds the numbers of layout coefficients-from-rows 16 separate cxk.
   */
  private static final class LayoutCoefficientsFromRows16SeparateCxk {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 18 19 6 211 0 324 0 333 0 468 0 539 0 525\n"
        + "0 661 0 738 0 783 0 882 0 953 0 975 0 1075 0 1152 0 1197 0 1296\n"
        + "0 1367 0 1389 0 1489 414 1566 414 1611 414 1710 414 1781 414 1803 414\n");
  }

  /**
   * Holds the numbers of layout copy 16 separate long.
   */
  private static final class LayoutCopy16SeparateLong {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 2 11 13 6 240 0 171 0 240 0 246 0 177 0 246\n"
        + "0 252 0 183 0 252 0 258 0 189 0 258 0 12 0 12 0 12 0 12\n"
        + "0 12 0 12 0 257 0 189 0 263 0 195 0 269 0 201 0 275 0 207\n"
        + "0 281 0 213 0 287 0 219 0 18 0 18 0 18 0 18 0 18 0 18\n"
        + "0 275 0 278 0 282 0 287 0 290 0 294 0 299 0 302 0 306 0 311\n"
        + "0 314 0 318 0 24 0 24 0 24 0 24 0 24 0 24 0 290 0 296\n"
        + "0 302 0 307 0 312 0 317 0 320 0 326 0 332 0 337 0 342 0 347\n"
        + "0 30 0 30 0 30 0 30 0 30 0 30 0 237 0 243 0 249 0 255\n"
        + "0 261 0 267 0 273 0 279 0 285 0 291 0 297 0 303 0 36 0 36\n"
        + "0 36 0 36 0 36 0 36 0 326 0 333 0 340 0 347 0 354 0 361\n"
        + "0 368 0 375 0 382 0 389 0 396 0 403 0 42 0 42 0 42 0 42\n"
        + "0 42 0 42 0 372 0 351 0 384 0 396 0 375 0 408 0 420 0 399\n"
        + "0 432 0 444 0 423 0 456 0 48 0 48 0 48 0 48 0 48 0 48\n"
        + "0 389 0 369 0 407 0 387 0 425 0 405 0 443 0 423 0 461 0 441\n"
        + "0 479 0 459 0 54 0 54 0 54 0 54 0 54 0 54 0 407 0 416\n"
        + "0 426 0 437 0 446 0 456 0 467 0 476 0 486 0 497 0 506 0 516\n"
        + "0 60 0 60 0 60 0 60 0 60 0 60 0 422 0 434 0 446 0 457\n"
        + "0 468 0 479 0 488 0 500 0 512 0 523 0 534 0 545 0 66 0 66\n"
        + "0 66 0 66 0 66 0 66 0 411 0 423 0 435 0 447 0 459 0 471\n"
        + "0 483 0 495 0 507 0 519 0 531 0 543 0 72 0 72 0 72 0 72\n"
        + "0 72 0 72 0 458 132 471 138 484 144 497 150 510 156 523 162 536 168 549\n"
        + "174 562 180 575 186 588 192 601 198 78 36 78 36 78 36 78 36 78 36 78\n"
        + "36 504 132 489 138 528 144 546 150 531 156 570 162 588 168 573 174 612 180 630\n"
        + "186 615 192 654 198 84 36 84 36 84 36 84 36 84 36 84 36 521 132 507\n"
        + "138 551 144 537 150 581 156 567 162 611 168 597 174 641 180 627 186 671 192 657\n"
        + "198 90 36 90 36 90 36 90 36 90 36 90 36 539 132 554 138 570 144 587\n"
        + "150 602 156 618 162 635 168 650 174 666 180 683 186 698 192 714 198 96 36 96\n"
        + "36 96 36 96 36 96 36 96 36 554 132 572 138 590 144 607 150 624 156 641\n"
        + "162 656 168 674 174 692 180 709 186 726 192 743 198 102 36 102 36 102 36 102\n"
        + "36 102 36 102 36 543 132 561 138 579 144 597 150 615 156 633 162 651 168 669\n"
        + "174 687 180 705 186 723 192 741 198 108 36 108 36 108 36 108 36 108 36 108\n"
        + "36\n");
  }

  /**
   * Holds the numbers of layout fill 16 separate dense filled.
   */
  private static final class LayoutFill16SeparateDenseFilled {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("2 0 2 0 2 1 119 120 24 105 0 171 0 111 0 166 0 202 0 255\n"
        + "0 202 0 172 0 208 0 255 0 208 0 178 0 214 0 255 0 214 0 184\n"
        + "0 220 0 256 0 220 0 190 0 226 0 262 0 226 0 196 0 232 0 268\n"
        + "0 232 0 202 0 238 0 274 0 238 0 208 0 244 0 280 0 244 0 214\n"
        + "0 250 0 286 0 250 0 220 0 256 0 292 0 256 0 226 0 262 0 298\n"
        + "0 262 0 232 0 268 0 304 0 268 0 238 0 274 0 310 0 274 0 244\n"
        + "0 280 0 316 0 280 0 250 0 286 0 322 0 286 0 256 0 292 0 328\n"
        + "0 292 0 182 0 249 0 315 0 255 0 183 0 255 0 321 0 261 0 184\n"
        + "0 255 0 321 0 261 0 185 0 255 0 321 0 261 0 186 0 255 0 321\n"
        + "0 261 0 187 0 255 0 321 0 261 0 188 0 255 0 321 0 261 0 189\n"
        + "0 261 0 327 0 267 0 190 0 261 0 327 0 267 0 191 0 261 0 327\n"
        + "0 267 0 192 0 261 0 327 0 267 0 193 0 261 0 327 0 267 0 194\n"
        + "0 261 0 327 0 267 0 195 6 267 6 333 6 273 6 196 6 267 6 333\n"
        + "6 273 6 197 6 267 6 333 6 273 6 198 6 267 6 333 6 273 6 199\n"
        + "6 267 6 333 6 273 6 200 6 267 6 333 6 273 6\n");
  }

  /**
   * Holds the numbers of layout pad 16 separate filled rest1 long.
   */
  private static final class LayoutPad16SeparateFilledRest1Long {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 8 0 2 2 11 13 6 393 0 417 0 399 0 423 0 411 0 435\n"
        + "0 417 0 357 0 381 0 363 0 387 0 375 0 399 0 381 0 399 0 423\n"
        + "0 405 0 429 0 417 0 441 0 423 0 399 0 423 0 405 0 429 0 417\n"
        + "0 441 0 423 0 363 0 387 0 369 0 393 0 381 0 405 0 387 0 405\n"
        + "0 429 0 411 0 435 0 423 0 447 0 429 0 405 0 429 0 411 0 435\n"
        + "0 423 0 447 0 429 0 369 0 393 0 375 0 399 0 387 0 411 0 393\n"
        + "0 411 0 435 0 417 0 441 0 429 0 453 0 435 0 411 0 435 0 417\n"
        + "0 441 0 429 0 453 0 435 0 375 0 399 0 381 0 405 0 393 0 417\n"
        + "0 399 0 417 0 441 0 423 0 447 0 435 0 459 0 441 0 12 0 12\n"
        + "0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12\n"
        + "0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12\n"
        + "0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12\n"
        + "0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12\n"
        + "0 439 0 463 0 445 0 469 0 457 0 481 0 463 0 375 0 399 0 381\n"
        + "0 405 0 393 0 417 0 399 0 445 0 469 0 451 0 475 0 463 0 487\n"
        + "0 469 0 381 0 405 0 387 0 411 0 399 0 423 0 405 0 451 0 475\n"
        + "0 457 0 481 0 469 0 493 0 475 0 387 0 411 0 393 0 417 0 405\n"
        + "0 429 0 411 0 457 0 481 0 463 0 487 0 475 0 499 0 481 0 393\n"
        + "0 417 0 399 0 423 0 411 0 435 0 417 0 463 0 487 0 469 0 493\n"
        + "0 481 0 505 0 487 0 399 0 423 0 405 0 429 0 417 0 441 0 423\n"
        + "0 469 0 493 0 475 0 499 0 487 0 511 0 493 0 405 0 429 0 411\n"
        + "0 435 0 423 0 447 0 429 0 18 0 18 0 18 0 18 0 18 0 18\n"
        + "0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18\n"
        + "0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18\n"
        + "0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18 0 18\n"
        + "0 18 0 18 0 18 0 18 0 18 0 18 0 458 0 482 0 464 0 488\n"
        + "0 476 0 500 0 482 0 464 0 488 0 470 0 494 0 482 0 506 0 488\n"
        + "0 468 0 492 0 474 0 498 0 486 0 510 0 492 0 470 0 494 0 476\n"
        + "0 500 0 488 0 512 0 494 0 476 0 500 0 482 0 506 0 494 0 518\n"
        + "0 500 0 480 0 504 0 486 0 510 0 498 0 522 0 504 0 482 0 506\n"
        + "0 488 0 512 0 500 0 524 0 506 0 488 0 512 0 494 0 518 0 506\n"
        + "0 530 0 512 0 492 0 516 0 498 0 522 0 510 0 534 0 516 0 494\n"
        + "0 518 0 500 0 524 0 512 0 536 0 518 0 500 0 524 0 506 0 530\n"
        + "0 518 0 542 0 524 0 504 0 528 0 510 0 534 0 522 0 546 0 528\n"
        + "0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24\n"
        + "0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24\n"
        + "0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24\n"
        + "0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24 0 24\n"
        + "0 24 0 24 0 476 0 500 0 482 0 506 0 494 0 518 0 500 0 482\n"
        + "0 506 0 488 0 512 0 500 0 524 0 506 0 488 0 512 0 494 0 518\n"
        + "0 506 0 530 0 512 0 493 0 517 0 499 0 523 0 511 0 535 0 517\n"
        + "0 498 0 522 0 504 0 528 0 516 0 540 0 522 0 503 0 527 0 509\n"
        + "0 533 0 521 0 545 0 527 0 506 0 530 0 512 0 536 0 524 0 548\n"
        + "0 530 0 512 0 536 0 518 0 542 0 530 0 554 0 536 0 518 0 542\n"
        + "0 524 0 548 0 536 0 560 0 542 0 523 0 547 0 529 0 553 0 541\n"
        + "0 565 0 547 0 528 0 552 0 534 0 558 0 546 0 570 0 552 0 533\n"
        + "0 557 0 539 0 563 0 551 0 575 0 557 0 30 0 30 0 30 0 30\n"
        + "0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30\n"
        + "0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30\n"
        + "0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30\n"
        + "0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 30 0 423 0 447\n"
        + "0 429 0 453 0 441 0 465 0 447 0 429 0 453 0 435 0 459 0 447\n"
        + "0 471 0 453 0 435 0 459 0 441 0 465 0 453 0 477 0 459 0 441\n"
        + "0 465 0 447 0 471 0 459 0 483 0 465 0 447 0 471 0 453 0 477\n"
        + "0 465 0 489 0 471 0 453 0 477 0 459 0 483 0 471 0 495 0 477\n"
        + "0 459 0 483 0 465 0 489 0 477 0 501 0 483 0 465 0 489 0 471\n"
        + "0 495 0 483 0 507 0 489 0 471 0 495 0 477 0 501 0 489 0 513\n"
        + "0 495 0 477 0 501 0 483 0 507 0 495 0 519 0 501 0 483 0 507\n"
        + "0 489 0 513 0 501 0 525 0 507 0 489 0 513 0 495 0 519 0 507\n"
        + "0 531 0 513 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36\n"
        + "0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36\n"
        + "0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36\n"
        + "0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36 0 36\n"
        + "0 36 0 36 0 36 0 36 0 555 0 603 0 567 0 615 0 591 0 639\n"
        + "0 603 0 567 0 615 0 579 0 627 0 603 0 651 0 615 0 573 0 621\n"
        + "0 585 0 633 0 609 0 657 0 621 0 579 0 627 0 591 0 639 0 615\n"
        + "0 663 0 627 0 585 0 633 0 597 0 645 0 621 0 669 0 633 0 591\n"
        + "0 639 0 603 0 651 0 627 0 675 0 639 0 597 0 645 0 609 0 657\n"
        + "0 633 0 681 0 645 0 609 0 657 0 621 0 669 0 645 0 693 0 657\n"
        + "0 615 0 663 0 627 0 675 0 651 0 699 0 663 0 621 0 669 0 633\n"
        + "0 681 0 657 0 705 0 669 0 627 0 675 0 639 0 687 0 663 0 711\n"
        + "0 675 0 633 0 681 0 645 0 693 0 669 0 717 0 681 0 42 0 42\n"
        + "0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42\n"
        + "0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42\n"
        + "0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42\n"
        + "0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42 0 42\n"
        + "0 573 0 621 0 585 0 633 0 609 0 657 0 621 0 585 0 633 0 597\n"
        + "0 645 0 621 0 669 0 633 0 591 0 639 0 603 0 651 0 627 0 675\n"
        + "0 639 0 597 0 645 0 609 0 657 0 633 0 681 0 645 0 609 0 657\n"
        + "0 621 0 669 0 645 0 693 0 657 0 615 0 663 0 627 0 675 0 651\n"
        + "0 699 0 663 0 621 0 669 0 633 0 681 0 657 0 705 0 669 0 633\n"
        + "0 681 0 645 0 693 0 669 0 717 0 681 0 639 0 687 0 651 0 699\n"
        + "0 675 0 723 0 687 0 645 0 693 0 657 0 705 0 681 0 729 0 693\n"
        + "0 657 0 705 0 669 0 717 0 693 0 741 0 705 0 663 0 711 0 675\n"
        + "0 723 0 699 0 747 0 711 0 48 0 48 0 48 0 48 0 48 0 48\n"
        + "0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48\n"
        + "0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48\n"
        + "0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48 0 48\n"
        + "0 48 0 48 0 48 0 48 0 48 0 48 0 619 0 667 0 631 0 679\n"
        + "0 655 0 703 0 667 0 603 0 651 0 615 0 663 0 639 0 687 0 651\n"
        + "0 637 0 685 0 649 0 697 0 673 0 721 0 685 0 621 0 669 0 633\n"
        + "0 681 0 657 0 705 0 669 0 655 0 703 0 667 0 715 0 691 0 739\n"
        + "0 703 0 639 0 687 0 651 0 699 0 675 0 723 0 687 0 673 0 721\n"
        + "0 685 0 733 0 709 0 757 0 721 0 657 0 705 0 669 0 717 0 693\n"
        + "0 741 0 705 0 691 0 739 0 703 0 751 0 727 0 775 0 739 0 675\n"
        + "0 723 0 687 0 735 0 711 0 759 0 723 0 709 0 757 0 721 0 769\n"
        + "0 745 0 793 0 757 0 693 0 741 0 705 0 753 0 729 0 777 0 741\n"
        + "0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54\n"
        + "0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54\n"
        + "0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54\n"
        + "0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54 0 54\n"
        + "0 54 0 54 0 638 0 686 0 650 0 698 0 674 0 722 0 686 0 650\n"
        + "0 698 0 662 0 710 0 686 0 734 0 698 0 660 0 708 0 672 0 720\n"
        + "0 696 0 744 0 708 0 668 0 716 0 680 0 728 0 704 0 752 0 716\n"
        + "0 680 0 728 0 692 0 740 0 716 0 764 0 728 0 690 0 738 0 702\n"
        + "0 750 0 726 0 774 0 738 0 698 0 746 0 710 0 758 0 734 0 782\n"
        + "0 746 0 710 0 758 0 722 0 770 0 746 0 794 0 758 0 720 0 768\n"
        + "0 732 0 780 0 756 0 804 0 768 0 728 0 776 0 740 0 788 0 764\n"
        + "0 812 0 776 0 740 0 788 0 752 0 800 0 776 0 824 0 788 0 750\n"
        + "0 798 0 762 0 810 0 786 0 834 0 798 0 60 0 60 0 60 0 60\n"
        + "0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60\n"
        + "0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60\n"
        + "0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60\n"
        + "0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 60 0 656 0 704\n"
        + "0 668 0 716 0 692 0 740 0 704 0 668 0 716 0 680 0 728 0 704\n"
        + "0 752 0 716 0 680 0 728 0 692 0 740 0 716 0 764 0 728 0 691\n"
        + "0 739 0 703 0 751 0 727 0 775 0 739 0 702 0 750 0 714 0 762\n"
        + "0 738 0 786 0 750 0 713 0 761 0 725 0 773 0 749 0 797 0 761\n"
        + "0 722 0 770 0 734 0 782 0 758 0 806 0 770 0 734 0 782 0 746\n"
        + "0 794 0 770 0 818 0 782 0 746 0 794 0 758 0 806 0 782 0 830\n"
        + "0 794 0 757 0 805 0 769 0 817 0 793 0 841 0 805 0 768 0 816\n"
        + "0 780 0 828 0 804 0 852 0 816 0 779 0 827 0 791 0 839 0 815\n"
        + "0 863 0 827 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66\n"
        + "0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66\n"
        + "0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66\n"
        + "0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66 0 66\n"
        + "0 66 0 66 0 66 0 66 0 645 0 693 0 657 0 705 0 681 0 729\n"
        + "0 693 0 657 0 705 0 669 0 717 0 693 0 741 0 705 0 669 0 717\n"
        + "0 681 0 729 0 705 0 753 0 717 0 681 0 729 0 693 0 741 0 717\n"
        + "0 765 0 729 0 693 0 741 0 705 0 753 0 729 0 777 0 741 0 705\n"
        + "0 753 0 717 0 765 0 741 0 789 0 753 0 717 0 765 0 729 0 777\n"
        + "0 753 0 801 0 765 0 729 0 777 0 741 0 789 0 765 0 813 0 777\n"
        + "0 741 0 789 0 753 0 801 0 777 0 825 0 789 0 753 0 801 0 765\n"
        + "0 813 0 789 0 837 0 801 0 765 0 813 0 777 0 825 0 801 0 849\n"
        + "0 813 0 777 0 825 0 789 0 837 0 813 0 861 0 825 0 72 0 72\n"
        + "0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72\n"
        + "0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72\n"
        + "0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72\n"
        + "0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72 0 72\n"
        + "0 735 180 807 204 753 186 825 210 789 198 861 222 807 204 753 186 825 210 771\n"
        + "192 843 216 807 204 879 228 825 210 765 192 837 216 783 198 855 222 819 210 891\n"
        + "234 837 216 777 198 849 222 795 204 867 228 831 216 903 240 849 222 789 204 861\n"
        + "228 807 210 879 234 843 222 915 246 861 228 801 210 873 234 819 216 891 240 855\n"
        + "228 927 252 873 234 813 216 885 240 831 222 903 246 867 234 939 258 885 240 831\n"
        + "222 903 246 849 228 921 252 885 240 957 264 903 246 843 228 915 252 861 234 933\n"
        + "258 897 246 969 270 915 252 855 234 927 258 873 240 945 264 909 252 981 276 927\n"
        + "258 867 240 939 264 885 246 957 270 921 258 993 282 939 264 879 246 951 270 897\n"
        + "252 969 276 933 264 1005 288 951 270 78 36 78 36 78 36 78 36 78 36 78\n"
        + "36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78\n"
        + "36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78\n"
        + "36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78 36 78\n"
        + "36 78 36 78 36 78 36 78 36 78 36 78 36 753 180 825 204 771 186 843\n"
        + "210 807 198 879 222 825 204 771 186 843 210 789 192 861 216 825 204 897 228 843\n"
        + "210 783 192 855 216 801 198 873 222 837 210 909 234 855 216 795 198 867 222 813\n"
        + "204 885 228 849 216 921 240 867 222 813 204 885 228 831 210 903 234 867 222 939\n"
        + "246 885 228 825 210 897 234 843 216 915 240 879 228 951 252 897 234 837 216 909\n"
        + "240 855 222 927 246 891 234 963 258 909 240 855 222 927 246 873 228 945 252 909\n"
        + "240 981 264 927 246 867 228 939 252 885 234 957 258 921 246 993 270 939 252 879\n"
        + "234 951 258 897 240 969 264 933 252 1005 276 951 258 897 240 969 264 915 246 987\n"
        + "270 951 258 1023 282 969 264 909 246 981 270 927 252 999 276 963 264 1035 288 981\n"
        + "270 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84\n"
        + "36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84\n"
        + "36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84\n"
        + "36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84 36 84\n"
        + "36 84 36 84 36 799 180 871 204 817 186 889 210 853 198 925 222 871 204 789\n"
        + "186 861 210 807 192 879 216 843 204 915 228 861 210 829 192 901 216 847 198 919\n"
        + "222 883 210 955 234 901 216 819 198 891 222 837 204 909 228 873 216 945 240 891\n"
        + "222 859 204 931 228 877 210 949 234 913 222 985 246 931 228 849 210 921 234 867\n"
        + "216 939 240 903 228 975 252 921 234 889 216 961 240 907 222 979 246 943 234 1015\n"
        + "258 961 240 879 222 951 246 897 228 969 252 933 240 1005 264 951 246 919 228 991\n"
        + "252 937 234 1009 258 973 246 1045 270 991 252 909 234 981 258 927 240 999 264 963\n"
        + "252 1035 276 981 258 949 240 1021 264 967 246 1039 270 1003 258 1075 282 1021 264 939\n"
        + "246 1011 270 957 252 1029 276 993 264 1065 288 1011 270 90 36 90 36 90 36 90\n"
        + "36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90\n"
        + "36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90\n"
        + "36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90\n"
        + "36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 90 36 818 180 890\n"
        + "204 836 186 908 210 872 198 944 222 890 204 836 186 908 210 854 192 926 216 890\n"
        + "204 962 228 908 210 852 192 924 216 870 198 942 222 906 210 978 234 924 216 866\n"
        + "198 938 222 884 204 956 228 920 216 992 240 938 222 884 204 956 228 902 210 974\n"
        + "234 938 222 1010 246 956 228 900 210 972 234 918 216 990 240 954 228 1026 252 972\n"
        + "234 914 216 986 240 932 222 1004 246 968 234 1040 258 986 240 932 222 1004 246 950\n"
        + "228 1022 252 986 240 1058 264 1004 246 948 228 1020 252 966 234 1038 258 1002 246 1074\n"
        + "270 1020 252 962 234 1034 258 980 240 1052 264 1016 252 1088 276 1034 258 980 240 1052\n"
        + "264 998 246 1070 270 1034 258 1106 282 1052 264 996 246 1068 270 1014 252 1086 276 1050\n"
        + "264 1122 288 1068 270 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96\n"
        + "36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96\n"
        + "36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96\n"
        + "36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96 36 96\n"
        + "36 96 36 96 36 96 36 96 36 836 180 908 204 854 186 926 210 890 198 962\n"
        + "222 908 204 854 186 926 210 872 192 944 216 908 204 980 228 926 210 872 192 944\n"
        + "216 890 198 962 222 926 210 998 234 944 216 889 198 961 222 907 204 979 228 943\n"
        + "216 1015 240 961 222 906 204 978 228 924 210 996 234 960 222 1032 246 978 228 923\n"
        + "210 995 234 941 216 1013 240 977 228 1049 252 995 234 938 216 1010 240 956 222 1028\n"
        + "246 992 234 1064 258 1010 240 956 222 1028 246 974 228 1046 252 1010 240 1082 264 1028\n"
        + "246 974 228 1046 252 992 234 1064 258 1028 246 1100 270 1046 252 991 234 1063 258 1009\n"
        + "240 1081 264 1045 252 1117 276 1063 258 1008 240 1080 264 1026 246 1098 270 1062 258 1134\n"
        + "282 1080 264 1025 246 1097 270 1043 252 1115 276 1079 264 1151 288 1097 270 102 36 102\n"
        + "36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102\n"
        + "36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102\n"
        + "36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102\n"
        + "36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102 36 102\n"
        + "36 825 180 897 204 843 186 915 210 879 198 951 222 897 204 843 186 915 210 861\n"
        + "192 933 216 897 204 969 228 915 210 861 192 933 216 879 198 951 222 915 210 987\n"
        + "234 933 216 879 198 951 222 897 204 969 228 933 216 1005 240 951 222 897 204 969\n"
        + "228 915 210 987 234 951 222 1023 246 969 228 915 210 987 234 933 216 1005 240 969\n"
        + "228 1041 252 987 234 933 216 1005 240 951 222 1023 246 987 234 1059 258 1005 240 951\n"
        + "222 1023 246 969 228 1041 252 1005 240 1077 264 1023 246 969 228 1041 252 987 234 1059\n"
        + "258 1023 246 1095 270 1041 252 987 234 1059 258 1005 240 1077 264 1041 252 1113 276 1059\n"
        + "258 1005 240 1077 264 1023 246 1095 270 1059 258 1131 282 1077 264 1023 246 1095 270 1041\n"
        + "252 1113 276 1077 264 1149 288 1095 270 108 36 108 36 108 36 108 36 108 36 108\n"
        + "36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108\n"
        + "36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108\n"
        + "36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108 36 108\n"
        + "36 108 36 108 36 108 36 108 36 108 36 108 36\n");
  }

  /**
   * Holds the numbers of layout panels-from-rows 16 separate.
   */
  private static final class LayoutPanelsFromRows16Separate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 48 49 6 166 0 173 0 174 0 175 0 176 0 165\n"
        + "0 250 0 251 0 252 0 253 0 254 0 255 0 54 0 54 0 54 0 54\n"
        + "0 54 0 54 0 167 0 175 0 165 0 185 0 187 0 189 0 275 0 277\n"
        + "0 279 0 299 0 301 0 303 0 78 0 78 0 78 0 78 0 78 0 78\n"
        + "0 168 0 165 0 251 0 254 0 254 0 213 0 300 0 303 0 353 0 356\n"
        + "0 356 0 351 0 102 0 102 0 102 0 102 0 102 0 102 0 169 0 185\n"
        + "0 189 0 276 0 278 0 237 0 325 0 347 0 351 0 402 0 404 0 399\n"
        + "0 126 0 126 0 126 0 126 0 126 0 126 0 170 0 252 0 275 0 299\n"
        + "0 302 0 261 0 350 0 402 0 425 0 449 0 452 0 447 0 150 0 150\n"
        + "0 150 0 150 0 150 0 150 0 159 0 189 0 213 0 302 0 326 0 285\n"
        + "0 375 0 399 0 423 0 476 0 500 0 495 0 174 0 174 0 174 0 174\n"
        + "0 174 0 174 0 178 0 252 0 299 0 324 0 350 0 309 0 418 0 450\n"
        + "0 497 0 522 0 548 0 543 0 198 0 198 0 198 0 198 0 198 0 198\n"
        + "0 179 0 276 0 237 0 347 0 373 0 333 0 443 0 498 0 495 0 569\n"
        + "0 595 0 591 0 222 0 222 0 222 0 222 0 222 0 222 0 180 0 213\n"
        + "0 323 0 350 0 396 0 357 0 468 0 495 0 569 0 596 0 642 0 639\n"
        + "0 246 0 246 0 246 0 246 0 246 0 246 0 181 0 276 0 261 0 372\n"
        + "0 419 0 381 0 493 0 546 0 567 0 642 0 689 0 687 0 270 0 270\n"
        + "0 270 0 270 0 270 0 270 0 182 0 300 0 347 0 395 0 422 0 405\n"
        + "0 518 0 594 0 641 0 689 0 716 0 735 0 294 0 294 0 294 0 294\n"
        + "0 294 0 294 0 183 0 237 0 285 0 398 0 446 0 429 0 543 0 591\n"
        + "0 639 0 716 0 764 0 783 0 318 0 318 0 318 0 318 0 318 0 318\n"
        + "0 202 0 300 0 371 0 420 0 470 0 453 0 586 0 642 0 713 0 762\n"
        + "0 812 0 831 0 342 0 342 0 342 0 342 0 342 0 342 0 203 0 324\n"
        + "0 309 0 443 0 493 0 477 0 611 0 690 0 711 0 809 0 859 0 879\n"
        + "0 366 0 366 0 366 0 366 0 366 0 366 0 204 0 261 0 395 0 446\n"
        + "0 516 0 501 0 636 0 687 0 785 0 836 0 906 0 927 0 390 0 390\n"
        + "0 390 0 390 0 390 0 390 0 205 0 324 0 333 0 468 0 539 0 525\n"
        + "0 661 0 738 0 783 0 882 0 953 0 975 0 414 0 414 0 414 0 414\n"
        + "0 414 0 414 0 206 0 348 0 419 0 491 0 542 0 549 0 686 0 786\n"
        + "0 857 0 929 0 980 0 1023 0 438 0 438 0 438 0 438 0 438 0 438\n"
        + "0 207 0 285 0 357 0 494 0 566 0 573 0 711 0 783 0 855 0 956\n"
        + "0 1028 0 1071 0 462 0 462 0 462 0 462 0 462 0 462 0 226 0 348\n"
        + "0 443 0 516 0 590 0 597 0 754 0 834 0 929 0 1002 0 1076 0 1119\n"
        + "0 486 0 486 0 486 0 486 0 486 0 486 0 227 0 372 0 381 0 539\n"
        + "0 613 0 621 0 779 0 882 0 927 0 1049 0 1123 0 1167 0 510 0 510\n"
        + "0 510 0 510 0 510 0 510 0 228 0 309 0 467 0 542 0 636 0 645\n"
        + "0 804 0 879 0 1001 0 1076 0 1170 0 1215 0 534 0 534 0 534 0 534\n"
        + "0 534 0 534 0 229 0 372 0 405 0 564 0 659 0 669 0 829 0 930\n"
        + "0 999 0 1122 0 1217 0 1263 0 558 0 558 0 558 0 558 0 558 0 558\n"
        + "0 230 0 396 0 491 0 587 0 662 0 693 0 854 0 978 0 1073 0 1169\n"
        + "0 1244 0 1311 0 582 0 582 0 582 0 582 0 582 0 582 0 231 0 333\n"
        + "0 429 0 590 0 686 0 717 0 879 0 975 0 1071 0 1196 0 1292 0 1359\n"
        + "0 606 0 606 0 606 0 606 0 606 0 606 0 250 0 396 0 515 0 612\n"
        + "0 710 0 741 0 922 0 1026 0 1145 0 1242 0 1340 0 1407 0 630 0 630\n"
        + "0 630 0 630 0 630 0 630 0 251 0 420 0 453 0 635 0 733 0 765\n"
        + "0 947 0 1074 0 1143 0 1289 0 1387 0 1455 0 654 0 654 0 654 0 654\n"
        + "0 654 0 654 0 252 0 357 0 539 0 638 0 756 0 789 0 972 0 1071\n"
        + "0 1217 0 1316 0 1434 0 1503 0 678 0 678 0 678 0 678 0 678 0 678\n"
        + "0 253 0 420 0 477 0 660 0 779 0 813 0 997 0 1122 0 1215 0 1362\n"
        + "0 1481 0 1551 0 702 0 702 0 702 0 702 0 702 0 702 0 254 0 444\n"
        + "0 563 0 683 0 782 0 837 0 1022 0 1170 0 1289 0 1409 0 1508 0 1599\n"
        + "0 726 0 726 0 726 0 726 0 726 0 726 0 255 0 381 0 501 0 686\n"
        + "0 806 0 861 0 1047 0 1167 0 1287 0 1436 0 1556 0 1647 0 750 0 750\n"
        + "0 750 0 750 0 750 0 750 0 274 0 444 0 587 0 708 0 830 0 885\n"
        + "0 1090 0 1218 0 1361 0 1482 0 1604 0 1695 0 774 0 774 0 774 0 774\n"
        + "0 774 0 774 0 275 0 468 0 525 0 731 0 853 0 909 0 1115 0 1266\n"
        + "0 1359 0 1529 0 1651 0 1743 0 798 0 798 0 798 0 798 0 798 0 798\n"
        + "0 276 0 405 0 611 0 734 0 876 0 933 0 1140 0 1263 0 1433 0 1556\n"
        + "0 1698 0 1791 0 822 0 822 0 822 0 822 0 822 0 822 0 277 0 468\n"
        + "0 549 0 756 0 899 0 957 0 1165 0 1314 0 1431 0 1602 0 1745 0 1839\n"
        + "0 846 0 846 0 846 0 846 0 846 0 846 0 278 0 492 0 635 0 779\n"
        + "0 902 0 981 0 1190 0 1362 0 1505 0 1649 0 1772 0 1887 0 870 0 870\n"
        + "0 870 0 870 0 870 0 870 0 279 0 429 0 573 0 782 0 926 0 1005\n"
        + "0 1215 0 1359 0 1503 0 1676 0 1820 0 1935 0 894 0 894 0 894 0 894\n"
        + "0 894 0 894 0 298 0 492 0 659 0 804 0 950 0 1029 0 1258 0 1410\n"
        + "0 1577 0 1722 0 1868 0 1983 0 918 0 918 0 918 0 918 0 918 0 918\n"
        + "0 299 0 516 0 597 0 827 0 973 0 1053 0 1283 0 1458 0 1575 0 1769\n"
        + "0 1915 0 2031 0 942 0 942 0 942 0 942 0 942 0 942 0 300 0 453\n"
        + "0 683 0 830 0 996 0 1077 0 1308 0 1455 0 1649 0 1796 0 1962 0 2079\n"
        + "0 966 0 966 0 966 0 966 0 966 0 966 0 301 0 516 0 621 0 852\n"
        + "0 1019 0 1101 0 1333 0 1506 0 1647 0 1842 0 2009 0 2127 0 990 0 990\n"
        + "0 990 0 990 0 990 0 990 0 302 0 540 0 707 0 875 0 1022 0 1125\n"
        + "0 1358 0 1554 0 1721 0 1889 0 2036 0 2175 0 1014 0 1014 0 1014 0 1014\n"
        + "0 1014 0 1014 0 303 0 477 0 645 0 878 0 1046 0 1149 0 1383 0 1551\n"
        + "0 1719 0 1916 0 2084 0 2223 0 1038 0 1038 0 1038 0 1038 0 1038 0 1038\n"
        + "0 322 0 540 0 731 0 900 0 1070 0 1173 0 1426 0 1602 0 1793 0 1962\n"
        + "0 2132 0 2271 0 1062 0 1062 0 1062 0 1062 0 1062 0 1062 0 323 0 564\n"
        + "0 669 0 923 0 1093 0 1197 0 1451 0 1650 0 1791 0 2009 0 2179 0 2319\n"
        + "0 1086 0 1086 0 1086 0 1086 0 1086 0 1086 0 324 0 501 0 755 0 926\n"
        + "0 1116 0 1221 0 1476 0 1647 0 1865 0 2036 0 2226 0 2367 0 1110 0 1110\n"
        + "0 1110 0 1110 0 1110 0 1110 0 325 0 564 0 693 0 948 0 1139 0 1245\n"
        + "0 1501 0 1698 0 1863 0 2082 0 2273 0 2415 0 1134 0 1134 0 1134 0 1134\n"
        + "0 1134 0 1134 0 326 0 588 0 779 0 971 0 1142 0 1269 0 1526 0 1746\n"
        + "0 1937 0 2129 0 2300 0 2463 0 1158 0 1158 0 1158 0 1158 0 1158 0 1158\n"
        + "0 327 0 525 0 717 0 974 0 1166 0 1293 0 1551 0 1743 0 1935 0 2156\n"
        + "0 2348 0 2511 0 1182 0 1182 0 1182 0 1182 0 1182 0 1182 0 346 24 588\n"
        + "48 803 72 996 96 1190 120 1317 144 1594 168 1794 192 2009 216 2202 240 2396 264 2559\n"
        + "288 1206 144 1206 144 1206 144 1206 144 1206 144 1206 144 347 24 612 48 741 72 1019\n"
        + "96 1213 120 1341 144 1619 168 1842 192 2007 216 2249 240 2443 264 2607 288 1230 144 1230\n"
        + "144 1230 144 1230 144 1230 144 1230 144 348 24 549 48 827 72 1022 96 1236 120 1365\n"
        + "144 1644 168 1839 192 2081 216 2276 240 2490 264 2655 288 1254 144 1254 144 1254 144 1254\n"
        + "144 1254 144 1254 144 349 24 612 48 765 72 1044 96 1259 120 1389 144 1669 168 1890\n"
        + "192 2079 216 2322 240 2537 264 2703 288 1278 144 1278 144 1278 144 1278 144 1278 144 1278\n"
        + "144 350 24 636 48 851 72 1067 96 1262 120 1413 144 1694 168 1938 192 2153 216 2369\n"
        + "240 2564 264 2751 288 1302 144 1302 144 1302 144 1302 144 1302 144 1302 144 351 24 573\n"
        + "48 789 72 1070 96 1286 120 1437 144 1719 168 1935 192 2151 216 2396 240 2612 264 2799\n"
        + "288 1326 144 1326 144 1326 144 1326 144 1326 144 1326 144\n");
  }

  /**
   * Holds the numbers of layout rows-from-panels 16 separate.
   */
  private static final class LayoutRowsFromPanels16Separate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("16 0 2 0 2 1 30 31 12 184 0 208 0 232 0 256 0 280 0 304\n"
        + "0 328 0 352 0 376 0 182 0 183 0 202 0 203 0 204 0 205 0 185\n"
        + "0 209 0 233 0 257 0 281 0 305 0 329 0 353 0 377 0 401 0 425\n"
        + "0 449 0 408 0 261 0 408 0 186 0 210 0 234 0 258 0 282 0 306\n"
        + "0 330 0 354 0 378 0 402 0 426 0 450 0 474 0 498 0 522 0 187\n"
        + "0 211 0 235 0 259 0 283 0 307 0 331 0 355 0 379 0 403 0 427\n"
        + "0 451 0 475 0 499 0 523 0 188 0 212 0 236 0 260 0 284 0 308\n"
        + "0 332 0 356 0 380 0 404 0 428 0 452 0 476 0 500 0 524 0 177\n"
        + "0 201 0 225 0 249 0 273 0 297 0 321 0 345 0 369 0 393 0 417\n"
        + "0 441 0 465 0 489 0 513 0 262 0 310 0 358 0 406 0 454 0 502\n"
        + "0 550 0 598 0 646 0 694 0 742 0 790 0 838 0 886 0 745 0 263\n"
        + "0 311 0 359 0 407 0 455 0 503 0 551 0 599 0 647 0 695 0 743\n"
        + "0 791 0 839 0 887 0 935 0 264 0 312 0 360 0 408 0 456 0 504\n"
        + "0 552 0 600 0 648 0 696 0 744 0 792 0 840 0 888 0 936 0 265\n"
        + "0 313 0 361 0 409 0 457 0 505 0 553 0 601 0 649 0 697 0 745\n"
        + "0 793 0 841 0 889 0 937 0 266 0 314 0 362 0 410 0 458 0 506\n"
        + "0 554 0 602 0 650 0 698 0 746 0 794 0 842 0 890 0 938 0 267\n"
        + "0 315 0 363 0 411 0 459 0 507 0 555 0 603 0 651 0 699 0 747\n"
        + "0 795 0 843 0 891 0 939 0 346 0 418 0 490 0 562 0 634 0 706\n"
        + "0 778 0 850 0 922 0 994 0 1066 0 1138 0 1210 0 1282 0 1354 0 347\n"
        + "0 419 0 491 0 563 0 635 0 707 0 779 0 851 0 923 0 995 0 1067\n"
        + "0 1139 0 1211 0 1283 0 1355 0 348 0 420 0 492 0 564 0 636 0 708\n"
        + "0 780 0 852 0 924 0 996 0 1068 0 1140 0 1212 0 1284 0 1356 0 349\n"
        + "0 421 0 493 0 565 0 637 0 709 0 781 0 853 0 925 0 997 0 1069\n"
        + "0 1141 0 1213 0 1285 0 1357 0 350 0 422 0 494 0 566 0 638 0 710\n"
        + "0 782 0 854 0 926 0 998 0 1070 0 1142 0 1214 0 1286 0 1358 0 351\n"
        + "0 423 0 495 0 567 0 639 0 711 0 783 0 855 0 927 0 999 0 1071\n"
        + "0 1143 0 1215 0 1287 0 1359 0 418 0 514 0 610 0 706 0 802 0 898\n"
        + "0 994 0 1090 0 1186 0 1282 0 1378 0 1474 0 1570 0 1666 0 1762 0 419\n"
        + "0 515 0 611 0 707 0 803 0 899 0 995 0 1091 0 1187 0 1283 0 1379\n"
        + "0 1475 0 1571 0 1667 0 1763 0 420 0 516 0 612 0 708 0 804 0 900\n"
        + "0 996 0 1092 0 1188 0 1284 0 1380 0 1476 0 1572 0 1668 0 1764 0 421\n"
        + "0 517 0 613 0 709 0 805 0 901 0 997 0 1093 0 1189 0 1285 0 1381\n"
        + "0 1477 0 1573 0 1669 0 1765 0 422 0 518 0 614 0 710 0 806 0 902\n"
        + "0 998 0 1094 0 1190 0 1286 0 1382 0 1478 0 1574 0 1670 0 1766 0 423\n"
        + "0 519 0 615 0 711 0 807 0 903 0 999 0 1095 0 1191 0 1287 0 1383\n"
        + "0 1479 0 1575 0 1671 0 1767 0 478 0 598 0 718 0 838 0 958 0 1078\n"
        + "0 1198 0 1318 0 1438 0 1558 0 1678 0 1798 0 1918 0 2038 0 2158 0 479\n"
        + "0 599 0 719 0 839 0 959 0 1079 0 1199 0 1319 0 1439 0 1559 0 1679\n"
        + "0 1799 0 1919 0 2039 0 2159 0 480 0 600 0 720 0 840 0 960 0 1080\n"
        + "0 1200 0 1320 0 1440 0 1560 0 1680 0 1800 0 1920 0 2040 0 2160 0 481\n"
        + "0 601 0 721 0 841 0 961 0 1081 0 1201 0 1321 0 1441 0 1561 0 1681\n"
        + "0 1801 0 1921 0 2041 0 2161 0 482 0 602 0 722 0 842 0 962 0 1082\n"
        + "0 1202 0 1322 0 1442 0 1562 0 1682 0 1802 0 1922 0 2042 0 2162 0 483\n"
        + "0 603 0 723 0 843 0 963 0 1083 0 1203 0 1323 0 1443 0 1563 0 1683\n"
        + "0 1803 0 1923 0 2043 0 2163 0 550 132 694 180 838 228 982 276 1126 324 1270\n"
        + "372 1414 420 1558 468 1702 516 1846 564 1990 612 2134 660 2278 708 2422 756 2566 804 551\n"
        + "132 695 180 839 228 983 276 1127 324 1271 372 1415 420 1559 468 1703 516 1847 564 1991\n"
        + "612 2135 660 2279 708 2423 756 2567 804 552 132 696 180 840 228 984 276 1128 324 1272\n"
        + "372 1416 420 1560 468 1704 516 1848 564 1992 612 2136 660 2280 708 2424 756 2568 804 553\n"
        + "132 697 180 841 228 985 276 1129 324 1273 372 1417 420 1561 468 1705 516 1849 564 1993\n"
        + "612 2137 660 2281 708 2425 756 2569 804 554 132 698 180 842 228 986 276 1130 324 1274\n"
        + "372 1418 420 1562 468 1706 516 1850 564 1994 612 2138 660 2282 708 2426 756 2570 804 555\n"
        + "132 699 180 843 228 987 276 1131 324 1275 372 1419 420 1563 468 1707 516 1851 564 1995\n"
        + "612 2139 660 2283 708 2427 756 2571 804 610 132 778 180 946 228 1114 276 1282 324 1450\n"
        + "372 1618 420 1786 468 1954 516 2122 564 2290 612 2458 660 2626 708 2794 756 2962 804 611\n"
        + "132 779 180 947 228 1115 276 1283 324 1451 372 1619 420 1787 468 1955 516 2123 564 2291\n"
        + "612 2459 660 2627 708 2795 756 2963 804 612 132 780 180 948 228 1116 276 1284 324 1452\n"
        + "372 1620 420 1788 468 1956 516 2124 564 2292 612 2460 660 2628 708 2796 756 2964 804 613\n"
        + "132 781 180 949 228 1117 276 1285 324 1453 372 1621 420 1789 468 1957 516 2125 564 2293\n"
        + "612 2461 660 2629 708 2797 756 2965 804 614 132 782 180 950 228 1118 276 1286 324 1454\n"
        + "372 1622 420 1790 468 1958 516 2126 564 2294 612 2462 660 2630 708 2798 756 2966 804 615\n"
        + "132 783 180 951 228 1119 276 1287 324 1455 372 1623 420 1791 468 1959 516 2127 564 2295\n"
        + "612 2463 660 2631 708 2799 756 2967 804\n");
  }

  /**
   * Holds the numbers of layout rows-from-panels 16 separate filled rest9.
   */
  private static final class LayoutRowsFromPanels16SeparateFilledRest9 {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("16 0 2 0 2 1 30 31 12 381 0 381 0 381 0 381 0 544 0 568\n"
        + "0 592 0 616 0 640 0 578 0 579 0 705 0 705 0 705 0 727 0 381\n"
        + "0 381 0 381 0 521 0 545 0 569 0 593 0 617 0 641 0 791 0 815\n"
        + "0 839 0 819 0 777 0 924 0 381 0 381 0 498 0 522 0 546 0 570\n"
        + "0 594 0 618 0 768 0 792 0 816 0 840 0 864 0 888 0 1038 0 381\n"
        + "0 475 0 499 0 523 0 547 0 571 0 595 0 745 0 769 0 793 0 817\n"
        + "0 841 0 865 0 1015 0 1039 0 452 0 476 0 500 0 524 0 548 0 572\n"
        + "0 722 0 746 0 770 0 794 0 818 0 842 0 992 0 1016 0 1040 0 441\n"
        + "0 465 0 489 0 513 0 537 0 687 0 711 0 735 0 759 0 783 0 807\n"
        + "0 957 0 981 0 1005 0 1029 0 477 0 501 0 525 0 549 0 718 0 766\n"
        + "0 814 0 862 0 910 0 958 0 1132 0 1180 0 1228 0 1276 0 1261 0 477\n"
        + "0 501 0 525 0 671 0 719 0 767 0 815 0 863 0 911 0 1085 0 1133\n"
        + "0 1181 0 1229 0 1277 0 1325 0 477 0 501 0 624 0 672 0 720 0 768\n"
        + "0 816 0 864 0 1038 0 1086 0 1134 0 1182 0 1230 0 1278 0 1452 0 477\n"
        + "0 577 0 625 0 673 0 721 0 769 0 817 0 991 0 1039 0 1087 0 1135\n"
        + "0 1183 0 1231 0 1405 0 1453 0 530 0 578 0 626 0 674 0 722 0 770\n"
        + "0 944 0 992 0 1040 0 1088 0 1136 0 1184 0 1358 0 1406 0 1454 0 531\n"
        + "0 579 0 627 0 675 0 723 0 897 0 945 0 993 0 1041 0 1089 0 1137\n"
        + "0 1311 0 1359 0 1407 0 1455 0 555 0 603 0 651 0 699 0 898 0 970\n"
        + "0 1042 0 1114 0 1186 0 1258 0 1456 0 1528 0 1600 0 1672 0 1744 0 555\n"
        + "0 603 0 651 0 827 0 899 0 971 0 1043 0 1115 0 1187 0 1385 0 1457\n"
        + "0 1529 0 1601 0 1673 0 1745 0 555 0 603 0 756 0 828 0 900 0 972\n"
        + "0 1044 0 1116 0 1314 0 1386 0 1458 0 1530 0 1602 0 1674 0 1872 0 555\n"
        + "0 685 0 757 0 829 0 901 0 973 0 1045 0 1243 0 1315 0 1387 0 1459\n"
        + "0 1531 0 1603 0 1801 0 1873 0 614 0 686 0 758 0 830 0 902 0 974\n"
        + "0 1172 0 1244 0 1316 0 1388 0 1460 0 1532 0 1730 0 1802 0 1874 0 615\n"
        + "0 687 0 759 0 831 0 903 0 1101 0 1173 0 1245 0 1317 0 1389 0 1461\n"
        + "0 1659 0 1731 0 1803 0 1875 0 615 0 687 0 759 0 831 0 1066 0 1162\n"
        + "0 1258 0 1354 0 1450 0 1546 0 1768 0 1864 0 1960 0 2056 0 2152 0 615\n"
        + "0 687 0 759 0 971 0 1067 0 1163 0 1259 0 1355 0 1451 0 1673 0 1769\n"
        + "0 1865 0 1961 0 2057 0 2153 0 615 0 687 0 876 0 972 0 1068 0 1164\n"
        + "0 1260 0 1356 0 1578 0 1674 0 1770 0 1866 0 1962 0 2058 0 2280 0 615\n"
        + "0 781 0 877 0 973 0 1069 0 1165 0 1261 0 1483 0 1579 0 1675 0 1771\n"
        + "0 1867 0 1963 0 2185 0 2281 0 686 0 782 0 878 0 974 0 1070 0 1166\n"
        + "0 1388 0 1484 0 1580 0 1676 0 1772 0 1868 0 2090 0 2186 0 2282 0 687\n"
        + "0 783 0 879 0 975 0 1071 0 1293 0 1389 0 1485 0 1581 0 1677 0 1773\n"
        + "0 1995 0 2091 0 2187 0 2283 0 687 0 783 0 879 0 975 0 1222 0 1342\n"
        + "0 1462 0 1582 0 1702 0 1822 0 2068 0 2188 0 2308 0 2428 0 2548 0 687\n"
        + "0 783 0 879 0 1103 0 1223 0 1343 0 1463 0 1583 0 1703 0 1949 0 2069\n"
        + "0 2189 0 2309 0 2429 0 2549 0 687 0 783 0 984 0 1104 0 1224 0 1344\n"
        + "0 1464 0 1584 0 1830 0 1950 0 2070 0 2190 0 2310 0 2430 0 2676 0 687\n"
        + "0 865 0 985 0 1105 0 1225 0 1345 0 1465 0 1711 0 1831 0 1951 0 2071\n"
        + "0 2191 0 2311 0 2557 0 2677 0 746 0 866 0 986 0 1106 0 1226 0 1346\n"
        + "0 1592 0 1712 0 1832 0 1952 0 2072 0 2192 0 2438 0 2558 0 2678 0 747\n"
        + "0 867 0 987 0 1107 0 1227 0 1473 0 1593 0 1713 0 1833 0 1953 0 2073\n"
        + "0 2319 0 2439 0 2559 0 2679 0 747 132 867 180 987 228 1107 276 1390 324 1534\n"
        + "372 1678 420 1822 468 1966 516 2110 564 2380 612 2524 660 2668 708 2812 756 2956 804 747\n"
        + "132 867 180 987 228 1247 276 1391 324 1535 372 1679 420 1823 468 1967 516 2237 564 2381\n"
        + "612 2525 660 2669 708 2813 756 2957 804 747 132 867 180 1104 228 1248 276 1392 324 1536\n"
        + "372 1680 420 1824 468 2094 516 2238 564 2382 612 2526 660 2670 708 2814 756 3084 804 747\n"
        + "132 961 180 1105 228 1249 276 1393 324 1537 372 1681 420 1951 468 2095 516 2239 564 2383\n"
        + "612 2527 660 2671 708 2941 756 3085 804 818 132 962 180 1106 228 1250 276 1394 324 1538\n"
        + "372 1808 420 1952 468 2096 516 2240 564 2384 612 2528 660 2798 708 2942 756 3086 804 819\n"
        + "132 963 180 1107 228 1251 276 1395 324 1665 372 1809 420 1953 468 2097 516 2241 564 2385\n"
        + "612 2655 660 2799 708 2943 756 3087 804 819 132 963 180 1107 228 1251 276 1546 324 1714\n"
        + "372 1882 420 2050 468 2218 516 2386 564 2680 612 2848 660 3016 708 3184 756 3352 804 819\n"
        + "132 963 180 1107 228 1379 276 1547 324 1715 372 1883 420 2051 468 2219 516 2513 564 2681\n"
        + "612 2849 660 3017 708 3185 756 3353 804 819 132 963 180 1212 228 1380 276 1548 324 1716\n"
        + "372 1884 420 2052 468 2346 516 2514 564 2682 612 2850 660 3018 708 3186 756 3480 804 819\n"
        + "132 1045 180 1213 228 1381 276 1549 324 1717 372 1885 420 2179 468 2347 516 2515 564 2683\n"
        + "612 2851 660 3019 708 3313 756 3481 804 878 132 1046 180 1214 228 1382 276 1550 324 1718\n"
        + "372 2012 420 2180 468 2348 516 2516 564 2684 612 2852 660 3146 708 3314 756 3482 804 879\n"
        + "132 1047 180 1215 228 1383 276 1551 324 1845 372 2013 420 2181 468 2349 516 2517 564 2685\n"
        + "612 2979 660 3147 708 3315 756 3483 804\n");
  }

  /**
   * Holds the numbers of layout transpose 16 separate.
   */
  private static final class LayoutTranspose16Separate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 18 19 6 184 0 185 0 186 0 187 0 188 0 183\n"
        + "0 274 0 275 0 276 0 277 0 278 0 279 0 96 0 96 0 96 0 96\n"
        + "0 96 0 96 0 185 0 187 0 183 0 275 0 277 0 249 0 389 0 391\n"
        + "0 393 0 449 0 451 0 411 0 174 0 174 0 174 0 174 0 174 0 162\n"
        + "0 186 0 183 0 329 0 332 0 336 0 309 0 450 0 453 0 563 0 566\n"
        + "0 570 0 531 0 234 0 234 0 234 0 234 0 234 0 222 0 187 0 275\n"
        + "0 249 0 390 0 395 0 369 0 511 0 569 0 573 0 684 0 689 0 651\n"
        + "0 294 0 294 0 294 0 294 0 294 0 282 0 188 0 330 0 389 0 449\n"
        + "0 454 0 429 0 572 0 684 0 743 0 803 0 808 0 771 0 354 0 354\n"
        + "0 354 0 354 0 354 0 342 0 183 0 249 0 309 0 452 0 512 0 489\n"
        + "0 633 0 693 0 753 0 866 0 926 0 891 0 414 0 414 0 414 0 414\n"
        + "0 414 0 402 0 274 0 335 0 449 0 510 0 572 0 549 0 748 0 809\n"
        + "0 923 0 984 0 1046 0 1011 0 474 0 474 0 474 0 474 0 474 0 462\n"
        + "0 275 0 390 0 369 0 569 0 631 0 609 0 809 0 924 0 933 0 1103\n"
        + "0 1165 0 1131 0 534 0 534 0 534 0 534 0 534 0 522 0 276 0 309\n"
        + "0 509 0 572 0 690 0 669 0 870 0 933 0 1103 0 1166 0 1284 0 1251\n"
        + "0 594 0 594 0 594 0 594 0 594 0 582 0 277 0 395 0 429 0 630\n"
        + "0 749 0 729 0 931 0 1049 0 1113 0 1284 0 1403 0 1371 0 654 0 654\n"
        + "0 654 0 654 0 654 0 642 0 278 0 450 0 569 0 689 0 754 0 789\n"
        + "0 992 0 1164 0 1283 0 1403 0 1468 0 1491 0 714 0 714 0 714 0 714\n"
        + "0 714 0 702 0 249 0 369 0 489 0 692 0 812 0 849 0 1053 0 1173\n"
        + "0 1293 0 1466 0 1586 0 1611 0 774 0 774 0 774 0 774 0 774 0 762\n"
        + "0 334 0 455 0 629 0 750 0 872 0 909 0 1168 0 1289 0 1463 0 1584\n"
        + "0 1706 0 1731 0 834 0 834 0 834 0 834 0 834 0 822 0 335 0 510\n"
        + "0 549 0 809 0 931 0 969 0 1229 0 1404 0 1473 0 1703 0 1825 0 1851\n"
        + "0 894 0 894 0 894 0 894 0 894 0 882 0 336 0 429 0 689 0 812\n"
        + "0 990 0 1029 0 1290 0 1413 0 1643 0 1766 0 1944 0 1971 0 954 0 954\n"
        + "0 954 0 954 0 954 0 942 0 337 0 515 0 609 0 870 0 1049 0 1089\n"
        + "0 1351 0 1529 0 1653 0 1884 0 2063 0 2091 0 1014 0 1014 0 1014 0 1014\n"
        + "0 1014 0 1002 0 338 0 570 0 749 0 929 0 1054 0 1149 0 1412 0 1644\n"
        + "0 1823 0 2003 0 2128 0 2211 0 1074 0 1074 0 1074 0 1074 0 1074 0 1062\n"
        + "0 309 0 489 0 669 0 932 0 1112 0 1209 0 1473 0 1653 0 1833 0 2066\n"
        + "0 2246 0 2331 0 1134 0 1134 0 1134 0 1134 0 1134 0 1122 0 394 60 575\n"
        + "120 809 180 990 240 1172 300 1269 360 1588 420 1769 480 2003 540 2184 600 2366 660 2451\n"
        + "720 1194 360 1194 360 1194 360 1194 360 1194 360 1182 360 395 60 630 120 729 180 1049\n"
        + "240 1231 300 1329 360 1649 420 1884 480 2013 540 2303 600 2485 660 2571 720 1254 360 1254\n"
        + "360 1254 360 1254 360 1254 360 1242 360 396 60 549 120 869 180 1052 240 1290 300 1389\n"
        + "360 1710 420 1893 480 2183 540 2366 600 2604 660 2691 720 1314 360 1314 360 1314 360 1314\n"
        + "360 1314 360 1302 360 397 60 635 120 789 180 1110 240 1349 300 1449 360 1771 420 2009\n"
        + "480 2193 540 2484 600 2723 660 2811 720 1374 360 1374 360 1374 360 1374 360 1374 360 1362\n"
        + "360 398 60 690 120 929 180 1169 240 1354 300 1509 360 1832 420 2124 480 2363 540 2603\n"
        + "600 2788 660 2931 720 1434 360 1434 360 1434 360 1434 360 1434 360 1422 360 369 60 609\n"
        + "120 849 180 1172 240 1412 300 1569 360 1893 420 2133 480 2373 540 2666 600 2906 660 3051\n"
        + "720 1494 360 1494 360 1494 360 1494 360 1494 360 1482 360\n");
  }

  /**
   * Holds the numbers of layout transpose 16 separate accumulator.
   */
  private static final class LayoutTranspose16SeparateAccumulator {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 18 19 6 178 0 179 0 180 0 181 0 182 0 177\n"
        + "0 262 0 263 0 264 0 265 0 266 0 267 0 90 0 90 0 90 0 90\n"
        + "0 90 0 90 0 179 0 181 0 177 0 263 0 265 0 219 0 371 0 373\n"
        + "0 375 0 413 0 415 0 339 0 150 0 150 0 150 0 150 0 150 0 120\n"
        + "0 180 0 177 0 329 0 332 0 332 0 249 0 413 0 416 0 503 0 506\n"
        + "0 506 0 399 0 174 0 174 0 174 0 174 0 174 0 150 0 181 0 263\n"
        + "0 219 0 372 0 374 0 273 0 438 0 461 0 453 0 570 0 572 0 447\n"
        + "0 198 0 198 0 192 0 198 0 198 0 174 0 182 0 330 0 371 0 395\n"
        + "0 415 0 297 0 463 0 552 0 593 0 617 0 637 0 495 0 222 0 222\n"
        + "0 222 0 222 0 222 0 198 0 177 0 219 0 249 0 404 0 439 0 321\n"
        + "0 488 0 501 0 525 0 644 0 685 0 543 0 246 0 240 0 240 0 240\n"
        + "0 246 0 222 0 262 0 330 0 395 0 437 0 464 0 345 0 532 0 600\n"
        + "0 665 0 707 0 734 0 591 0 270 0 270 0 270 0 270 0 270 0 246\n"
        + "0 263 0 372 0 273 0 461 0 487 0 369 0 557 0 666 0 597 0 755\n"
        + "0 781 0 639 0 294 0 294 0 288 0 294 0 294 0 270 0 264 0 249\n"
        + "0 419 0 452 0 510 0 393 0 582 0 597 0 737 0 764 0 828 0 687\n"
        + "0 318 0 312 0 318 0 312 0 318 0 294 0 265 0 372 0 297 0 485\n"
        + "0 515 0 417 0 607 0 714 0 669 0 827 0 857 0 735 0 342 0 342\n"
        + "0 336 0 342 0 342 0 318 0 266 0 396 0 443 0 509 0 536 0 441\n"
        + "0 632 0 762 0 809 0 875 0 902 0 783 0 366 0 366 0 366 0 366\n"
        + "0 366 0 342 0 219 0 273 0 321 0 500 0 548 0 465 0 645 0 693\n"
        + "0 741 0 884 0 932 0 831 0 384 0 384 0 384 0 384 0 384 0 366\n"
        + "0 280 0 396 0 467 0 533 0 572 0 489 0 688 0 810 0 881 0 947\n"
        + "0 980 0 879 0 408 0 414 0 414 0 414 0 408 0 390 0 281 0 420\n"
        + "0 345 0 557 0 595 0 513 0 713 0 858 0 813 0 995 0 1027 0 927\n"
        + "0 432 0 438 0 432 0 438 0 432 0 414 0 282 0 297 0 491 0 548\n"
        + "0 618 0 537 0 738 0 789 0 953 0 1004 0 1074 0 975 0 456 0 456\n"
        + "0 462 0 456 0 456 0 438 0 283 0 420 0 369 0 581 0 641 0 561\n"
        + "0 763 0 906 0 885 0 1067 0 1121 0 1023 0 480 0 486 0 480 0 486\n"
        + "0 480 0 462 0 284 0 444 0 515 0 605 0 644 0 585 0 788 0 954\n"
        + "0 1025 0 1115 0 1148 0 1071 0 504 0 510 0 510 0 510 0 504 0 486\n"
        + "0 249 0 321 0 393 0 596 0 668 0 609 0 813 0 885 0 957 0 1124\n"
        + "0 1196 0 1119 0 528 0 528 0 528 0 528 0 528 0 510 0 304 24 444\n"
        + "48 539 72 629 96 692 120 633 144 856 168 1002 192 1097 216 1187 240 1244 264 1167\n"
        + "288 552 144 558 144 558 144 558 144 552 144 534 144 305 24 468 48 417 72 653\n"
        + "96 715 120 657 144 881 168 1050 192 1029 216 1235 240 1291 264 1215 288 576 144 582\n"
        + "144 576 144 582 144 576 144 558 144 306 24 345 48 563 72 644 96 738 120 681\n"
        + "144 906 168 981 192 1169 216 1244 240 1338 264 1263 288 600 144 600 144 606 144 600\n"
        + "144 600 144 582 144 307 24 468 48 441 72 677 96 761 120 705 144 931 168 1098\n"
        + "192 1101 216 1307 240 1385 264 1311 288 624 144 630 144 624 144 630 144 624 144 606\n"
        + "144 308 24 492 48 587 72 701 96 764 120 729 144 956 168 1146 192 1241 216 1355\n"
        + "240 1412 264 1359 288 648 144 654 144 654 144 654 144 648 144 630 144 273 24 369\n"
        + "48 465 72 692 96 788 120 753 144 981 168 1077 192 1173 216 1364 240 1460 264 1407\n"
        + "288 672 144 672 144 672 144 672 144 672 144 654 144\n");
  }

  /**
   * Holds the numbers of layout transpose 32 separate.
   */
  private static final class LayoutTranspose32Separate {
    /**
     * As cycles() reads them.
     */
    static final int[] NUMBERS = numbers("7 6 2 0 2 1 18 19 6 148 0 149 0 150 0 151 0 152 0 147\n"
        + "0 202 0 203 0 204 0 205 0 206 0 207 0 60 0 60 0 60 0 60\n"
        + "0 60 0 60 0 149 0 151 0 147 0 239 0 241 0 177 0 317 0 319\n"
        + "0 321 0 365 0 367 0 255 0 126 0 126 0 126 0 126 0 126 0 78\n"
        + "0 150 0 147 0 269 0 272 0 272 0 189 0 365 0 368 0 407 0 410\n"
        + "0 410 0 279 0 138 0 138 0 138 0 138 0 138 0 90 0 151 0 239\n"
        + "0 177 0 318 0 320 0 207 0 378 0 389 0 381 0 468 0 470 0 315\n"
        + "0 150 0 150 0 144 0 150 0 150 0 108 0 152 0 270 0 317 0 329\n"
        + "0 367 0 219 0 391 0 432 0 479 0 491 0 529 0 339 0 162 0 162\n"
        + "0 162 0 162 0 162 0 120 0 147 0 177 0 189 0 356 0 379 0 231\n"
        + "0 404 0 405 0 417 0 524 0 553 0 363 0 174 0 168 0 168 0 168\n"
        + "0 174 0 132 0 238 0 270 0 329 0 377 0 392 0 243 0 424 0 456\n"
        + "0 515 0 563 0 578 0 387 0 186 0 186 0 186 0 186 0 186 0 144\n"
        + "0 239 0 318 0 207 0 389 0 403 0 255 0 437 0 516 0 453 0 587\n"
        + "0 601 0 411 0 198 0 198 0 192 0 198 0 198 0 156 0 240 0 189\n"
        + "0 341 0 380 0 414 0 267 0 450 0 453 0 551 0 584 0 624 0 435\n"
        + "0 210 0 204 0 210 0 204 0 210 0 168 0 241 0 318 0 219 0 401\n"
        + "0 416 0 279 0 463 0 540 0 489 0 623 0 638 0 459 0 222 0 222\n"
        + "0 216 0 222 0 222 0 180 0 242 0 330 0 353 0 413 0 428 0 291\n"
        + "0 476 0 564 0 587 0 647 0 662 0 483 0 234 0 234 0 234 0 234\n"
        + "0 234 0 192 0 177 0 207 0 231 0 404 0 428 0 303 0 477 0 501\n"
        + "0 525 0 644 0 668 0 507 0 240 0 240 0 240 0 240 0 240 0 204\n"
        + "0 244 0 330 0 365 0 425 0 440 0 315 0 496 0 588 0 623 0 683\n"
        + "0 692 0 531 0 252 0 258 0 258 0 258 0 252 0 216 0 245 0 342\n"
        + "0 243 0 437 0 451 0 327 0 509 0 612 0 561 0 707 0 715 0 555\n"
        + "0 264 0 270 0 264 0 270 0 264 0 228 0 246 0 219 0 377 0 428\n"
        + "0 462 0 339 0 522 0 549 0 659 0 704 0 738 0 579 0 276 0 276\n"
        + "0 282 0 276 0 276 0 240 0 247 0 342 0 255 0 449 0 473 0 351\n"
        + "0 535 0 636 0 597 0 743 0 761 0 603 0 288 0 294 0 288 0 294\n"
        + "0 288 0 252 0 248 0 354 0 389 0 461 0 476 0 363 0 548 0 660\n"
        + "0 695 0 767 0 776 0 627 0 300 0 306 0 306 0 306 0 300 0 264\n"
        + "0 189 0 231 0 267 0 452 0 488 0 375 0 561 0 597 0 633 0 764\n"
        + "0 800 0 651 0 312 0 312 0 312 0 312 0 312 0 276 0 256 12 354\n"
        + "24 401 36 473 48 500 60 387 72 580 84 684 96 731 108 803 120 824 132 675\n"
        + "144 324 72 330 72 330 72 330 72 324 72 288 72 257 12 366 24 279 36 485\n"
        + "48 511 60 399 72 593 84 708 96 669 108 827 120 847 132 699 144 336 72 342\n"
        + "72 336 72 342 72 336 72 300 72 258 12 243 24 413 36 476 48 522 60 411\n"
        + "72 606 84 645 96 767 108 824 120 870 132 723 144 348 72 348 72 354 72 348\n"
        + "72 348 72 312 72 259 12 366 24 291 36 497 48 533 60 423 72 619 84 732\n"
        + "96 705 108 863 120 893 132 747 144 360 72 366 72 360 72 366 72 360 72 324\n"
        + "72 260 12 378 24 425 36 509 48 536 60 435 72 632 84 756 96 803 108 887\n"
        + "120 908 132 771 144 372 72 378 72 378 72 378 72 372 72 336 72 207 12 255\n"
        + "24 303 36 500 48 548 60 447 72 645 84 693 96 741 108 884 120 932 132 795\n"
        + "144 384 72 384 72 384 72 384 72 384 72 348 72\n");
  }
}
