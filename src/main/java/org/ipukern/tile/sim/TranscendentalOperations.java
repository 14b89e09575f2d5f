package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;
import org.ipukern.tile.number.Half;

/**
 * Exponentials, logarithms, sigmoid and hyperbolic tangent of f32 and f16 lanes. Each is computed
 * in double precision by {@link StrictMath}, the same on every machine, and rounded once: within
 * 0.501 units in the last place of the exact value. No source gives the accuracy of the tile, so
 * the last place is a guess.
 *
 * <p>Logarithms of zero raise division by zero and give minus infinity, which an f16 lane saturates
 * or turns into NaN like any overflow; logarithms of negative numbers are invalid.
 */
final class TranscendentalOperations {
  private static final double LN2 = StrictMath.log(2);

  private TranscendentalOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    functions()
        .forEach(
            (name, function) -> {
              table.put("f32" + name, AuxLanes.words((w, x) -> single(w, function, x)));
              table.put(
                  "f16v2" + name, AuxLanes.words(AuxLanes.halves((w, x) -> half(w, function, x))));
            });
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    for (String name : table().keySet()) {
      guesses.put(
          name, "the last place: rounded to nearest even here, accuracy of the tile unknown");
    }
    return guesses;
  }

  private static Map<String, DoubleUnaryOperator> functions() {
    Map<String, DoubleUnaryOperator> functions = new LinkedHashMap<>();
    functions.put("exp", StrictMath::exp);
    functions.put("exp2", x -> StrictMath.pow(2, x));
    functions.put("ln", StrictMath::log);
    functions.put("log2", x -> StrictMath.log(x) / LN2);
    functions.put("sigm", x -> 1 / (1 + StrictMath.exp(-x)));
    functions.put("tanh", StrictMath::tanh);
    return functions;
  }

  private static int single(Worker w, DoubleUnaryOperator function, int bits) {
    float x = Float.intBitsToFloat(bits);
    float value = (float) function.applyAsDouble(x);
    int flags = x == 0 ? Worker.TRAP_DIVIDE_BY_ZERO : Worker.TRAP_OVERFLOW;
    return Singles.result(w, value, Float.isInfinite(x) ? 0 : flags);
  }

  private static int half(Worker w, DoubleUnaryOperator function, int bits) {
    float x = Half.toFloat(bits);
    double value = function.applyAsDouble(x);
    if (x == 0 && Double.isInfinite(value)) {
      w.raise(Worker.TRAP_DIVIDE_BY_ZERO, "logarithm of zero");
    }
    return Halves.nearest(w, value);
  }
}
