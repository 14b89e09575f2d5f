package org.ipukern.generator.gate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;
import org.junit.jupiter.api.Test;

/** Casts of every built kind pass the whole gate, down to one vector and one row. */
class CastSweepTest {
  @Test
  void linearLengths() {
    List<KernelSpec> specs = new ArrayList<>();
    for (int elements : new int[] {8, 16, 40, 48, 56, 88, 96, 104, 592, 600}) {
      for (Placement placement : List.of(Placement.INTERLEAVED, Placement.SEPARATE)) {
        specs.add(cast(ValueFormat.F143, CastLayout.LINEAR, elements, 0, 0, placement));
      }
    }
    assertAllPass(specs);
  }

  @Test
  void packedPanels() {
    List<KernelSpec> specs = new ArrayList<>();
    for (int rows : new int[] {1, 2, 3, 4, 5, 6, 7, 16, 164}) {
      for (int columns : new int[] {32, 64, 96}) {
        for (Placement placement : List.of(Placement.INTERLEAVED, Placement.SEPARATE)) {
          specs.add(cast(ValueFormat.F152, CastLayout.PACKED, 0, rows, columns, placement));
        }
      }
    }
    assertAllPass(specs);
  }

  @Test
  void allHalvesInEveryFormatModeAndScale() {
    List<KernelSpec> specs = new ArrayList<>();
    for (ValueFormat to : List.of(ValueFormat.F143, ValueFormat.F152)) {
      for (Overflow overflow : Overflow.values()) {
        for (int scale : new int[] {-32, -5, 0, 5, 31}) {
          specs.add(
              new CastSpec(
                  ValueFormat.F16,
                  to,
                  CastLayout.LINEAR,
                  65_536,
                  0,
                  0,
                  0,
                  Placement.INTERLEAVED,
                  OptionalInt.of(scale),
                  OptionalInt.empty(),
                  overflow,
                  Rounding.NEAREST));
        }
      }
    }
    assertAllPass(specs);
  }

  private static void assertAllPass(List<KernelSpec> specs) {
    List<KernelResult> kernels = run(specs);
    assertThat(kernels).hasSameSizeAs(specs);
    for (KernelResult kernel : kernels) {
      assertThat(kernel.entries().get(0).findings()).as(kernel.spec().name()).isEmpty();
      assertThat(kernel.passes()).as(kernel.spec().name()).isTrue();
    }
  }

  private static List<KernelResult> run(List<KernelSpec> specs) {
    return Pipeline.run(specs, PipelineOptions.defaults()).kernels();
  }

  private static KernelSpec cast(
      ValueFormat to, CastLayout layout, int elements, int rows, int columns, Placement placement) {
    return new CastSpec(
        ValueFormat.F16,
        to,
        layout,
        elements,
        rows,
        columns,
        columns,
        placement,
        OptionalInt.empty(),
        OptionalInt.empty(),
        Overflow.SATURATE,
        Rounding.NEAREST);
  }
}
