package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.ipukern.generator.reference.GemmReference;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Overflow;

/** Calls of poplibs' 1x1 convolution and static block matrix product. */
final class PoplibsCases {
  static final int STATE = 0x58000;
  static final int LEFT = 0x5C000;
  static final int RIGHT = 0x68000;
  static final int OUTPUT = 0x80000;

  private static final int INTERLEAVED_RIGHT = 0xA0000;
  private static final int TABLE = STATE + 0x400;
  private static final int WORKLIST = STATE + 0x800;
  private static final int GROUP = 16;
  private static final int GROUP_BYTES = 32;
  private static final int BLOCK_BYTES = GROUP * GROUP_BYTES;
  private static final int WORKERS = 6;

  /** Workers' counts are three less: the first and last elements are apart from the loop. */
  private static final int PEELED = 3;

  /** Elements by which the store of 16 engines runs behind its load; part of the output stride. */
  private static final int OUTPUT_LEAD = 12;

  private static final int READ_AHEAD = 128;

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

  private PoplibsCases() {}

  /**
   * A convolution with a 1x1 kernel and one group, f16 throughout: a matrix product whose rows are
   * field positions.
   *
   * @param wide whether coefficients are loaded 16 bytes at a time
   */
  static KernelCall convolution(Path checkout, int rows, int inner, int columns, boolean wide) {
    Seeded random = new Seeded(rows);
    int reach = TestData.exactReach(inner);
    Matrix a = TestData.integers(rows, inner, reach, random);
    Matrix b = TestData.integers(inner, columns, reach, random);
    Matrix c = GemmReference.multiply(a, b, Overflow.SATURATE);
    int inGroups = inner / GROUP;
    int outGroups = columns / GROUP;
    int right = wide ? INTERLEAVED_RIGHT : RIGHT;
    PoplibsState table = new PoplibsState();
    for (int in = 0; in < inGroups; in++) {
      table.word(LEFT + in * rows * GROUP_BYTES);
    }
    for (int in = 0; in < inGroups; in++) {
      for (int out = outGroups - 1; out >= 0; out--) {
        table.word(right + (out * inGroups + in) * BLOCK_BYTES);
      }
    }
    for (int out = 0; out < outGroups; out++) {
      table.word(OUTPUT + out * rows * GROUP_BYTES);
    }
    PoplibsState state = new PoplibsState();
    state.word(TABLE).word(TABLE + 4 * inGroups).word(TABLE + 4 * inGroups * (1 + outGroups));
    state.word(WORKLIST);
    state.half(0).half(outGroups - 1).half(inGroups).half(1).half(GROUP);
    state.half(GROUP - OUTPUT_LEAD).half(GROUP);
    PoplibsState worklist = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      int first = start(worker, rows);
      worklist.half(4 * first).half(start(worker + 1, rows) - first - PEELED).half(4 * first);
    }
    String symbol =
        "__runCodelet_poplin__ConvPartial1x1Out___half_half_true_" + wide + "_16_4_false";
    return call(
        checkout,
        "poplin/codelets/asm/conv_partial_1x1_half_float_8_and_half_half_h16.S",
        "",
        symbol,
        List.of(
            Operand.out("out", OUTPUT, Layouts.halfPanels(c)),
            Operand.in("in", LEFT, Layouts.halfPanels(a)),
            Operand.in("weights", right, Layouts.halfCoefficients(b)),
            state.at("state", STATE),
            table.at("tables", TABLE),
            worklist.at("worklists", WORKLIST)));
  }

  /**
   * A block-sparse matrix with f16 blocks, every second one there, times a dense matrix.
   *
   * @param block rows and columns of a block: 4, 8 or 16
   * @param rows rows of blocks
   * @param inner columns of blocks
   * @param columns columns of the dense matrix
   */
  static KernelCall blocks(Path checkout, int block, int rows, int inner, int columns) {
    Seeded random = new Seeded(block);
    Matrix sparse = TestData.integers(rows * block, inner * block, 2, random);
    Matrix dense = TestData.integers(columns, inner * block, 2, random);
    PoplibsState meta = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      int first = start(worker, columns);
      meta.half(first).half(start(worker + 1, columns) - first);
    }
    meta.half(rows - 1);
    List<Integer> values = new ArrayList<>();
    for (int x = 0; x < rows; x++) {
      meta.half(x * columns / 4);
      int there = 0;
      for (int y = 0; y < inner; y++) {
        there += isThere(x, y) ? 1 : 0;
      }
      meta.half(there - 1);
      for (int y = 0; y < inner; y++) {
        if (isThere(x, y)) {
          meta.half(y * columns / 4);
        }
        block(sparse, x, y, block, isThere(x, y) ? values : null);
      }
    }
    Matrix product = GemmReference.multiply(sparse, transposed(dense), Overflow.SATURATE);
    int bytes = 2 * rows * block * columns;
    PoplibsState state = new PoplibsState();
    state.word(RIGHT).word(TABLE).word(LEFT).word(OUTPUT);
    state.half(bytes / 8).half(2 * inner * block * columns / 8);
    String shape = block + "x" + block;
    return call(
        checkout,
        "popsparse/codelets/asm/StaticBlock" + shape + "SparseDenseMatMul_half_half.S",
        block == GROUP / 4 ? "" : ZEROING,
        "__runCodelet_popsparse__StaticSparseDenseMatMulBlock___half_half_" + block + "_" + block,
        List.of(
            Operand.out("q", OUTPUT, blockRows(transposed(product), block)),
            Operand.in("r", RIGHT, Layouts.halves(values.stream().mapToInt(v -> v).toArray())),
            // The kernel writes zeros behind s, so that what it reads ahead is no NaN.
            new Operand("s", LEFT, readAhead(blockRows(dense, block)), null, 0),
            state.at("state", STATE),
            meta.at("meta-information", TABLE)));
  }

  private static byte[] readAhead(byte[] bytes) {
    return Arrays.copyOf(bytes, bytes.length + READ_AHEAD);
  }

  private static boolean isThere(int x, int y) {
    return (x + y) % 2 == 0;
  }

  /** Takes the values of a block, or zeroes it. */
  private static void block(Matrix sparse, int x, int y, int size, List<Integer> values) {
    for (int i = 0; i < size; i++) {
      for (int j = 0; j < size; j++) {
        if (values == null) {
          sparse.set(x * size + i, y * size + j, 0);
        } else {
          values.add(sparse.at(x * size + i, y * size + j));
        }
      }
    }
  }

  private static Matrix transposed(Matrix m) {
    Matrix t = Matrix.zeros(m.columns(), m.rows());
    for (int i = 0; i < m.rows(); i++) {
      for (int j = 0; j < m.columns(); j++) {
        t.set(j, i, m.at(i, j));
      }
    }
    return t;
  }

  /** Columns in groups of a block's size, each group row by row. */
  private static byte[] blockRows(Matrix m, int size) {
    int[] bits = new int[m.rows() * m.columns()];
    for (int row = 0; row < m.rows(); row++) {
      for (int column = 0; column < m.columns(); column++) {
        bits[(column / size * m.rows() + row) * size + column % size] = m.at(row, column);
      }
    }
    return Layouts.halves(bits);
  }

  static KernelCall call(
      Path checkout, String file, String before, String symbol, List<Operand> operands) {
    Path path = checkout.resolve("lib").resolve(file);
    List<Path> includes = new ArrayList<>();
    includes.add(path.getParent());
    includes.addAll(PoplibsFolders.of(checkout));
    return new KernelCall(
        before + "#include \"" + path.getFileName() + "\"\n",
        includes,
        symbol,
        KernelCall.LINK,
        0,
        List.of(STATE),
        operands);
  }

  /** First of the rows of a worker. */
  static int start(int worker, int count) {
    return worker * (count / WORKERS) + Math.min(worker, count % WORKERS);
  }
}
