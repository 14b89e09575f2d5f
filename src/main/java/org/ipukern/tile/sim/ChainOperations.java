package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/**
 * Instructions that read accumulators: {@code gina} shifts a chain of them by two places, {@code
 * gacc} reads four in place, and {@code axpy} and {@code mix} deliver the result of the call
 * before.
 */
final class ChainOperations {
  private ChainOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f32v2gina", ChainOperations::shiftSingles);
    table.put("f16v2gina", ChainOperations::shiftHalves);
    table.put("f16v4gacc", ChainOperations::gather);
    table.put("f32v2axpy", ChainOperations::scaleAndAdd);
    table.put("f16v4mix", ChainOperations::mix);
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.put("f32v2axpy", "product and sum are rounded together, once");
    guesses.put("f16v4mix", "results wait in AACC[0], [2], [4] and [6] as f32");
    return guesses;
  }

  private static Operation shiftSingles(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    int selector = (int) insn.operand("sel").value();
    return w -> {
      int first = chain(selector);
      deliver(w, dst, first, first + 2);
      shift(w, first, Float.intBitsToFloat(w.a[src]), Float.intBitsToFloat(w.a[src + 1]));
    };
  }

  private static Operation shiftHalves(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    int selector = (int) insn.operand("sel").value();
    return w -> {
      int first = chain(selector);
      w.result(dst, narrowed(w, first, Halves.draw(w), 0));
      mark(w, dst, 1, first, first + 2);
      shift(w, first, Half.toFloat(w.a[src]), Half.toFloat(w.a[src] >>> 16));
    };
  }

  private static Operation gather(Insn insn) {
    int dst = Operands.register(insn, "dst");
    return w -> {
      long draw = Halves.draw(w);
      w.result(dst, narrowed(w, 0, draw, 0), narrowed(w, 4, draw, 2));
      mark(w, dst, 2, 0, 2, 4, 6);
    };
  }

  private static Operation scaleAndAdd(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int x = Operands.register(insn, "x");
    int y = Operands.register(insn, "y");
    return w -> {
      deliver(w, dst, 0, 2);
      float scale = Float.intBitsToFloat(w.tas);
      for (int k = 0; k < 2; k++) {
        float factor = Float.intBitsToFloat(w.a[x + k]);
        float term = Float.intBitsToFloat(w.a[y + k]);
        boolean infinite =
            Float.isInfinite(scale) || Float.isInfinite(factor) || Float.isInfinite(term);
        set(w, 2 * k, Math.fma(scale, factor, term), infinite);
      }
    };
  }

  private static Operation mix(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int x = Operands.register(insn, "x");
    int y = Operands.register(insn, "y");
    return w -> {
      w.result(dst, nearest(w, 0), nearest(w, 4));
      mark(w, dst, 2, 0, 2, 4, 6);
      double first = Half.toFloat(w.tas);
      double second = Half.toFloat(w.tas >>> 16);
      for (int k = 0; k < 4; k++) {
        int half = 16 * (k & 1);
        double sum =
            first * Half.toFloat(w.a[x + k / 2] >>> half)
                + second * Half.toFloat(w.a[y + k / 2] >>> half);
        set(w, 2 * k, (float) sum, Double.isInfinite(sum));
      }
    };
  }

  /**
   * First accumulator of the chain that a {@code gina} constant selects.
   *
   * @throws FaultException for set 1, whose constants no source gives
   */
  private static int chain(int selector) {
    if (selector != 0 && selector != 1) {
      throw new FaultException(
          FaultKind.UNKNOWN_SEMANTICS,
          String.format(
              Locale.ROOT,
              "no source says which chain gina selects with %d; 0 (even) and 1 (odd) are known",
              selector));
    }
    return selector;
  }

  private static void shift(Worker w, int first, float low, float high) {
    Accumulators accumulators = w.accumulators;
    for (int i = first; i < first + 12; i += 2) {
      accumulators.move(i, i + 4);
    }
    accumulators.set(first + 12, low);
    accumulators.set(first + 14, high);
  }

  private static void set(Worker w, int index, float value, boolean infinite) {
    int flags = infinite ? Worker.TRAP_INVALID : Worker.TRAP_OVERFLOW;
    w.accumulators.set(index, Float.intBitsToFloat(Singles.result(w, value, flags)));
  }

  /** Hands over two accumulators as they are. */
  private static void deliver(Worker w, int dst, int low, int high) {
    w.result(
        dst,
        Float.floatToRawIntBits(w.accumulators.get(low)),
        Float.floatToRawIntBits(w.accumulators.get(high)));
    mark(w, dst, 2, low, high);
  }

  private static void mark(Worker w, int dst, int registers, int... sources) {
    for (int source : sources) {
      if (!w.accumulators.isDefined(source)) {
        w.resultIsGarbage(dst, registers);
        return;
      }
    }
  }

  /** AACC[index] and AACC[index + 2] as the halves of a word. */
  private static int narrowed(Worker w, int index, long draw, int lane) {
    return AuxLanes.join(
        Halves.convert(w, w.accumulators.get(index), draw, lane),
        Halves.convert(w, w.accumulators.get(index + 2), draw, lane + 1));
  }

  private static int nearest(Worker w, int index) {
    return AuxLanes.join(
        Halves.nearest(w, w.accumulators.get(index)),
        Halves.nearest(w, w.accumulators.get(index + 2)));
  }
}
