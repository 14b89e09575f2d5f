package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/**
 * Comparisons, largest and smallest values, and clamps. True is all ones in a lane. A NaN operand
 * raises invalid operation; of the comparisons it makes only {@code cmpne} true, and against a
 * number it loses every choice. Plus zero counts as greater than minus zero where one is chosen.
 */
final class CompareOperations {
  private CompareOperations() {}

  /** A relation of two values, false for NaN unless it says otherwise. */
  @FunctionalInterface
  interface Relation {
    boolean holds(float a, float b);
  }

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    compare(table, "cmpeq", (a, b) -> a == b);
    compare(table, "cmpne", (a, b) -> a != b);
    compare(table, "cmplt", (a, b) -> a < b);
    compare(table, "cmple", (a, b) -> a <= b);
    compare(table, "cmpgt", (a, b) -> a > b);
    compare(table, "cmpge", (a, b) -> a >= b);
    FloatOperations.both(
        table, "max", CompareOperations::greaterSingle, CompareOperations::greaterHalf);
    FloatOperations.both(
        table, "min", CompareOperations::smallerSingle, CompareOperations::smallerHalf);
    FloatOperations.both(
        table,
        "absmax",
        (w, x, y) -> greaterSingle(w, x & ~Singles.SIGN, y & ~Singles.SIGN),
        (w, x, y) -> greaterHalf(w, x & 0x7FFF, y & 0x7FFF));
    for (String name : new String[] {"f32clamp", "f32v2clamp"}) {
      table.put(name, CompareOperations::clampSingles);
    }
    for (String name : new String[] {"f16v2clamp", "f16v4clamp"}) {
      table.put(name, CompareOperations::clampHalves);
    }
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    for (String type : new String[] {"f32", "f32v2", "f16v2", "f16v4"}) {
      guesses.put(type + "clamp", "a NaN source is clamped to the lower bound");
    }
    return guesses;
  }

  static int greaterSingle(Worker w, int x, int y) {
    float a = Float.intBitsToFloat(x);
    float b = Float.intBitsToFloat(y);
    return Float.isNaN(a) || Float.isNaN(b)
        ? number(w, Float.isNaN(a), x, Float.isNaN(b), y, Singles.NAN)
        : Float.compare(a, b) >= 0 ? x : y;
  }

  static int smallerSingle(Worker w, int x, int y) {
    float a = Float.intBitsToFloat(x);
    float b = Float.intBitsToFloat(y);
    return Float.isNaN(a) || Float.isNaN(b)
        ? number(w, Float.isNaN(a), x, Float.isNaN(b), y, Singles.NAN)
        : Float.compare(a, b) <= 0 ? x : y;
  }

  static int greaterHalf(Worker w, int x, int y) {
    return Half.isNan(x) || Half.isNan(y)
        ? number(w, Half.isNan(x), x, Half.isNan(y), y, Half.NAN)
        : Float.compare(Half.toFloat(x), Half.toFloat(y)) >= 0 ? x : y;
  }

  static int smallerHalf(Worker w, int x, int y) {
    return Half.isNan(x) || Half.isNan(y)
        ? number(w, Half.isNan(x), x, Half.isNan(y), y, Half.NAN)
        : Float.compare(Half.toFloat(x), Half.toFloat(y)) <= 0 ? x : y;
  }

  /** The operand that is a number, if one is. */
  private static int number(Worker w, boolean xNan, int x, boolean yNan, int y, int nan) {
    w.raise(Worker.TRAP_INVALID, "NaN operand of a comparison");
    return !xNan ? x : !yNan ? y : nan;
  }

  private static void compare(Map<String, OperationFactory> table, String name, Relation relation) {
    FloatOperations.both(
        table,
        name,
        (w, x, y) -> holds(w, relation, Float.intBitsToFloat(x), Float.intBitsToFloat(y)) ? -1 : 0,
        (w, x, y) -> holds(w, relation, Half.toFloat(x), Half.toFloat(y)) ? 0xFFFF : 0);
  }

  private static boolean holds(Worker w, Relation relation, float a, float b) {
    if (Float.isNaN(a) || Float.isNaN(b)) {
      w.raise(Worker.TRAP_INVALID, "NaN operand of a comparison");
    }
    return relation.holds(a, b);
  }

  private static Operation clampSingles(Insn insn) {
    int limits = Operands.register(insn, "lim");
    return AuxLanes.words(
            (w, x) -> smallerSingle(w, greaterSingle(w, x, w.a[limits]), w.a[limits + 1]))
        .create(insn);
  }

  private static Operation clampHalves(Insn insn) {
    int limits = Operands.register(insn, "lim");
    return AuxLanes.words(
            AuxLanes.halves(
                (w, x) ->
                    smallerHalf(w, greaterHalf(w, x, w.a[limits] & 0xFFFF), w.a[limits] >>> 16)))
        .create(insn);
  }
}
