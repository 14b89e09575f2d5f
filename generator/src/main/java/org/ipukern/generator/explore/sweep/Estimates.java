package org.ipukern.generator.explore.sweep;

import org.ipukern.generator.gate.ClosedForm;
import org.ipukern.generator.gate.Figures;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.json.InputException;
import org.ipukern.tile.timing.TimingModel;

/** Cycles of a variant without making it. */
interface Estimates {
  /** What stands for a variant that is not legal, not built or does not fit. */
  long NONE = Long.MAX_VALUE;

  /** Cycles, or {@link #NONE}. */
  long cycles(int cell, int variant);

  /** In a word: {@code closed form} or {@code closed form or budget}. */
  String kind();

  /** The fastest way for that space. */
  static Estimates of(SweepSpace space, TimingModel timing) {
    return GemmEstimates.fits(space)
        ? new GemmEstimates(space, timing)
        : new AnyEstimates(space, timing);
  }

  /** Any family: the closed form where there is one, otherwise the budget. */
  final class AnyEstimates implements Estimates {
    private final SweepSpace space;
    private final ClosedForm closed;

    AnyEstimates(SweepSpace space, TimingModel timing) {
      this.space = space;
      closed = new ClosedForm(timing);
    }

    @Override
    public long cycles(int cell, int variant) {
      KernelSpec spec;
      try {
        spec = space.fields(cell, variant).build();
      } catch (InputException e) {
        return NONE;
      }
      if (BuiltKernels.check(spec).isPresent()) {
        return NONE;
      }
      if (spec instanceof GemmSpec gemm) {
        int rows = gemm.rows().get(gemm.rows().size() - 1);
        return closed.cycles(gemm).orElse(Figures.of(spec, rows).budget());
      }
      return Figures.of(spec, 0).budget();
    }

    @Override
    public String kind() {
      return "closed form or budget";
    }
  }
}
