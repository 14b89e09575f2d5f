package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Division and roots of f32. {@code f32div}, {@code f32sqrt} and {@code f32oox} are correctly
 * rounded here; {@code f32oorx} is computed in double precision and rounded once, which is within
 * 0.501 units in the last place. No source gives the accuracy of the tile.
 */
final class DivideOperations {
  private static final int ONE = Float.floatToRawIntBits(1);

  private DivideOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f32div", AuxLanes.words(Singles::divide));
    table.put("f32sqrt", AuxLanes.words(DivideOperations::root));
    table.put("f32oox", AuxLanes.words((w, x) -> Singles.divide(w, ONE, x)));
    table.put("f32oorx", AuxLanes.words(DivideOperations::inverseRoot));
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    for (String name : new String[] {"f32sqrt", "f32oox", "f32oorx"}) {
      guesses.put(
          name, "the last place: rounded to nearest even here, accuracy of the tile unknown");
    }
    return guesses;
  }

  private static int root(Worker w, int x) {
    // An infinite result comes from an infinite operand alone, which is no exception.
    return Singles.result(w, (float) Math.sqrt(Float.intBitsToFloat(x)), 0);
  }

  private static int inverseRoot(Worker w, int x) {
    double root = Math.sqrt(Float.intBitsToFloat(x));
    return Singles.result(w, (float) (1 / root), Worker.TRAP_DIVIDE_BY_ZERO);
  }
}
