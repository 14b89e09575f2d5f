package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;

/** Sums and largest values across the f16 lanes of a word, neighbours together. */
final class ReduceOperations {
  private ReduceOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f16v2sum", AuxLanes.words(ReduceOperations::sum));
    table.put("f16v4sum", AuxLanes.words(ReduceOperations::sum));
    table.put("f16v2maxc", AuxLanes.words((w, x) -> greatest(w, x) * 0x10001));
    table.put("f16v4maxc", ReduceOperations::greatestOfPairs);
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.put("f16v4sum", "lanes 0 and 1, and lanes 2 and 3, are added");
    guesses.put("f16v2maxc", "both halves of the result hold the greater lane");
    guesses.put("f16v4maxc", "lanes 0 and 1, and lanes 2 and 3, are compared");
    return guesses;
  }

  private static Operation greatestOfPairs(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, AuxLanes.join(greatest(w, w.a[src]), greatest(w, w.a[src + 1])));
  }

  private static int greatest(Worker w, int word) {
    return CompareOperations.greaterHalf(w, word & 0xFFFF, word >>> 16);
  }

  /** The f32 sum of both halves of a word. */
  private static int sum(Worker w, int word) {
    // The f32 addition rounds once, and halves are exact in f32.
    return Singles.add(
        w,
        Float.floatToRawIntBits(Half.toFloat(word & 0xFFFF)),
        Float.floatToRawIntBits(Half.toFloat(word >>> 16)));
  }
}
