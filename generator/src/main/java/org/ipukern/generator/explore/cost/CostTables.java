package org.ipukern.generator.explore.cost;

import java.util.ArrayList;
import java.util.List;

/** The kinds of kernels that have a cost table. */
public final class CostTables {
  private CostTables() {}

  /** All kinds, in the order of the file. */
  public static List<CostKind> all() {
    List<CostKind> kinds = new ArrayList<>(GemmKinds.all());
    kinds.addAll(CastKinds.all());
    kinds.addAll(LayoutKinds.all());
    return kinds;
  }
}
