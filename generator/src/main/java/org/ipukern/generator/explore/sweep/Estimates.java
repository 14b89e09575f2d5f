package org.ipukern.generator.explore.sweep;

import org.ipukern.generator.gate.CostSizes;
import org.ipukern.generator.gate.Figures;
import org.ipukern.generator.spec.BuiltKernels;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.json.InputException;

/** Cycles of a variant without making it. */
interface Estimates {
  /** What stands for a variant that is not legal, not built or does not fit. */
  long NONE = Long.MAX_VALUE;

  /** Cycles, or {@link #NONE}. */
  long cycles(int cell, int variant);

  /** In a word: {@code KernelCosts} or {@code KernelCosts or budget}. */
  String kind();

  /** The fastest way for that space. */
  static Estimates of(SweepSpace space) {
    return GemmEstimates.fits(space) ? new GemmEstimates(space) : new AnyEstimates(space);
  }

  /** Any family: KernelCosts where it has a table, otherwise the budget. */
  final class AnyEstimates implements Estimates {
    private final SweepSpace space;

    AnyEstimates(SweepSpace space) {
      this.space = space;
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
      long most = 0;
      for (EntryPoint entry : spec.entryPoints()) {
        long cycles =
            CostSizes.cycles(spec, entry).orElseGet(() -> Figures.of(spec, entry.rows()).budget());
        most = Math.max(most, cycles);
      }
      return most;
    }

    @Override
    public String kind() {
      return "KernelCosts or budget";
    }
  }
}
