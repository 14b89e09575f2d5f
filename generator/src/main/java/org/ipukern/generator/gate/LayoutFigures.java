package org.ipukern.generator.gate;

import java.util.OptionalLong;
import org.ipukern.generator.spec.LayoutKernel;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.generator.spec.Placement;
import org.ipukern.tile.cost.LayoutFormula;

/** The closed-form figures of layout changes, argued in docs/cost-model.md. */
final class LayoutFigures {
  private LayoutFigures() {}

  static Figures of(LayoutSpec spec) {
    long size = spec.bits() / 8;
    long elements = (long) spec.rows() * spec.columns();
    boolean hasSource = spec.kernel() != LayoutKernel.FILL;
    long stored =
        switch (spec.kernel()) {
          case PANELS_FROM_ROWS, COEFFICIENTS_FROM_ROWS -> spec.targetBytes();
          case TRANSPOSE -> elements * size;
          default -> (long) spec.rows() * spec.width() * size;
        };
    long loaded = hasSource ? elements * size : 0;
    return new Figures(
        OptionalLong.empty(),
        OptionalLong.empty(),
        LayoutBudget.of(spec),
        LayoutFormula.floor(loaded, stored, spec.placement() != Placement.ANY),
        0);
  }
}
