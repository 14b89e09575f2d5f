package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.json.InputException;
import org.junit.jupiter.api.Test;

/**
 * Seeded shapes of every variant through the whole gate: numbers bit for bit, guards of NaN around
 * each operand, registers and accumulators poisoned, estimate equal to simulation (cases GK-03,
 * GK-04, GK-06, GK-08, GK-09, GK-16, GK-19).
 */
class GemmFamilySweepTest {
  private static final long SEED = 20261129;

  private static final int SHAPES = 2_000;

  /** Row counts at the edges of every body, each often. */
  private static final int[] ROWS = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 31, 32, 33};

  private static final int[] INNER = {1, 8, 15, 16, 17, 31, 32, 33, 34, 47, 48, 49, 64, 65};
  private static final int[] COLUMNS = {1, 15, 16, 17, 31, 32, 33};
  private static final String[] PRECISIONS = {"f16", "f143", "f152", "f143-f152", "f16-f32", "f32"};

  @Test
  void everyVariantPassesAtItsEdges() {
    Seeded random = new Seeded(SEED);
    Map<String, Integer> seen = new LinkedHashMap<>();
    List<KernelSpec> specs = new ArrayList<>();
    int shapes = 0;
    while (shapes < SHAPES) {
      KernelSpec spec = next(random);
      if (spec != null && BuiltKernels.check(spec).isEmpty()) {
        specs.add(spec);
        shapes += spec.entryPoints().size();
        for (String word : spec.name().split("_", -1)) {
          if (!word.matches("[kcr]\\d+")) {
            seen.merge(word, spec.entryPoints().size(), Integer::sum);
          }
        }
      }
    }

    List<KernelResult> kernels = Pipeline.run(specs, PipelineOptions.defaults()).kernels();

    assertThat(kernels).hasSameSizeAs(specs);
    for (KernelResult kernel : kernels) {
      for (EntryResult entry : kernel.entries()) {
        assertThat(entry.findings())
            .as("seed %d: %s", SEED, kernel.spec().manifestLine())
            .isEmpty();
        assertThat(entry.verdict()).isEqualTo(Verdict.PASS);
        assertThat(entry.estimate().cycles()).isEqualTo(entry.simulated().getAsLong());
      }
    }
    System.out.printf("GEMM sweep, seed %d: %d shapes, %s%n", SEED, shapes, seen);
    assertThat(seen)
        .containsKeys(
            "f16",
            "f143",
            "f152",
            "f32",
            "init",
            "acc",
            "std",
            "int",
            "packed",
            "swapped",
            "b2",
            "sr",
            "nan",
            "retained");
  }

  /** A random entry, or null if its words do not go together. */
  private static KernelSpec next(Seeded random) {
    SpecBuilder builder = SpecBuilder.of("gemm");
    String precision = pick(random, PRECISIONS);
    builder.with("precision", precision);
    boolean packed = random.between(0, 7) == 0;
    boolean retained = !packed && random.between(0, 5) == 0;
    List<Integer> rows = new ArrayList<>();
    for (int i = random.between(1, 4); i > 0; i--) {
      int count =
          random.between(0, 9) == 0
              ? random.between(14, 140)
              : ROWS[random.between(0, ROWS.length - 1)];
      rows.add(packed ? 16 * (1 + count % 9) : retained ? 24 + count : count);
    }
    builder.with("rows", rows.stream().distinct().toList());
    builder.with("inner", INNER[random.between(0, INNER.length - 1)]);
    builder.with("columns", COLUMNS[random.between(0, COLUMNS.length - 1)]);
    either(builder, random, "weights", "interleaved", 2);
    either(builder, random, "mode", "accumulate", 3);
    either(builder, random, "orientation", "swapped", 4);
    either(builder, random, "rounding", "stochastic", 5);
    if (packed) {
      builder.with("output", "packed");
    }
    if (retained) {
      builder.with("accumulators", "retained");
    }
    if (random.between(0, 4) == 0) {
      builder.with("batch", random.between(2, 3));
    }
    if (precision.startsWith("f1") && !precision.startsWith("f16")) {
      either(builder, random, "overflow", "nan", 2);
      if (random.between(0, 2) == 0) {
        builder.with("scale", random.between(-32, 31));
      }
      if (random.between(0, 4) == 0) {
        builder.with("coefficients-scale", random.between(-8, 8));
      }
    }
    try {
      return (GemmSpec) builder.build();
    } catch (InputException e) {
      return null;
    }
  }

  private static void either(
      SpecBuilder builder, Seeded random, String field, String word, int oneIn) {
    if (random.between(1, oneIn) == 1) {
      builder.with(field, word);
    }
  }

  private static String pick(Seeded random, String... words) {
    return words[random.between(0, words.length - 1)];
  }
}
