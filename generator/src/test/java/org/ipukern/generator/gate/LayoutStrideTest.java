package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;

/** Steps on both sides of what a stride field holds: another path, or a refusal with the limit. */
class LayoutStrideTest {
  /** Kernel, bits, rows, columns, placement. */
  private static final String SHAPES =
      """
      transpose, 16, 8, 2044, separate
      transpose, 16, 8, 2048, separate
      transpose, 16, 2044, 16, any
      transpose, 16, 2048, 16, separate
      transpose, 16, 2052, 16, separate
      transpose, 16, 4096, 16, any
      transpose, 32, 4, 1022, separate
      transpose, 32, 4, 1024, separate
      transpose, 32, 1022, 4, separate
      transpose, 32, 1024, 4, any
      transpose, 8, 8, 1028, separate
      transpose, 16, 8195, 2, any
      transpose, 16, 8197, 4, any
      rows-from-panels, 16, 4998, 16, separate
      rows-from-panels, 8, 600, 96, separate
      panels-from-rows, 16, 5, 2056, separate
      panels-from-rows, 16, 5, 2060, separate
      panels-from-rows, 8, 5, 4120, any
      rows-from-panels, 16, 3, 2028, separate
      rows-from-panels, 16, 3, 2032, separate
      rows-from-panels, 16, 3, 2064, separate
      rows-from-panels, 8, 3, 4080, any
      coefficients-from-rows, 16, 5, 2056, separate
      coefficients-from-rows, 16, 5, 2060, separate
      fill, 16, 3, 4096, any
      coefficients-from-rows
      """;

  @Test
  void everyKernelPassesOnBothSidesOfAField() {
    List<KernelSpec> specs = new ArrayList<>();
    for (String line : SHAPES.split("\n", -1)) {
      String[] words = line.trim().split(", ", -1);
      if (words.length == 5) {
        SpecBuilder fields =
            fields(
                words[0],
                Integer.parseInt(words[1]),
                Integer.parseInt(words[2]),
                Integer.parseInt(words[3]),
                words[4]);
        specs.add(fields.build());
        if (words[0].equals("coefficients-from-rows")) {
          specs.add(fields.with("order", "cxk").build());
        }
      }
    }
    for (int source : new int[] {8, 2_048, 2_052}) {
      for (int target : new int[] {2_044, 2_048, 2_052, 4_096}) {
        specs.add(
            fields("copy", 16, 5, 8, "separate")
                .with("source-stride", source)
                .with("target-stride", target)
                .build());
        specs.add(
            fields("pad", 16, 2, 80, "separate")
                .with("width", 85)
                .with("source-stride", source + 80)
                .with("target-stride", target)
                .build());
      }
    }
    assertThat(specs).hasSize(51);
    assertPass(specs);
  }

  @Test
  void accumulatorsPassUpToTheirLimitAndAreRefusedBeyondWithIt() {
    assertPass(
        List.of(
            fields("transpose", 16, 684, 8, "separate").with("method", "accumulator").build(),
            fields("transpose", 16, 4, 8, "separate")
                .with("source-stride", 2_044)
                .with("method", "accumulator")
                .build()));

    assertRefused(
        fields("transpose", 16, 688, 8, "separate").with("method", "accumulator"),
        "target strides up to 684, since a stride field holds -512 to 511 quads");
    assertRefused(
        fields("transpose", 16, 4, 2_048, "separate").with("method", "accumulator"),
        "source strides up to 2044, since a stride field holds -512 to 511 quads");
  }

  @Test
  void aRowThatARepeatCannotCountIsRefusedWithTheLimit() {
    assertRefused(
        fields("transpose", 16, 131_072, 1, "any"), "target rows of 262144 bytes are not built");
    assertPass(List.of(fields("fill", 16, 1, 300_001, "any").build()));
  }

  private static SpecBuilder fields(
      String kernel, int bits, int rows, int columns, String placement) {
    return SpecBuilder.of("layout")
        .with("kernel", kernel)
        .with("bits", bits)
        .with("rows", rows)
        .with("columns", columns)
        .with("placement", placement);
  }

  private static void assertPass(List<KernelSpec> specs) {
    for (KernelResult result : Pipeline.run(specs, PipelineOptions.defaults()).kernels()) {
      String line = result.spec().manifestLine();
      assertThat(BuiltKernels.check(result.spec())).as(line).isEmpty();
      assertThat(result.entries().get(0).findings()).as(line).isEmpty();
      assertThat(result.passes()).as(line).isTrue();
    }
  }

  private static void assertRefused(SpecBuilder fields, String limit) {
    KernelSpec spec = fields.build();
    var refusal = BuiltKernels.check(spec).orElseThrow();
    assertThat(refusal.reason()).contains(limit);
    assertThat(BuiltKernels.check(SpecBuilder.parse(refusal.nearest()))).isEmpty();
  }
}
