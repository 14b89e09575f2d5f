package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.reference.Layouts;
import org.ipukern.generator.reference.Matrix;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.reference.TestData;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;

/**
 * Calls of poplibs' SLIC convolution: a window of four positions, four channels in and out, f16,
 * stride 1. With two sub-kernels the second adds to what the first left in a buffer.
 */
final class SlicCases {
  private static final int CHANNELS = 4;
  private static final int WINDOW = 4;
  private static final int WORKERS = 6;
  private static final int POSITION_BYTES = 8;

  /** The buffer's first bytes hold the loader's scratch; a position lies 8 bytes off its output. */
  private static final int BUFFER_OFFSET = 200;

  private static final int READ_AHEAD = 64;
  private static final int TABLE = PoplibsCases.STATE + 0x200;
  private static final int WORKLIST_ENTRIES = PoplibsCases.STATE + 0x400;
  private static final int WORKLISTS = PoplibsCases.STATE + 0x600;
  private static final int BUFFER = 0x90000;

  private SlicCases() {}

  /**
   * A convolution.
   *
   * @param width output positions, at least one a worker
   * @param kernels sub-kernels, 1 or 2
   */
  static KernelCall of(Path checkout, int width, int kernels) {
    Seeded random = new Seeded(width);
    Matrix in = TestData.integers(width + WINDOW - 1, CHANNELS, 3, random);
    Matrix weights = TestData.integers(kernels * WINDOW * CHANNELS, CHANNELS, 3, random);
    int weightBytes = WINDOW * CHANNELS * CHANNELS * 2;
    PoplibsState table = new PoplibsState();
    table.word(PoplibsCases.LEFT).word(PoplibsCases.OUTPUT);
    PoplibsState entries = new PoplibsState();
    PoplibsState worklists = new PoplibsState();
    for (int kernel = 0; kernel < kernels; kernel++) {
      table.word(PoplibsCases.RIGHT + kernel * weightBytes);
      for (int worker = 0; worker < WORKERS; worker++) {
        int first = PoplibsCases.start(worker, width);
        // Offset in the list of triples and the number of values, three for one row.
        entries.word(3 * (kernel * WORKERS + worker) | 3 << 20);
        worklists.half(first).half(first).half(PoplibsCases.start(worker + 1, width) - first);
      }
    }
    PoplibsState state = new PoplibsState();
    state.word(TABLE).word(TABLE + 8).word(TABLE + 4).word(BUFFER);
    state.word(WORKLISTS).word(WORKLIST_ENTRIES);
    state.half(2 | (kernels % 2 == 0 ? 4 << 8 : 0)).half(kernels - 1).half(0).half(0);
    return PoplibsCases.call(
        checkout,
        "poplin/codelets/asm/ConvPartial1x4SLIC_half_float_8_and_half_half_16.S",
        "",
        "__runCodelet_poplin__ConvPartial1xNSLIC___half_half_1_true_4_4_4_false",
        List.of(
            Operand.out("out", PoplibsCases.OUTPUT, convolved(in, weights, width, kernels)),
            Operand.scratch("buffer", BUFFER, BUFFER_OFFSET + width * POSITION_BYTES + READ_AHEAD),
            Operand.in("in", PoplibsCases.LEFT, Layouts.halves(in.bits())),
            Operand.in("weights", PoplibsCases.RIGHT, Layouts.halves(weights.bits())),
            state.at("state", PoplibsCases.STATE),
            table.at("tables", TABLE),
            entries.at("worklist entries", WORKLIST_ENTRIES),
            worklists.at("worklists", WORKLISTS)));
  }

  private static byte[] convolved(Matrix in, Matrix weights, int width, int kernels) {
    int[] out = new int[width * CHANNELS];
    for (int x = 0; x < width; x++) {
      for (int o = 0; o < CHANNELS; o++) {
        double sum = 0;
        for (int k = 0; k < kernels * WINDOW; k++) {
          for (int i = 0; i < CHANNELS; i++) {
            sum +=
                (double) Half.toFloat(in.at(x + k % WINDOW, i))
                    * Half.toFloat(weights.at(k * CHANNELS + o, i));
          }
        }
        out[x * CHANNELS + o] = Half.fromDouble(sum, Overflow.SATURATE);
      }
    }
    return Layouts.halves(out);
  }
}
