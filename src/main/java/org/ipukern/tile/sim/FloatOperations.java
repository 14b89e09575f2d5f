package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;

/** Additions and multiplications of f32 and f16 lanes. */
final class FloatOperations {
  private FloatOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    both(table, "add", Singles::add, Halves::add);
    both(table, "sub", Singles::subtract, Halves::subtract);
    both(table, "mul", Singles::multiply, Halves::multiply);
    both(table, "absadd", Singles::absoluteAdd, Halves::absoluteAdd);
    return table;
  }

  /** Enters an operation under the names of its four widths. */
  static void both(
      Map<String, OperationFactory> table,
      String name,
      AuxLanes.Binary single,
      AuxLanes.Binary half) {
    OperationFactory singles = AuxLanes.words(single);
    OperationFactory halves = AuxLanes.words(AuxLanes.halves(half));
    table.put("f32" + name, singles);
    table.put("f32v2" + name, singles);
    table.put("f16v2" + name, halves);
    table.put("f16v4" + name, halves);
  }
}
