package org.ipukern.generator.spec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OperandBytesTest {

  @Test
  void countsTheBlocksOfTheScoreKernel() {
    GemmSpec spec = GemmSpec.of(Precision.F16, List.of(364, 365), 80, 16);
    assertThat(spec.kGroups()).isEqualTo(5);
    assertThat(spec.columnPanels()).isEqualTo(1);
    assertThat(spec.leftBytes(365)).isEqualTo(365 * 80 * 2);
    assertThat(spec.coefficientBytes(365)).isEqualTo(5 * 512);
    assertThat(spec.outputBytes(365)).isEqualTo(365 * 32);
    assertThat(spec.partialsBytes(365)).isEqualTo(spec.outputBytes(365));
    assertThat(spec.operands())
        .containsExactly(
            new OperandBytes("left", 58_400),
            new OperandBytes("coefficients", 2_560),
            new OperandBytes("output", 11_680));
  }

  @Test
  void padsToTheBlocksOfThePrecision() {
    GemmSpec half = GemmSpec.of(Precision.F16, List.of(5), 34, 17);
    assertThat(half.paddedInner()).isEqualTo(48);
    assertThat(half.paddedColumns()).isEqualTo(32);
    assertThat(half.coefficientBytes(5)).isEqualTo(3 * 2 * 512);
    GemmSpec quarter = GemmSpec.of(Precision.F143, List.of(5), 34, 17);
    assertThat(quarter.kGroups()).isEqualTo(2);
    assertThat(quarter.leftBytes(5)).isEqualTo(2 * 5 * 32);
    assertThat(quarter.coefficientBytes(5)).isEqualTo(2 * 2 * 512);
    assertThat(quarter.outputBytes(5)).isEqualTo(2 * 5 * 32);
    GemmSpec mixed = GemmSpec.of(Precision.F16_F32, List.of(5), 34, 17);
    assertThat(mixed.outputBytes(5)).isEqualTo(2 * 5 * 64);
  }

  @Test
  void swapsTheStreamedSide() {
    KernelSpec spec =
        SpecBuilder.from(GemmSpec.of(Precision.F16, List.of(8), 80, 768))
            .with("orientation", "swapped")
            .build();
    assertThat(spec.operands())
        .containsExactly(
            new OperandBytes("left", 768 * 160),
            new OperandBytes("coefficients", 5 * 512),
            new OperandBytes("output", 768 * 32));
  }

  @Test
  void countsBothSidesOfACast() {
    CastSpec packed =
        CastSpec.packed(ValueFormat.F16, ValueFormat.F143, 288, 32, Placement.SEPARATE);
    assertThat(packed.elements()).isEqualTo(9_216);
    assertThat(packed.sourceBytes()).isEqualTo(18_432);
    assertThat(packed.targetBytes()).isEqualTo(9_216);
    CastSpec half = CastSpec.packed(ValueFormat.F16, ValueFormat.F143, 3, 48, Placement.SEPARATE);
    assertThat(half.sourceBytes()).isEqualTo(3 * 3 * 32);
    assertThat(half.targetBytes()).isEqualTo(2 * 3 * 32);
    CastSpec strided =
        (CastSpec)
            SpecBuilder.from(half).with("layout", "row-major").with("source-stride", 50).build();
    assertThat(strided.sourceBytes()).isEqualTo((2 * 50 + 48) * 2);
    CastSpec wide = CastSpec.linear(ValueFormat.F32, ValueFormat.F152, 7, Placement.ANY);
    assertThat(wide.sourceBytes()).isEqualTo(28);
    assertThat(wide.targetBytes()).isEqualTo(7);
  }

  @Test
  void countsBothSidesOfALayoutChange() {
    LayoutSpec rows =
        (LayoutSpec)
            SpecBuilder.parse(
                "{\"layout\":{\"kernel\":\"rows-from-panels\",\"bits\":16,\"rows\":8,"
                    + "\"columns\":729,\"width\":736,\"fill\":\"-inf\"}}");
    assertThat(rows.fragments()).isEqualTo(46);
    assertThat(rows.sourceBytes()).isEqualTo(46 * 8 * 32);
    assertThat(rows.targetBytes()).isEqualTo(8 * 736 * 2);
    LayoutSpec blocks =
        LayoutSpec.of(LayoutKernel.COEFFICIENTS_FROM_ROWS, 16, 80, 17, Placement.SEPARATE);
    assertThat(blocks.sourceBytes()).isEqualTo(80 * 17 * 2);
    assertThat(blocks.targetBytes()).isEqualTo(2 * 5 * 512);
    LayoutSpec fill = LayoutSpec.of(LayoutKernel.FILL, 32, 3, 5, Placement.ANY);
    assertThat(fill.sourceBytes()).isZero();
    assertThat(fill.targetBytes()).isEqualTo(60);
  }

  @Test
  @DisplayName("GK-14: sizes are multiplied exactly and the true byte count is named")
  void namesTheTrueByteCount() {
    assertThatThrownBy(
            () -> SpecBuilder.from(GemmSpec.of(Precision.F16, List.of(65_536), 1, 65_536)).build())
        .hasMessageContaining("output 8589934592")
        .hasMessageContaining("638976");
    for (int[] shape :
        new int[][] {{46_341, 1, 46_341}, {49_152, 1, 65_536}, {65_536, 65_536, 1}}) {
      assertThatThrownBy(
              () ->
                  SpecBuilder.from(
                          GemmSpec.of(Precision.F16, List.of(shape[0]), shape[1], shape[2]))
                      .build())
          .hasMessageContaining("gemm: the operands take");
    }
    int most = (int) Limits.COUNT.most();
    GemmSpec largest = GemmSpec.of(Precision.F32, List.of(most), most, most);
    assertThat(largest.leftBytes(most)).isEqualTo(4L * most * most);
  }

  /** The output and interleaved coefficients share the 425,984 bytes of interleaved memory. */
  @Test
  void interleavedOperandsFitTogetherToTheLastByte() {
    assertThat(TileMemory.excess(gemm(52, 4_096, Weights.STANDARD))).isEmpty();
    assertThat(TileMemory.excess(gemm(52, 4_112, Weights.STANDARD)).orElseThrow())
        .isEqualTo(
            new TileMemory.Excess(
                "output: 427648 bytes of interleaved memory", "at most 425984 bytes there"));
    assertThat(TileMemory.excess(gemm(10, 8_192, Weights.INTERLEAVED))).isEmpty();
    assertThat(TileMemory.excess(gemm(10, 8_208, Weights.INTERLEAVED)).orElseThrow().message())
        .isEqualTo("coefficients 262656, output 164160: 426816 bytes of interleaved memory");
  }

  private static GemmSpec gemm(int rows, int columns, Weights weights) {
    GemmSpec plain = GemmSpec.of(Precision.F16, List.of(rows), 16, columns);
    return new GemmSpec(
        plain.precision(),
        plain.rows(),
        plain.inner(),
        plain.columns(),
        weights,
        plain.mode(),
        plain.output(),
        plain.orientation(),
        plain.batch(),
        plain.rounding(),
        plain.overflow(),
        plain.accumulators(),
        plain.scale(),
        plain.coefficientsScale());
  }

  @Test
  void fitsToTheLastByteAndNotOneRowFurther() {
    GemmSpec fits = GemmSpec.of(Precision.F16, List.of(9_976), 16, 16);
    assertThat(TileMemory.excess(fits)).isEmpty();
    assertThat(fits.operands().stream().mapToLong(OperandBytes::bytes).sum())
        .isEqualTo(TileMemory.BYTES);
    assertThat(TileMemory.excess(GemmSpec.of(Precision.F16, List.of(9_977), 16, 16))).isPresent();
    assertThat(
            TileMemory.excess(
                CastSpec.linear(ValueFormat.F16, ValueFormat.F143, 212_992, Placement.INTERLEAVED)))
        .isEmpty();
    assertThat(
            TileMemory.excess(
                CastSpec.linear(ValueFormat.F16, ValueFormat.F16, 159_744, Placement.SEPARATE)))
        .isEmpty();
  }
}
