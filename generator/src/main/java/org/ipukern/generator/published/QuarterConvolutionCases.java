package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;

/**
 * Calls of poplibs' 1x1 convolution of F143. Its loops are inline assembly; the supervisor, which
 * is C++ there, and the workers' first instructions are ours.
 */
final class QuarterConvolutionCases {
  private static final String HEADER = "poplin/codelets/inlineAssemblerConv.hpp";
  private static final String FUNCTION = "convQuarterHalfLoop";
  private static final int ADDING = 0;
  private static final int ZEROING = 1;
  private static final int LOOP = 2;

  private static final int REACH = 2;
  private static final int IN_CHANNELS = 32;
  private static final int OUT_CHANNELS = 16;
  private static final int OUT_BYTES = 2;
  private static final int BLOCK = IN_CHANNELS * OUT_CHANNELS;
  private static final int RIGHT = 0xA0000;
  private static final int TABLES = PoplibsCases.STATE + 0x100;
  private static final int WORKERS = 6;
  private static final int PEELED = 3;
  private static final int WORDS = 3;

  /** One step of 8 bytes for inputs and results, none where a pointer stays. */
  private static final int STRIDES = 1 | 1 << 10;

  private QuarterConvolutionCases() {}

  /** Matrix product of small whole numbers, rows x inner times inner x columns. */
  static KernelCall of(Path checkout, int rows, int inner, int columns) {
    Seeded random = new Seeded(rows * 31L + inner);
    double[] in = ElementBytes.integers(rows * inner, REACH, random);
    double[] weights = ElementBytes.integers(inner * columns, REACH, random);
    int inGroups = inner / IN_CHANNELS;
    int outGroups = columns / OUT_CHANNELS;
    StringBuilder text = new StringBuilder(8192);
    InlineAssembly assembly = InlineAssembly.of(checkout.resolve("lib").resolve(HEADER), FUNCTION);
    text.append(worker("published_zeroing", assembly, ZEROING));
    text.append(worker("published_adding", assembly, ADDING));
    text.append("\t.supervisor\npublished_f8:\n");
    text.append(QuarterText.FORMATS);
    PoplibsState tables = new PoplibsState();
    for (int out = 0; out < outGroups; out++) {
      for (int group = 0; group < inGroups; group++) {
        int launch = out * inGroups + group;
        int table = TABLES + launch * (2 + WORDS * WORKERS) * 4;
        text.append(
            QuarterText.launch(
                RIGHT + launch * BLOCK,
                "128",
                "0,2,4,6,32,34,36,38,8,10,12,14,40,42,44,46,"
                    + "16,18,20,22,48,50,52,54,24,26,28,30,56,58,60,62",
                group == 0 ? "published_zeroing" : "published_adding",
                table));
        tables.word(table + 8).word(STRIDES);
        for (int worker = 0; worker < WORKERS; worker++) {
          int first = PoplibsCases.start(worker, rows);
          tables.word(PoplibsCases.LEFT + (group * rows + first) * IN_CHANNELS);
          tables.word(PoplibsCases.OUTPUT + (out * rows + first) * OUT_CHANNELS * OUT_BYTES);
          tables.word(PoplibsCases.start(worker + 1, rows) - first - PEELED);
        }
      }
    }
    text.append(QuarterText.RETURN);
    return QuarterText.call(
        text.toString(),
        "published_f8",
        List.of(
            Operand.out(
                "out",
                PoplibsCases.OUTPUT,
                ElementBytes.of(product(in, weights, rows, inner, columns), OUT_BYTES)),
            Operand.in("in", PoplibsCases.LEFT, ElementBytes.of(in, 1)),
            Operand.in("weights", RIGHT, ElementBytes.of(weights, 1)),
            tables.at("tables", TABLES)));
  }

  private static String worker(String name, InlineAssembly assembly, int macro) {
    Map<String, String> operands =
        Map.of(
            "loops", "$m5",
            "triAddr", "$m0:1",
            "strides", "$m6",
            "TAMP_F16V4_E4_P0", "TAMP_F16V4_E4_P0",
            "TAMP_F16V4_E4_P1", "TAMP_F16V4_E4_P1",
            "TAMP_F16V4_E4_P2", "TAMP_F16V4_E4_P2",
            "TAMP_F16V4_E4_P3", "TAMP_F16V4_E4_P3",
            "ZAACC_MASK", "8");
    return String.format(
            Locale.ROOT,
            """
            	.section .text.%s,"ax",@progbits
            	.worker
            	.p2align 3
            %s:
            	get $m9, $WSR
            	and $m9, $m9, 7
            	mul $m9, $m9, 12
            	ld32 $m2, $mvertex_base, $m15, 0
            	ld32 $m6, $mvertex_base, $m15, 1
            	add $m2, $m2, $m9
            	ld32 $m3, $m2, $m15, 0
            	ld32 $m4, $m2, $m15, 1
            	ld32 $m5, $m2, $m15, 2
            	tapack $m0:1, $m3, $m4, $m4
            	nop
            """,
            name,
            name)
        + assembly.bound(macro, operands)
        + assembly.bound(LOOP, operands)
        + "\texitz $m15\n";
  }

  private static double[] product(double[] in, double[] weights, int rows, int inner, int columns) {
    double[] out = new double[rows * columns];
    for (int i = 0; i < out.length; i++) {
      int group = i / (rows * OUT_CHANNELS);
      int row = i / OUT_CHANNELS % rows;
      for (int k = 0; k < inner; k++) {
        int panel = k / IN_CHANNELS;
        int block = group * (inner / IN_CHANNELS) + panel;
        out[i] +=
            in[(panel * rows + row) * IN_CHANNELS + k % IN_CHANNELS]
                * weights[block * BLOCK + i % OUT_CHANNELS * IN_CHANNELS + k % IN_CHANNELS];
      }
    }
    return out;
  }
}
