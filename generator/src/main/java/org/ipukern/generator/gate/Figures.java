package org.ipukern.generator.gate;

import java.util.OptionalLong;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Placement;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.ValueFormat;
import org.ipukern.generator.spec.Weights;
import org.ipukern.tile.cost.CastFormula;
import org.ipukern.tile.cost.CastLayout;
import org.ipukern.tile.cost.CastParameters;
import org.ipukern.tile.cost.GemmArithmetic;
import org.ipukern.tile.cost.GemmFormula;
import org.ipukern.tile.cost.GemmParameters;

/**
 * The closed-form figures of an entry point, in tile cycles.
 *
 * @param formula the standard-memory cost formula; empty for other families than GEMM
 * @param refit the same refitted to measurements; empty likewise
 * @param budget what the simulated cycles must not exceed
 * @param floor what they must not fall below
 * @param usefulAmpIssues AMP issues that the unpadded product needs; 0 for other families
 */
public record Figures(
    OptionalLong formula, OptionalLong refit, long budget, long floor, long usefulAmpIssues) {

  private static final int LEAST_SCALE = -32;

  /**
   * Nine bundles in place of three for eight values: each half is doubled first, see widest.ftl.
   */
  private static final int WIDEST_FACTOR = 3;

  /** The figures of a kernel's entry point with that many rows (ignored for other families). */
  public static Figures of(KernelSpec spec, int rows) {
    if (spec instanceof GemmSpec gemm) {
      return of(gemm, rows);
    }
    if (spec instanceof CastSpec cast) {
      return of(cast);
    }
    return LayoutFigures.of((LayoutSpec) spec);
  }

  private static Figures of(GemmSpec spec, int rows) {
    GemmParameters p =
        new GemmParameters(
            rows,
            spec.inner(),
            spec.columns(),
            arithmetic(spec.precision()),
            spec.weights() == Weights.INTERLEAVED,
            spec.orientation() == Orientation.SWAPPED,
            spec.output() == OutputLayout.PACKED);
    return new Figures(
        OptionalLong.of(spec.batch() * GemmFormula.standard(p)),
        OptionalLong.of(spec.batch() * GemmFormula.refit(p)),
        spec.batch() * GemmFormula.budget(p),
        spec.batch() * GemmFormula.floor(p),
        spec.batch() * GemmFormula.usefulAmpIssues(p));
  }

  private static GemmArithmetic arithmetic(Precision precision) {
    return switch (precision) {
      case F16 -> GemmArithmetic.F16;
      case F16_F32 -> GemmArithmetic.F16_F32;
      case F32 -> GemmArithmetic.F32;
      case F143, F152, F143_F152 -> GemmArithmetic.FP8;
    };
  }

  private static Figures of(CastSpec spec) {
    boolean pairedLoads = spec.placement() == Placement.INTERLEAVED;
    int from = spec.from().bytes() * 8;
    int to = spec.to().bytes() * 8;
    CastParameters p =
        switch (spec.layout()) {
          case LINEAR -> CastParameters.linear(spec.elements(), from, to, pairedLoads);
          case PACKED ->
              new CastParameters(
                  CastLayout.PACKED, spec.rows(), spec.columns(), from, to, pairedLoads);
          case ROW_MAJOR ->
              new CastParameters(
                  CastLayout.ROW_MAJOR,
                  spec.rows(),
                  spec.columns(),
                  from,
                  to,
                  pairedLoads,
                  Math.min(8, Integer.lowestOneBit(spec.sourceStride()) * spec.from().bytes()));
        };
    return new Figures(
        OptionalLong.empty(),
        OptionalLong.empty(),
        CastFormula.budget(p) * (isWidest(spec) ? WIDEST_FACTOR : 1),
        CastFormula.floor(p),
        0);
  }

  /** The exponent +32 fits no control register. */
  private static boolean isWidest(CastSpec spec) {
    return spec.from() == ValueFormat.F16 && spec.scale().orElse(0) == LEAST_SCALE;
  }

  /** A kernel that issues more than this has long failed its budget. */
  long issueLimit() {
    return 4 * budget + 10_000;
  }
}
