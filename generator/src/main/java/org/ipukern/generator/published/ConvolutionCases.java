package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import org.ipukern.generator.reference.Seeded;

/** Calls of poplibs' 1x1 convolutions: matrix products whose rows are field positions. */
final class ConvolutionCases {
  private static final int REACH = 2;
  private static final int INTERLEAVED_RIGHT = 0xA0000;
  private static final int TABLE = PoplibsCases.STATE + 0x400;
  private static final int WORKLIST = PoplibsCases.STATE + 0x800;
  private static final int WORKERS = 6;
  private static final int WORD_PAIR = 8;

  /** Bytes at least between inputs and coefficients, a power of two. */
  private static final int GAP = 512;

  /** Workers' counts are three less: the first and last elements are apart from the loop. */
  private static final int PEELED = 3;

  private ConvolutionCases() {}

  /** A convolution of small whole numbers, whose sums every format holds exactly. */
  static KernelCall of(Path checkout, ConvolutionKind kind, ConvolutionShape shape) {
    Seeded random = new Seeded(31L * shape.rows() + shape.inGroups());
    int inputs = shape.rows() * shape.stride() * kind.inChannels();
    int block = kind.inChannels() * kind.outChannels();
    double[] in = ElementBytes.integers(shape.inGroups() * inputs, REACH, random);
    double[] weights =
        ElementBytes.integers(shape.outGroups() * shape.inGroups() * block, REACH, random);
    int behind = PoplibsCases.LEFT + in.length * kind.inBytes() + GAP & -GAP;
    int right = shape.wide() ? INTERLEAVED_RIGHT : Math.max(PoplibsCases.RIGHT, behind);
    return PoplibsCases.call(
        checkout,
        kind.path(),
        "",
        kind.symbol(shape.wide()),
        List.of(
            Operand.out(
                "out",
                PoplibsCases.OUTPUT,
                ElementBytes.of(product(kind, shape, in, weights), kind.outBytes())),
            Operand.in("in", PoplibsCases.LEFT, ElementBytes.of(in, kind.inBytes())),
            Operand.in("weights", right, ElementBytes.of(weights, kind.inBytes())),
            state(kind, shape),
            tables(kind, shape, right),
            worklists(kind, shape)));
  }

  private static Operand state(ConvolutionKind kind, ConvolutionShape shape) {
    int inGroups = shape.inGroups();
    PoplibsState state = new PoplibsState();
    state.word(TABLE).word(TABLE + 4 * inGroups);
    state.word(TABLE + 4 * inGroups * (1 + shape.outGroups())).word(WORKLIST);
    state.half(0).half(shape.outGroups() - 1).half(inGroups);
    // Loads of 8 bytes: the last of a position's four steps over those that are left out.
    state.half((shape.stride() - 1) * ConvolutionKind.ROW_BYTES / WORD_PAIR + 1);
    state.half(kind.outChannels()).half(kind.unitStride()).half(kind.inChannels());
    return state.at("state", PoplibsCases.STATE);
  }

  private static Operand tables(ConvolutionKind kind, ConvolutionShape shape, int right) {
    int inGroups = shape.inGroups();
    int blockBytes = kind.inChannels() * kind.outChannels() * kind.inBytes();
    PoplibsState table = new PoplibsState();
    for (int in = 0; in < inGroups; in++) {
      int group = shape.rows() * shape.stride() * ConvolutionKind.ROW_BYTES;
      table.word(PoplibsCases.LEFT + in * group);
    }
    for (int in = 0; in < inGroups; in++) {
      for (int out = shape.outGroups() - 1; out >= 0; out--) {
        table.word(right + (out * inGroups + in) * blockBytes);
      }
    }
    for (int out = 0; out < shape.outGroups(); out++) {
      int group = shape.rows() * kind.outChannels() * kind.outBytes();
      table.word(PoplibsCases.OUTPUT + out * group);
    }
    return table.at("tables", TABLE);
  }

  private static Operand worklists(ConvolutionKind kind, ConvolutionShape shape) {
    PoplibsState worklist = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      int first = PoplibsCases.start(worker, shape.rows());
      worklist.half(first * kind.outChannels() * kind.outBytes() / WORD_PAIR);
      worklist.half(PoplibsCases.start(worker + 1, shape.rows()) - first - PEELED);
      worklist.half(first * shape.stride() * ConvolutionKind.ROW_BYTES / WORD_PAIR);
    }
    return worklist.at("worklists", WORKLIST);
  }

  private static double[] product(
      ConvolutionKind kind, ConvolutionShape shape, double[] in, double[] weights) {
    int channels = kind.inChannels();
    int columns = kind.outChannels();
    int rows = shape.rows();
    double[] out = new double[shape.outGroups() * rows * columns];
    for (int i = 0; i < out.length; i++) {
      int group = i / (rows * columns);
      int row = i / columns % rows;
      int column = i % columns;
      for (int k = 0; k < shape.inGroups() * channels; k++) {
        int panel = k / channels;
        int position = panel * rows * shape.stride() + row * shape.stride();
        int block = group * shape.inGroups() + panel;
        out[i] +=
            in[position * channels + k % channels]
                * weights[(block * columns + column) * channels + k % channels];
      }
    }
    return out;
  }
}
