package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.sim.MemoryMap;

/**
 * Places the operands of a vertex as Poplar might: only alignment, interleaving and the elements
 * that a constraint keeps apart are respected, so that a kernel that needs more than its vertex
 * declares meets a conflict here.
 */
final class MemoryPlanner {
  /** Bytes that nothing may touch, on both sides of every operand. */
  static final int GUARD = 64;

  private static final int REGION1 = MemoryMap.INTERLEAVED;

  /** First address after tile memory. */
  static final int END = MemoryMap.END;

  /** Two accesses can only conflict within one of these: an element, or an interleaved pair. */
  private static final int ELEMENT_GROUP = 0x8000;

  private final VertexDeclaration vertex;
  private final Map<String, Integer> bytes;

  MemoryPlanner(VertexDeclaration vertex, Map<String, Integer> bytes) {
    this.vertex = vertex;
    this.bytes = bytes;
  }

  /**
   * The plan, or nothing if the operands do not fit that way beside the code.
   *
   * @param free first address that neither code nor stacks use
   */
  Optional<MemoryPlan> plan(Placement placement, int free) {
    int state = align(free + GUARD, 8);
    int metadata = align(state + vertex.stateWords() * 4 + GUARD, 8);
    int rest = align(metadata + vertex.fields().size() * 4 + GUARD, 8);
    // What finds no room from below may find it from above, an operand across both regions.
    Optional<Map<String, Integer>> operands =
        placement == Placement.DENSE ? dense(rest).or(() -> tight(rest)) : tight(rest);
    return operands.map(places -> new MemoryPlan(state, metadata, places));
  }

  /** True if two operands of a plan have bytes in one memory element, or in one pair of them. */
  boolean meet(MemoryPlan plan, String a, String b) {
    return sharesGroup(a, plan.address(a), b, plan.operands());
  }

  /**
   * A plan in which one operand ends in the memory element in which another one starts; nothing if
   * they do not fit that way. State and metadata stay.
   */
  Optional<MemoryPlan> adjacent(MemoryPlan usual, VertexField low, VertexField high) {
    int rest = align(usual.metadata() + vertex.fields().size() * 4 + GUARD, 8);
    boolean region1 = low.isInterleaved() || high.isInterleaved();
    Map<String, Integer> places = new LinkedHashMap<>();
    int start = region1 ? REGION1 : rest;
    int above = upward(high, upward(low, start, places), places);
    if (!sharesGroup(low.name(), places.get(low.name()), high.name(), places)) {
      // The border lies between the two; a little later both are behind it, or across.
      places.clear();
      above = upward(high, upward(low, start + 4 * GUARD, places), places);
    }
    int below = region1 ? rest : above;
    int limit = region1 ? REGION1 : END;
    for (VertexField field : vertex.fields()) {
      if (places.containsKey(field.name())) {
        continue;
      }
      int end = upward(field, below, places);
      if (field.isInterleaved() || end > limit) {
        above = upward(field, Math.max(above, REGION1), places);
        limit = REGION1;
      } else {
        below = end;
        above = region1 ? above : Math.max(above, end);
      }
    }
    return Math.max(above, below) <= END
        ? Optional.of(new MemoryPlan(usual.state(), usual.metadata(), places))
        : Optional.empty();
  }

  private Optional<Map<String, Integer>> dense(int from) {
    Map<String, Integer> places = new LinkedHashMap<>();
    int next = REGION1;
    for (VertexField field : vertex.fields()) {
      if (field.isInterleaved()) {
        next = upward(field, next, places);
      }
    }
    int interleavedEnd = next;
    next = from;
    for (VertexField field : vertex.fields()) {
      if (!field.isInterleaved()) {
        int end = upward(field, next, places);
        if (next <= REGION1 && end > REGION1 && interleavedEnd > REGION1) {
          next = interleavedEnd;
          end = upward(field, next, places);
        }
        next = end;
      }
    }
    return next <= END && interleavedEnd <= END ? Optional.of(places) : Optional.empty();
  }

  private int upward(VertexField field, int from, Map<String, Integer> places) {
    int start = offMultiple(align(from + GUARD, field.alignment()), field.alignment());
    boolean moved = true;
    while (moved) {
      moved = false;
      for (String other : places.keySet()) {
        boolean apart = !other.equals(field.name()) && vertex.keepsApart(field.name(), other);
        if (apart && sharesGroup(field.name(), start, other, places)) {
          int above = align(last(other, places.get(other)) + 1, ELEMENT_GROUP);
          start = offMultiple(align(above, field.alignment()), field.alignment());
          moved = true;
        }
      }
    }
    places.put(field.name(), start);
    return start + bytes.get(field.name()) + GUARD;
  }

  private boolean sharesGroup(String field, int start, String other, Map<String, Integer> places) {
    int otherStart = places.get(other);
    return start / ELEMENT_GROUP <= last(other, otherStart) / ELEMENT_GROUP
        && otherStart / ELEMENT_GROUP <= last(field, start) / ELEMENT_GROUP;
  }

  /** Last address of an operand there; one of no bytes has an address too. */
  private int last(String field, int start) {
    return start + Math.max(1, bytes.get(field)) - 1;
  }

  private Optional<Map<String, Integer>> tight(int from) {
    Map<String, Integer> places = new LinkedHashMap<>();
    int limit = END;
    for (VertexField field : downward()) {
      int top = limit;
      for (String other : places.keySet()) {
        if (vertex.keepsApart(field.name(), other)) {
          top = Math.min(top, places.get(other) / ELEMENT_GROUP * ELEMENT_GROUP);
        }
      }
      // An operand of no bytes has an address too, and one inside the tile.
      int size = Math.max(1, bytes.get(field.name()));
      int start = (top - size) / field.alignment() * field.alignment();
      if (start - GUARD < (field.isInterleaved() ? REGION1 : from)) {
        return Optional.empty();
      }
      places.put(field.name(), start);
      limit = Math.min(limit, start) - GUARD;
    }
    return Optional.of(places);
  }

  /** Interleaved operands first, the others so that neighbours may meet where that can be had. */
  private List<VertexField> downward() {
    List<VertexField> order = new ArrayList<>();
    vertex.fields().stream().filter(f -> f.isInterleaved()).forEach(f -> order.add(0, f));
    List<VertexField> others =
        new ArrayList<>(vertex.fields().stream().filter(f -> !f.isInterleaved()).toList());
    while (!others.isEmpty()) {
      VertexField above = order.isEmpty() ? others.get(0) : order.get(order.size() - 1);
      VertexField next =
          others.stream()
              .filter(f -> !vertex.keepsApart(f.name(), above.name()))
              .findFirst()
              .orElse(others.get(0));
      others.remove(next);
      order.add(next);
    }
    return order;
  }

  /** Avoids addresses that are better aligned than the declaration promises. */
  private static int offMultiple(int address, int alignment) {
    return address % (2 * alignment) == 0 ? address + alignment : address;
  }

  private static int align(int address, int alignment) {
    return (address + alignment - 1) / alignment * alignment;
  }
}
