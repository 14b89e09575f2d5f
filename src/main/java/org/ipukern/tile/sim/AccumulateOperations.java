package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/**
 * Sums in the accumulators. Element k goes to AACC[2 k], which is the order in which {@code gina}
 * with 0 reads them back. Accumulators are f32; products are exact and each sum is rounded once to
 * nearest even, after double precision where two products are added. An accumulator that nothing
 * has defined stays undefined.
 */
final class AccumulateOperations {
  private AccumulateOperations() {}

  /** What one element adds to the old value of its accumulator. */
  @FunctionalInterface
  private interface Step {
    float next(float old, float x);
  }

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f32mac", AccumulateOperations::multiplySingles);
    table.put("f32v2mac", AccumulateOperations::multiplySingles);
    table.put("f16v2cmac", AccumulateOperations::multiplyHalves);
    table.put("f16v4cmac", AccumulateOperations::multiplyHalves);
    each(table, "acc", (old, x) -> old + x);
    each(table, "absacc", (old, x) -> old + Math.abs(x));
    each(table, "sqacc", (old, x) -> Math.fma(x, x, old));
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    for (String name : new String[] {"f32mac", "f32v2mac", "f32v4sqacc"}) {
      guesses.put(name, "product and sum are rounded together, once");
    }
    for (String name : new String[] {"f16v2cmac", "f16v4cmac"}) {
      guesses.put(name, "exact products, summed in double precision and rounded to f32 once");
    }
    return guesses;
  }

  private static void each(Map<String, OperationFactory> table, String name, Step step) {
    table.put("f32v4" + name, insn -> singles(insn, step));
    table.put("f16v8" + name, insn -> halves(insn, step));
    if (!name.equals("sqacc")) {
      table.put("f16v4" + name, insn -> halves(insn, step));
    }
  }

  private static Operation singles(Insn insn, Step step) {
    int src = Operands.register(insn, "src");
    return w -> {
      for (int k = 0; k < 4; k++) {
        step(w, k, step, Float.intBitsToFloat(w.a[src + k]));
      }
    };
  }

  private static Operation halves(Insn insn, Step step) {
    int src = Operands.register(insn, "src");
    int words = insn.operand("src").spec().kind().registers();
    return w -> {
      for (int i = 0; i < words; i++) {
        int word = w.a[src + i];
        step(w, 2 * i, step, Half.toFloat(word & 0xFFFF));
        step(w, 2 * i + 1, step, Half.toFloat(word >>> 16));
      }
    };
  }

  private static void step(Worker w, int element, Step step, float x) {
    float old = w.accumulators.get(2 * element);
    update(w, element, step.next(old, x), Float.isInfinite(x) || Float.isInfinite(old));
  }

  private static Operation multiplySingles(Insn insn) {
    int src0 = Operands.register(insn, "src0");
    int src1 = Operands.register(insn, "src1");
    int words = insn.operand("src0").spec().kind().registers();
    return w -> {
      for (int k = 0; k < words; k++) {
        float x = Float.intBitsToFloat(w.a[src0 + k]);
        float y = Float.intBitsToFloat(w.a[src1 + k]);
        float old = w.accumulators.get(2 * k);
        boolean infinite = Float.isInfinite(x) || Float.isInfinite(y) || Float.isInfinite(old);
        update(w, k, Math.fma(x, y, old), infinite);
      }
    };
  }

  private static Operation multiplyHalves(Insn insn) {
    int src0 = Operands.register(insn, "src0");
    int src1 = Operands.register(insn, "src1");
    int words = insn.operand("src0").spec().kind().registers();
    return w -> {
      for (int k = 0; k < words; k++) {
        int x = w.a[src0 + k];
        int y = w.a[src1 + k];
        double low = (double) Half.toFloat(x & 0xFFFF) * Half.toFloat(y & 0xFFFF);
        double high = (double) Half.toFloat(x >>> 16) * Half.toFloat(y >>> 16);
        double sum = low + high + w.accumulators.get(2 * k);
        update(w, k, (float) sum, Double.isInfinite(sum));
      }
    };
  }

  private static void update(Worker w, int element, float value, boolean infinite) {
    // Undefined accumulators are checked too: what they hold stops a tile that traps.
    int flags = infinite ? Worker.TRAP_INVALID : Worker.TRAP_OVERFLOW;
    w.accumulators.update(2 * element, Float.intBitsToFloat(Singles.result(w, value, flags)));
  }
}
