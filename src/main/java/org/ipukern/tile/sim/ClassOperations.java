package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/**
 * Class codes of f32 and f16 lanes. Public codelets show that 1 is a signalling NaN, 2 a quiet NaN,
 * 5 minus zero, and that every number has a code above 2. The other codes are numbers of our own;
 * an instruction that meets one says so.
 */
final class ClassOperations {
  private static final int SIGNALLING_NAN = 1;
  private static final int QUIET_NAN = 2;
  private static final int MINUS_ZERO = 5;

  private static final int INFINITE = 3;
  private static final int PLUS_ZERO = 6;
  private static final int DENORMAL = 7;
  private static final int NORMAL = 9;

  private ClassOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f32class", AuxLanes.words(ClassOperations::single));
    table.put("f32v2class", ClassOperations::twoSingles);
    table.put("f16v2class", AuxLanes.words(AuxLanes.halves(ClassOperations::half)));
    table.put("f16v4class", ClassOperations::fourHalves);
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.put("f16v2class", "one code in each half of the result; sources disagree");
    return guesses;
  }

  private static Operation twoSingles(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, AuxLanes.join(single(w, w.a[src]), single(w, w.a[src + 1])));
  }

  private static Operation fourHalves(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> {
      int low = w.a[src];
      int high = w.a[src + 1];
      int codes = half(w, low & 0xFFFF) | (half(w, low >>> 16) << 8);
      w.result(dst, codes | (half(w, high & 0xFFFF) << 16) | (half(w, high >>> 16) << 24));
    };
  }

  private static int single(Worker w, int bits) {
    int magnitude = bits & 0x7FFFFFFF;
    if (magnitude > 0x7F800000) {
      return (bits & 0x400000) != 0 ? QUIET_NAN : SIGNALLING_NAN;
    }
    return number(w, bits < 0, magnitude, magnitude == 0x7F800000, magnitude < 0x800000);
  }

  private static int half(Worker w, int bits) {
    int magnitude = bits & 0x7FFF;
    if (Half.isNan(bits)) {
      return (bits & 0x200) != 0 ? QUIET_NAN : SIGNALLING_NAN;
    }
    return number(w, bits != magnitude, magnitude, Half.isInfinite(bits), magnitude < 0x400);
  }

  private static int number(
      Worker w, boolean negative, int magnitude, boolean infinite, boolean denormal) {
    if (magnitude == 0 && negative) {
      return MINUS_ZERO;
    }
    w.note("class codes other than those of NaN and minus zero are not known; ours are arbitrary");
    if (magnitude == 0) {
      return PLUS_ZERO;
    }
    int sign = negative ? 1 : 0;
    return infinite ? INFINITE + sign : denormal ? DENORMAL + sign : NORMAL + sign;
  }
}
