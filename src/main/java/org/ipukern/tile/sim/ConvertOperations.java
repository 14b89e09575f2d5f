package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/**
 * Conversions between f16 and f32, and from random integers. Narrowing rounds once, stochastically
 * with {@code $FP_CTL.ESR}; a NaN operand raises invalid operation either way.
 */
final class ConvertOperations {
  private ConvertOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f16tof32", AuxLanes.words((w, x) -> widen(w, x & 0xFFFF)));
    table.put("f16v2tof32", ConvertOperations::widenTwo);
    table.put("f32tof16", AuxLanes.words((w, x) -> narrow(w, x, Halves.draw(w), 0) * 0x10001));
    table.put("f32v2tof16", ConvertOperations::narrowTwo);
    table.put("f32v4tof16", ConvertOperations::narrowFour);
    table.put("f32v2sufromui", AuxLanes.words((w, x) -> uniformSingle(x)));
    table.put("f16v4sufromui", AuxLanes.words(AuxLanes.halves((w, x) -> uniformHalf(w, x))));
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.put("f32v2sufromui", "(u + 1/2) / 2^32 - 1/2, rounded to nearest even");
    guesses.put("f16v4sufromui", "(u + 1/2) / 2^16 - 1/2, rounded to nearest even");
    return guesses;
  }

  private static Operation widenTwo(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, widen(w, w.a[src] & 0xFFFF), widen(w, w.a[src] >>> 16));
  }

  private static Operation narrowTwo(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, narrowPair(w, src, Halves.draw(w), 0));
  }

  private static Operation narrowFour(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> {
      long draw = Halves.draw(w);
      w.result(dst, narrowPair(w, src, draw, 0), narrowPair(w, src + 2, draw, 2));
    };
  }

  private static int narrowPair(Worker w, int src, long draw, int lane) {
    return AuxLanes.join(narrow(w, w.a[src], draw, lane), narrow(w, w.a[src + 1], draw, lane + 1));
  }

  private static int widen(Worker w, int half) {
    return Singles.result(w, Half.toFloat(half), 0);
  }

  private static int narrow(Worker w, int single, long draw, int lane) {
    return Halves.convert(w, Float.intBitsToFloat(single), draw, lane);
  }

  private static int uniformSingle(int random) {
    double value = (Integer.toUnsignedLong(random) + 0.5) * 0x1p-32 - 0.5;
    return Float.floatToRawIntBits((float) value);
  }

  private static int uniformHalf(Worker w, int random) {
    return Halves.nearest(w, (random + 0.5) * 0x1p-16 - 0.5);
  }
}
