package org.ipukern.generator.output;

import java.util.Locale;
import java.util.Optional;
import org.ipukern.generator.spec.CastLayout;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.generator.spec.Weights;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;

/**
 * Where an entry point stands in a cost table.
 *
 * @param table the table of its kind
 * @param n what its workers share
 * @param inner rounds of its inner loop
 * @param outer rounds of its outer loop
 */
public record CostSizes(CostTable table, int n, int inner, int outer) {
  private static final int PANEL = 32;

  /** Empty if its kind has no table. */
  public static Optional<CostSizes> of(KernelSpec spec, EntryPoint entry) {
    if (spec instanceof GemmSpec gemm && isPriced(gemm)) {
      String name =
          String.join(
              " ",
              "gemm",
              gemm.precision() == Precision.F16 ? "f16" : "fp8",
              gemm.weights() == Weights.INTERLEAVED ? "interleaved" : "standard",
              gemm.mode() == GemmMode.ACCUMULATE ? "accumulate" : "initialize");
      return sizes(
          name,
          gemm.streamedRows(entry.rows()),
          gemm.kGroups(),
          gemm.coefficientPanels(entry.rows()));
    }
    if (spec instanceof CastSpec cast && isPriced(cast)) {
      boolean linear = cast.layout() == CastLayout.LINEAR;
      String name =
          "cast f16 f143 "
              + (linear ? "linear " : "packed ")
              + cast.placement().id().toLowerCase(Locale.ROOT);
      return linear
          ? sizes(name, cast.elements(), 1, 1)
          : sizes(name, cast.rows(), cast.columns() / PANEL, 1);
    }
    return Optional.empty();
  }

  /** Modelled tile cycles of a call, if the kernel has this entry point alone. */
  public long cycles() {
    return table.cycles(n, inner, outer);
  }

  private static Optional<CostSizes> sizes(String name, long n, long inner, long outer) {
    return KernelCosts.table(name)
        .map(
            table ->
                new CostSizes(
                    table, Math.toIntExact(n), Math.toIntExact(inner), Math.toIntExact(outer)));
  }

  private static boolean isPriced(GemmSpec spec) {
    return spec.precision() != Precision.F16_F32
        && spec.precision() != Precision.F32
        && spec.batch() == 1
        && spec.output() == OutputLayout.PLAIN
        && spec.rounding() == Rounding.NEAREST
        && spec.overflow() == Overflow.SATURATE
        && spec.scale().isEmpty()
        && spec.coefficientsScale().isEmpty();
  }

  private static boolean isPriced(CastSpec spec) {
    return spec.from() == ValueFormat.F16
        && spec.to().isFp8()
        && spec.placement() != Placement.ANY
        && spec.overflow() == Overflow.SATURATE
        && spec.rounding() == Rounding.NEAREST
        && spec.scale().isEmpty()
        && (spec.layout() == CastLayout.LINEAR
            ? spec.elements() > 0
            : spec.layout() == CastLayout.PACKED && spec.columns() % PANEL == 0);
  }
}
