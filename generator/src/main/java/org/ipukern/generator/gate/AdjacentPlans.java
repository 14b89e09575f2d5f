package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Placements that let every two operands meet in a memory element unless a constraint keeps them
 * apart: Poplar may choose any of them, and the usual ones have large operands in between.
 */
final class AdjacentPlans {
  private final VertexDeclaration vertex;
  private final MemoryPlanner planner;

  AdjacentPlans(VertexDeclaration vertex, Map<String, Integer> bytes) {
    this.vertex = vertex;
    this.planner = new MemoryPlanner(vertex, bytes);
  }

  /**
   * Two plans, one for each order, for every pair that no plan so far lets meet; as far as they
   * fit.
   *
   * @param sofar plans that are run anyway, the usual one first
   */
  List<MemoryPlan> of(List<MemoryPlan> sofar) {
    List<MemoryPlan> plans = new ArrayList<>();
    List<VertexField> fields = vertex.fields();
    for (VertexField low : fields) {
      for (VertexField high : fields.subList(fields.indexOf(low) + 1, fields.size())) {
        boolean seen =
            vertex.keepsApart(low.name(), high.name())
                || sofar.stream().anyMatch(plan -> planner.meet(plan, low.name(), high.name()));
        if (!seen) {
          planner.adjacent(sofar.get(0), low, high).ifPresent(plans::add);
          planner.adjacent(sofar.get(0), high, low).ifPresent(plans::add);
        }
      }
    }
    return plans;
  }
}
