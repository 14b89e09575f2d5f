package org.ipukern.generator.gate;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.spec.Accumulators;
import org.ipukern.generator.spec.GemmMode;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.OutputLayout;
import org.ipukern.generator.spec.Overflow;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.Rounding;
import org.ipukern.tile.cost.PlainGemmCost;
import org.ipukern.tile.cost.PlainGemmShape;
import org.ipukern.tile.timing.TimingModel;

/**
 * Cycles of kernels without making them, where a closed form is proven equal to the static estimate
 * of the emitted text.
 */
public final class ClosedForm {
  private final PlainGemmCost cost;

  /** Closed forms with the constants of that model. */
  public ClosedForm(TimingModel timing) {
    cost = new PlainGemmCost(timing);
  }

  /** Cycles of the longest entry point; empty if there is no closed form for the kernel. */
  public OptionalLong cycles(GemmSpec spec) {
    Optional<PlainGemmShape> shape = shape(spec);
    if (shape.isEmpty()) {
      return OptionalLong.empty();
    }
    long most = 0;
    for (int i = 0; i < shape.get().streamed().size(); i++) {
      most = Math.max(most, cost.cycles(shape.get(), i));
    }
    return OptionalLong.of(most);
  }

  /** The kernel as the closed form of plain GEMMs takes it; empty if it is not of that kind. */
  public static Optional<PlainGemmShape> shape(GemmSpec spec) {
    boolean plain =
        (spec.precision() == Precision.F16 || spec.precision().isFp8())
            && spec.mode() == GemmMode.INITIALIZE
            && spec.output() == OutputLayout.PLAIN
            && spec.accumulators() == Accumulators.CLEARED
            && spec.batch() == 1
            && spec.overflow() == Overflow.SATURATE
            && (spec.rounding() == Rounding.NEAREST || !spec.precision().isFp8())
            && spec.scale().isEmpty()
            && spec.coefficientsScale().isEmpty();
    boolean swapped = spec.orientation() == Orientation.SWAPPED;
    if (!plain || (swapped && spec.rows().size() > 1)) {
      return Optional.empty();
    }
    int rows = spec.rows().get(0);
    return Optional.of(
        new PlainGemmShape(
            swapped ? List.of(spec.columns()) : spec.rows(),
            Math.toIntExact(spec.coefficientPanels(rows)),
            Math.toIntExact(spec.kGroups()),
            spec.precision().isFp8(),
            spec.weights() == org.ipukern.generator.spec.Weights.INTERLEAVED));
  }
}
