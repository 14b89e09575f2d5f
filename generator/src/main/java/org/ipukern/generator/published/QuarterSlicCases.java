package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;

/**
 * Calls of poplibs' SLIC convolution of F143: a window of four positions, eight channels in and
 * out, stride 1. Its loops are inline assembly; the supervisor, which is C++ there, and the choice
 * between the loops are ours. With two sub-kernels the second adds to what the first left in a
 * buffer.
 */
final class QuarterSlicCases {
  private static final String HEADER = "poplin/codelets/inlineAssemblerSLIC.hpp";
  private static final int REACH = 2;
  private static final int CHANNELS = 8;
  private static final int WINDOW = 4;
  private static final int WEIGHTS = WINDOW * CHANNELS * CHANNELS;
  private static final int POSITION_BYTES = 2 * CHANNELS;
  private static final int BUFFER = 0x90000;

  /** The buffer lies 8 bytes off, so that it never meets the output in one memory. */
  private static final int BUFFER_OFFSET = 200;

  private static final int READ_AHEAD = 64;
  private static final int TABLES = PoplibsCases.STATE + 0x100;
  private static final int WORKERS = 6;
  private static final int WORDS = 4;

  /**
   * Results are two steps of 8 bytes apart where selector 3 is used, pointers stay with 1 and 2.
   */
  private static final int STRIDES = 2 << 20;

  private static final String ORDER =
      "24,28,56,60,25,29,57,61,16,20,48,52,17,21,49,53,"
          + "8,12,40,44,9,13,41,45,0,4,32,36,1,5,33,37";

  private QuarterSlicCases() {}

  /**
   * A convolution.
   *
   * @param width output positions
   * @param kernels sub-kernels, 1 or 2
   */
  static KernelCall of(Path checkout, int width, int kernels) {
    Seeded random = new Seeded(width * 31L + kernels);
    double[] in = ElementBytes.integers((width + WINDOW - 1) * CHANNELS, REACH, random);
    double[] weights = ElementBytes.integers(kernels * WEIGHTS, REACH, random);
    Path header = checkout.resolve("lib").resolve(HEADER);
    StringBuilder text = new StringBuilder(16384);
    text.append(worker("published_zeroing", zeroing(header)));
    text.append(worker("published_adding", adding(header)));
    text.append("\t.supervisor\npublished_slic:\n").append(QuarterText.FORMATS);
    PoplibsState tables = new PoplibsState();
    for (int kernel = 0; kernel < kernels; kernel++) {
      int table = TABLES + kernel * (2 + WORDS * WORKERS) * 4;
      boolean last = kernel == kernels - 1;
      text.append(
          QuarterText.launch(
              PoplibsCases.RIGHT + kernel * WEIGHTS,
              "64",
              ORDER,
              kernel == 0 ? "published_zeroing" : "published_adding",
              table));
      tables.word(table + 8).word(STRIDES);
      for (int worker = 0; worker < WORKERS; worker++) {
        int first = PoplibsCases.start(worker, width);
        int buffer = BUFFER + BUFFER_OFFSET + first * POSITION_BYTES;
        int out = PoplibsCases.OUTPUT + first * POSITION_BYTES;
        tables.word(PoplibsCases.LEFT + first * CHANNELS);
        tables.word(last ? buffer : out).word(last ? out : buffer);
        tables.word(PoplibsCases.start(worker + 1, width) - first);
      }
    }
    text.append(QuarterText.RETURN);
    return QuarterText.call(
        text.toString(),
        "published_slic",
        List.of(
            Operand.out(
                "out",
                PoplibsCases.OUTPUT,
                ElementBytes.of(convolved(in, weights, width, kernels), 2)),
            Operand.scratch("buffer", BUFFER, BUFFER_OFFSET + width * POSITION_BYTES + READ_AHEAD),
            Operand.in("in", PoplibsCases.LEFT, ElementBytes.of(in, 1)),
            Operand.in("weights", PoplibsCases.RIGHT, ElementBytes.of(weights, 1)),
            tables.at("tables", TABLES)));
  }

  private static String worker(String name, String body) {
    return String.format(
            Locale.ROOT,
            """
            	.section .text.%s,"ax",@progbits
            	.worker
            	.p2align 3
            %s:
            	get $m9, $WSR
            	and $m9, $m9, 7
            	shl $m9, $m9, 4
            	ld32 $m2, $mvertex_base, $m15, 0
            	ld32 $m7, $mvertex_base, $m15, 1
            	add $m2, $m2, $m9
            	ld32 $m3, $m2, $m15, 0
            	ld32 $m4, $m2, $m15, 1
            	ld32 $m5, $m2, $m15, 2
            """,
            name,
            name)
        + body
        + "\texitz $m15\n";
  }

  /** Four output channels with the first set of coefficients, then four with the second. */
  private static String zeroing(Path header) {
    InlineAssembly loop = InlineAssembly.of(header, "f8v8hihoSLICImplicitZero");
    return begin() + loop.bound(0, operands(0)) + next() + loop.bound(0, operands(1));
  }

  private static String adding(Path header) {
    InlineAssembly loop = InlineAssembly.of(header, "f8v8hihoSLICLoop");
    InlineAssembly few = InlineAssembly.of(header, "f8v8hihoSLICLessThan5");
    return begin()
        + "\tadd $m8, $m6, -5\n\tbrneg $m8, published_few\n\tmov $m6, $m8\n"
        + loop.bound(0, operands(0))
        + next()
        + "\tadd $m6, $m6, -5\n"
        + loop.bound(0, operands(1))
        + "\texitz $m15\npublished_few:\n"
        + few.bound(0, operands(0))
        + next()
        + few.bound(0, operands(1));
  }

  private static String begin() {
    return "\tld32 $m6, $m2, $m15, 3\n\ttapack $m10:11, $m3, $m4, $m5\n";
  }

  private static String next() {
    return "\tadd $m4, $m4, 8\n\tadd $m5, $m5, 8\n" + begin();
  }

  private static Map<String, String> operands(int set) {
    return Map.of(
        "triAddr", "$m10:11",
        "strides", "$m7",
        "loops", "$m6",
        "SLIC_FLAGS", "TSLIC_F16V4_1x4_W" + set);
  }

  private static double[] convolved(double[] in, double[] weights, int width, int kernels) {
    double[] out = new double[width * CHANNELS];
    for (int i = 0; i < out.length; i++) {
      for (int k = 0; k < kernels * WINDOW * CHANNELS; k++) {
        int position = k / CHANNELS;
        out[i] +=
            in[(i / CHANNELS + position % WINDOW) * CHANNELS + k % CHANNELS]
                * weights[(position * CHANNELS + i % CHANNELS) * CHANNELS + k % CHANNELS];
      }
    }
    return out;
  }
}
