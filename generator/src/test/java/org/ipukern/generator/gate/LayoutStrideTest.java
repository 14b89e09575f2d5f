package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.SpecBuilder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Steps on both sides of what a stride field holds: another path, or a refusal with the limit. */
class LayoutStrideTest {
  /** 511 quads are 2,044 halves; the middle column is a step of exactly so many quads. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "transpose, 16, 16, 2040",
        "transpose, 16, 16, 2044",
        "transpose, 16, 16, 2048",
        "transpose, 16, 16, 2052",
        "transpose, 16, 16, 4096",
        "transpose, 16, 2044, 16",
        "transpose, 16, 2048, 16",
        "transpose, 16, 2052, 16",
        "transpose, 16, 4096, 16",
        "transpose, 32, 8, 1022",
        "transpose, 32, 8, 1024",
        "transpose, 32, 1022, 8",
        "transpose, 32, 1024, 8",
        "transpose, 8, 8, 1021",
        "transpose, 8, 1028, 8",
        "panels-from-rows, 16, 5, 2056",
        "panels-from-rows, 16, 5, 2060",
        "panels-from-rows, 8, 5, 4112",
        "panels-from-rows, 8, 5, 4120",
        "rows-from-panels, 16, 3, 2028",
        "rows-from-panels, 16, 3, 2032",
        "rows-from-panels, 16, 3, 2064",
        "rows-from-panels, 8, 3, 4080",
        "coefficients-from-rows, 16, 20, 2056",
        "coefficients-from-rows, 16, 20, 2060",
        "fill, 16, 3, 4096"
      })
  void passesTheGate(String kernel, int bits, int rows, int columns) {
    for (String placement : List.of("separate", "any")) {
      SpecBuilder fields = fields(kernel, bits, rows, columns, placement);
      assertPasses(fields.build());
      if (kernel.equals("coefficients-from-rows")) {
        assertPasses(fields.with("order", "cxk").build());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"8, 2044", "8, 2048", "8, 2052", "8, 4096", "2048, 2044", "2052, 2052", "70, 2049"})
  void copiesPassWithLongStridesOnEitherSide(int sourceStride, int targetStride) {
    assertPasses(
        fields("copy", 16, 5, 8, "separate")
            .with("source-stride", sourceStride)
            .with("target-stride", targetStride)
            .build());
    assertPasses(
        fields("pad", 16, 2, 80, "separate")
            .with("width", 85)
            .with("source-stride", sourceStride + 80)
            .with("target-stride", targetStride)
            .build());
  }

  @Test
  void accumulatorsPassUpToTheirLimitAndAreRefusedBeyondWithIt() {
    assertPasses(fields("transpose", 16, 684, 8, "separate").with("method", "accumulator").build());
    assertPasses(
        fields("transpose", 16, 4, 8, "separate")
            .with("source-stride", 2_044)
            .with("method", "accumulator")
            .build());

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
    assertPasses(fields("fill", 16, 1, 300_001, "any").build());
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

  private static void assertPasses(KernelSpec spec) {
    assertThat(BuiltKernels.check(spec)).as(spec.manifestLine()).isEmpty();
    KernelResult result = Pipeline.run(List.of(spec), PipelineOptions.defaults()).kernels().get(0);
    assertThat(result.entries().get(0).findings()).as(spec.manifestLine()).isEmpty();
    assertThat(result.passes()).as(spec.manifestLine()).isTrue();
  }

  private static void assertRefused(SpecBuilder fields, String limit) {
    KernelSpec spec = fields.build();
    var refusal = BuiltKernels.check(spec).orElseThrow();
    assertThat(refusal.reason()).contains(limit);
    assertThat(BuiltKernels.check(SpecBuilder.parse(refusal.nearest()))).isEmpty();
  }
}
