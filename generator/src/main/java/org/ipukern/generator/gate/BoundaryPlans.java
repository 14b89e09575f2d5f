package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ipukern.tile.sim.MemoryMap;

/**
 * Placements of two operands on both sides of a boundary between memory elements, for kernels that
 * choose their schedule by the operands' addresses: the lower one ends just before the boundary or
 * just behind it, or the upper one starts there.
 */
final class BoundaryPlans {
  private static final int REGION1 = MemoryMap.INTERLEAVED;

  /** Plain elements in twos, or an interleaved pair. */
  private static final int BLOCK = 0x8000;

  /** Distance of both operands when one of them moves by this over the boundary. */
  private static final int STEP = 8;

  private final VertexDeclaration vertex;
  private final Map<String, Integer> bytes;

  BoundaryPlans(VertexDeclaration vertex, Map<String, Integer> bytes) {
    this.vertex = vertex;
    this.bytes = bytes;
  }

  /** The plans that fit; none unless there are two operands. State and metadata stay. */
  List<MemoryPlan> of(MemoryPlan usual) {
    List<MemoryPlan> plans = new ArrayList<>();
    if (vertex.fields().size() != 2) {
      return plans;
    }
    String first = vertex.fields().get(0).name();
    String second = vertex.fields().get(1).name();
    int free = usual.operands().values().stream().min(Integer::compare).orElseThrow();
    for (int from : new int[] {Math.min(free, REGION1), REGION1 - BLOCK, REGION1}) {
      around(first, second, Math.max(free, from), usual, plans);
      around(second, first, Math.max(free, from), usual, plans);
    }
    return plans;
  }

  private void around(String low, String high, int from, MemoryPlan usual, List<MemoryPlan> plans) {
    int least = from + bytes.get(low) + 2 * MemoryPlanner.GUARD + STEP;
    int boundary = (least + BLOCK - 1) / BLOCK * BLOCK;
    int gap = MemoryPlanner.GUARD;
    add(low, high, boundary - gap, boundary, usual, plans);
    add(low, high, boundary - gap - STEP, boundary - STEP, usual, plans);
    add(low, high, boundary, boundary + gap, usual, plans);
    add(low, high, boundary + STEP, boundary + gap + STEP, usual, plans);
  }

  private void add(
      String low, String high, int end, int start, MemoryPlan usual, List<MemoryPlan> plans) {
    if (start + bytes.get(high) + MemoryPlanner.GUARD > MemoryPlanner.END) {
      return;
    }
    Map<String, Integer> places = new LinkedHashMap<>();
    places.put(low, (end - bytes.get(low)) & -STEP);
    places.put(high, start);
    plans.add(new MemoryPlan(usual.state(), usual.metadata(), places));
  }
}
