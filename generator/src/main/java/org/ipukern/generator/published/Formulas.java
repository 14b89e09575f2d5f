package org.ipukern.generator.published;

import java.util.OptionalLong;
import org.ipukern.tile.cost.CastFormula;
import org.ipukern.tile.cost.CastLayout;
import org.ipukern.tile.cost.CastParameters;
import org.ipukern.tile.cost.GemmArithmetic;
import org.ipukern.tile.cost.GemmFormula;
import org.ipukern.tile.cost.GemmParameters;

/** The closed formulas of package cost, where they price what was measured. */
final class Formulas {
  private Formulas() {}

  /** The refitted GEMM formula, or the packed one; casts by their price; nothing for the rest. */
  static OptionalLong of(HardwarePoint point) {
    if (point.family().startsWith("gemm")) {
      GemmParameters parameters = parameters(point);
      return OptionalLong.of(
          parameters.packed() ? GemmFormula.budget(parameters) : GemmFormula.refit(parameters));
    }
    if (point.family().equals("cast") && point.rows() > 0 && point.columns() > 0) {
      CastLayout layout = point.output().equals("linear") ? CastLayout.LINEAR : CastLayout.PACKED;
      return point.output().isEmpty()
          ? OptionalLong.empty()
          : OptionalLong.of(
              CastFormula.budget(
                  new CastParameters(layout, point.rows(), point.columns(), 16, 8, false)));
    }
    return OptionalLong.empty();
  }

  /** The formula that ipu-stack used before the refit, for plain GEMMs. */
  static OptionalLong standard(HardwarePoint point) {
    return point.family().equals("gemm")
        ? OptionalLong.of(GemmFormula.standard(parameters(point)))
        : OptionalLong.empty();
  }

  private static GemmParameters parameters(HardwarePoint point) {
    return new GemmParameters(
        point.rows(),
        point.inner(),
        point.columns(),
        point.arithmetic().equals("f8") ? GemmArithmetic.FP8 : GemmArithmetic.F16,
        point.weights().equals("interleaved"),
        false,
        point.output().equals("packed"));
  }
}
