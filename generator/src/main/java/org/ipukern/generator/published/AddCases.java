package org.ipukern.generator.published;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;

/**
 * Calls of the loop inside ipu-stack's element-wise sum. It is inline assembly in C++; supervisor,
 * arguments and the division among six workers are ours.
 */
final class AddCases {
  static final String PATH = "device/elementwise_vector.hpp";

  /** In this version the last turn is apart from the loop. */
  private static final String PIPELINED = "2de6a24da6cf7f1c7ef954f728da4657f3280018";

  private static final int QUAD = 4;
  private static final int QUAD_BYTES = 8;
  private static final int WORKERS = 6;
  private static final int TABLE = PoplibsCases.STATE + 0x100;

  private AddCases() {}

  /**
   * Sum of two vectors.
   *
   * @param n elements, a multiple of 4
   */
  static KernelCall of(Path file, String commit, int n) {
    Seeded random = new Seeded(n);
    double[] left = ElementBytes.integers(n, 8, random);
    double[] right = ElementBytes.integers(n, 8, random);
    double[] sum = new double[n];
    for (int i = 0; i < n; i++) {
      sum[i] = left[i] + right[i];
    }
    PoplibsState table = new PoplibsState();
    for (int worker = 0; worker < WORKERS; worker++) {
      table.word(PoplibsCases.LEFT + worker * QUAD_BYTES);
      table.word(PoplibsCases.RIGHT + worker * QUAD_BYTES);
      table.word(PoplibsCases.OUTPUT + worker * QUAD_BYTES);
      table.word((n / QUAD + WORKERS - 1 - worker) / WORKERS);
    }
    String loop =
        InlineAssembly.of(file, "addQuads")
            .bound(0, Map.of("left", "$m3", "right", "$m4", "out", "$m5", "rounds", "$m6"));
    String text =
        """
        	.section .text.published_adder,"ax",@progbits
        	.worker
        	.p2align 3
        published_adder:
        	get $m9, $WSR
        	and $m9, $m9, 7
        	shl $m9, $m9, 4
        	add $m2, $mvertex_base, $m9
        	ld32 $m3, $m2, $m15, 0
        	ld32 $m4, $m2, $m15, 1
        	ld32 $m5, $m2, $m15, 2
        	ld32 $m6, $m2, $m15, 3
        	brz $m6, published_added
        """
            + (commit.equals(PIPELINED) ? "\tadd $m6, $m6, -1\n" : "\tnop\n")
            + loop
            + String.format(
                Locale.ROOT,
                """
                published_added:
                	exitz $m15
                	.supervisor
                published_add:
                	setzi $m1, published_adder
                	setzi $m2, %d
                	runall $m1, $m2, 0
                """,
                TABLE)
            + QuarterText.RETURN;
    return QuarterText.call(
        text,
        "published_add",
        List.of(
            Operand.out("sum", PoplibsCases.OUTPUT, ElementBytes.of(sum, 2)),
            Operand.in("left", PoplibsCases.LEFT, ElementBytes.of(left, 2)),
            Operand.in("right", PoplibsCases.RIGHT, ElementBytes.of(right, 2)),
            table.at("table", TABLE)));
  }
}
