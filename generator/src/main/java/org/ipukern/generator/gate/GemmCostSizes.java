package org.ipukern.generator.gate;

import java.util.Optional;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.generator.spec.Weights;

/**
 * Where GEMMs stand in the cost tables: streamed rows (packed output: blocks of 16 of them), inner
 * groups, coefficient panels.
 */
final class GemmCostSizes {
  private static final int WORKERS = 6;

  /** Rows of a worker whose stride still fits a field, see templates/gemm/plan.ftl. */
  private static final int NEAR = 128;

  private GemmCostSizes() {}

  static Optional<CostSizes> of(GemmSpec spec, int rows) {
    if (spec.batch() > 1 || spec.rows().stream().anyMatch(other -> differs(spec, rows, other))) {
      return Optional.empty();
    }
    long streamed = spec.streamedRows(rows);
    boolean packed = spec.output() == OutputLayout.PACKED;
    boolean retained = spec.accumulators() == Accumulators.RETAINED;
    return Optional.of(
        new CostSizes(
            kind(spec, rows),
            Math.toIntExact(packed ? streamed / GemmSpec.PANEL : streamed),
            Math.toIntExact(spec.kGroups()) - (retained ? 1 : 0),
            Math.toIntExact(spec.coefficientPanels(rows))));
  }

  private static String kind(GemmSpec spec, int rows) {
    KindName name = new KindName("gemm");
    name.add(spec.precision().isFp8() ? "fp8" : spec.precision().id());
    name.add(spec.weights() == Weights.INTERLEAVED ? "interleaved" : "standard");
    name.add(spec.mode() == GemmMode.ACCUMULATE ? "accumulate" : "initialize");
    name.addIf(spec.output() == OutputLayout.PACKED, "packed");
    name.addIf(spec.accumulators() == Accumulators.RETAINED, "retained");
    if (spec.precision().isFp8()) {
      name.addIf(spec.rounding() == Rounding.STOCHASTIC, "stochastic");
      name.addIf(spec.overflow() == Overflow.NAN, "nan");
      name.addIf(spec.scale().isPresent(), "scale");
      name.addIf(spec.coefficientsScale().isPresent(), "coefficients-scale");
    }
    name.addIf(rows != spec.rows().get(spec.rows().size() - 1), "leading");
    return name.toString();
  }

  /**
   * Whether another entry point of the kernel brings in code or panels that this one alone would do
   * without, or the other way round.
   */
  private static boolean differs(GemmSpec spec, int rows, int other) {
    if (spec.coefficientPanels(rows) != spec.coefficientPanels(other)) {
      return true;
    }
    long streamed = spec.streamedRows(rows);
    long others = spec.streamedRows(other);
    return spec.output() == OutputLayout.PACKED
        ? (streamed == GemmSpec.PANEL) != (others == GemmSpec.PANEL)
        : (bodies(streamed) | bodies(others)) != bodies(streamed);
  }

  /** Bits for the bodies of its workers: idle, one row, two, more; and for a far stride. */
  private static int bodies(long streamed) {
    long least = streamed / WORKERS;
    long most = least + (streamed % WORKERS > 0 ? 1 : 0);
    return 1 << Math.min(least, 3) | 1 << Math.min(most, 3) | (most > NEAR ? 1 << 4 : 0);
  }
}
