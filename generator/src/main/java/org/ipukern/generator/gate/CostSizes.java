package org.ipukern.generator.gate;

import java.util.Optional;
import java.util.OptionalLong;
import org.ipukern.generator.spec.CastSpec;
import org.ipukern.generator.spec.EntryPoint;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.KernelSpec;
import org.ipukern.generator.spec.LayoutSpec;
import org.ipukern.tile.cost.CostTable;
import org.ipukern.tile.cost.KernelCosts;

/**
 * Where an entry point stands in the cost tables.
 *
 * @param kind name of the table of its kind
 * @param n first size of the table, mostly what the workers share
 * @param inner second size, 1 if there is none
 * @param outer third size, likewise
 */
public record CostSizes(String kind, int n, int inner, int outer) {
  /** Empty if its kind is not one that tables are made of. */
  public static Optional<CostSizes> of(KernelSpec spec, EntryPoint entry) {
    if (spec instanceof GemmSpec gemm) {
      return GemmCostSizes.of(gemm, entry.rows());
    }
    if (spec instanceof CastSpec cast) {
      return CastCostSizes.of(cast);
    }
    return LayoutCostSizes.of((LayoutSpec) spec);
  }

  /** Modelled tile cycles of a call without making the kernel; empty if it has no table. */
  public static OptionalLong cycles(KernelSpec spec, EntryPoint entry) {
    Optional<CostSizes> sizes = of(spec, entry);
    Optional<CostTable> table = sizes.flatMap(CostSizes::table);
    return table.isPresent()
        ? OptionalLong.of(sizes.get().cycles(table.get()))
        : OptionalLong.empty();
  }

  /** The table of the kind, if it has one. */
  public Optional<CostTable> table() {
    return KernelCosts.table(kind);
  }

  /** What a table says of these sizes. */
  public long cycles(CostTable of) {
    return of.cycles(n, inner, outer);
  }
}
