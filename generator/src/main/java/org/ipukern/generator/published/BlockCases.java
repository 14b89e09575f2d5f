package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.ipukern.generator.reference.Seeded;

/** Calls of poplibs' static block products: a block-sparse matrix times a dense one. */
final class BlockCases {
  private static final int REACH = 2;
  private static final int WORKERS = 6;
  private static final int WORD_PAIR = 8;
  private static final int READ_AHEAD = 128;
  private static final int TABLE = PoplibsCases.STATE + 0x400;

  /** Our own stand-in for the function that zeroes the output, which another file defines. */
  private static final String ZEROING =
      """
      	.section .text.published_zeroing,"ax",@progbits
      	.worker
      zeroStaticDenseOutput64:
      	get $m0, $WSR
      	and $m0, $m0, 7
      	brnz $m0, published_zeroed
      	ld32 $m1, $mvertex_base, $m15, 0
      	ld32 $m2, $mvertex_base, $m15, 1
      	brz $m2, published_zeroed
      	add $m2, $m2, -1
      published_zeroing_next:
      	st64step $azeros, $m15, $m1+=, 1
      	brnzdec $m2, published_zeroing_next
      published_zeroed:
      	exitz $m15
      """;

  private static final String PREPARED = "published_prepared";

  private static final String HALF_NANS = "0x7E007E00";
  private static final String FLOAT_NAN = "0x7FC00000";

  private BlockCases() {}

  /**
   * A product whose sparse matrix has every second block.
   *
   * @param bytes of an element: 2 for f16, 4 for f32
   * @param block rows and columns of a block: 4, 8 or 16
   * @param rows rows of blocks
   * @param inner columns of blocks
   * @param columns columns of the dense matrix
   */
  static KernelCall of(Path checkout, int bytes, int block, int rows, int inner, int columns) {
    Seeded random = new Seeded(block * 31L + columns);
    double[] values = ElementBytes.integers(blocks(rows, inner) * block * block, REACH, random);
    double[] dense = ElementBytes.integers(inner * columns * block, REACH, random);
    double[] product = new double[rows * columns * block];
    PoplibsState meta = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      int first = PoplibsCases.start(worker, columns);
      meta.half(first).half(PoplibsCases.start(worker + 1, columns) - first);
    }
    meta.half(rows - 1);
    int next = 0;
    for (int x = 0; x < rows; x++) {
      meta.half(x * columns * bytes / WORD_PAIR).half((inner + 1 - x % 2) / 2 - 1);
      for (int y = x % 2; y < inner; y += 2) {
        meta.half(y * columns * bytes / WORD_PAIR);
        multiply(values, next, dense, y, product, x, block, columns, split(bytes, block));
        next += block * block;
      }
    }
    PoplibsState state = new PoplibsState();
    state.word(PoplibsCases.RIGHT).word(TABLE).word(PoplibsCases.LEFT).word(PoplibsCases.OUTPUT);
    state.half(product.length * bytes / WORD_PAIR).half(dense.length * bytes / WORD_PAIR);
    return PoplibsCases.call(
        checkout,
        path(bytes, block),
        (bytes == 2 && block == 4 ? "" : ZEROING) + preparing(bytes, symbol(bytes, block)),
        PREPARED,
        List.of(
            Operand.out("q", PoplibsCases.OUTPUT, ElementBytes.of(product, bytes)),
            Operand.in("r", PoplibsCases.RIGHT, ElementBytes.of(values, bytes)),
            // The kernel writes zeros behind s, so that what it reads ahead is no NaN.
            new Operand("s", PoplibsCases.LEFT, readAhead(ElementBytes.of(dense, bytes)), null, 0),
            state.at("state", PoplibsCases.STATE),
            meta.at("meta-information", TABLE)));
  }

  /**
   * Goes before the kernel: some of these kernels read registers that nothing has written, and
   * their results must not depend on it, so all six workers fill theirs with NaNs first.
   */
  private static String preparing(int bytes, String symbol) {
    return String.format(
        Locale.ROOT,
        """
        	.section .text.published_prepared,"ax",@progbits
        	.worker
        published_filling:
        	ldconst $a0, %1$s
        	ldconst $a1, %1$s
        	ldconst $a2, %1$s
        	ldconst $a3, %1$s
        	ldconst $a4, %1$s
        	ldconst $a5, %1$s
        	ldconst $a6, %1$s
        	ldconst $a7, %1$s
        	exitz $m15
        	.supervisor
        published_prepared:
        	setzi $m1, published_filling
        	runall $m1, $m0, 0
        	sync 2
        	bri %2$s
        """,
        bytes == 2 ? HALF_NANS : FLOAT_NAN,
        symbol);
  }

  /** The f32 kernel of 16 columns goes over halves of 8, one after the other. */
  private static int split(int bytes, int block) {
    return bytes == 4 && block == 16 ? 8 : block;
  }

  private static int blocks(int rows, int inner) {
    int count = 0;
    for (int x = 0; x < rows; x++) {
      count += (inner + 1 - x % 2) / 2;
    }
    return count;
  }

  /** Adds a block of the sparse matrix times its rows of the dense one. */
  private static void multiply(
      double[] values,
      int first,
      double[] dense,
      int y,
      double[] product,
      int x,
      int block,
      int columns,
      int split) {
    for (int column = 0; column < columns; column++) {
      for (int i = 0; i < block; i++) {
        for (int k = 0; k < block; k++) {
          int at = first + k / split * block * split + i * split + k % split;
          product[(x * columns + column) * block + i] +=
              values[at] * dense[(y * columns + column) * block + k];
        }
      }
    }
  }

  private static String path(int bytes, int block) {
    return String.format(
        Locale.ROOT,
        "popsparse/codelets/asm/StaticBlock%dx%dSparseDenseMatMul_%s.S",
        block,
        split(bytes, block),
        types(bytes));
  }

  private static String symbol(int bytes, int block) {
    return String.format(
        Locale.ROOT,
        "__runCodelet_popsparse__StaticSparseDenseMatMulBlock___%s_%d_%d",
        types(bytes),
        block,
        block);
  }

  private static String types(int bytes) {
    return bytes == 2 ? "half_half" : "float_float";
  }

  private static byte[] readAhead(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length + READ_AHEAD);
  }
}
