package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.number.Prng;

/**
 * Random words, approximately normal samples, and random masks, all from the worker's {@link Prng}.
 * Distributions are those of the table; which bits an instruction takes is a guess, so single
 * values are not those of a tile.
 */
final class RandomOperations {
  private static final int UNIFORMS = 12;
  private static final int KEEP_ALWAYS = 0x10000;

  private RandomOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("urand32", RandomOperations::word);
    table.put("urand64", RandomOperations::pair);
    table.put("f32v2grand", RandomOperations::normalSingles);
    table.put("f16v2grand", RandomOperations::normalHalves);
    table.put("f32v2rmask", insn -> mask(insn, 1));
    table.put("f16v4rmask", insn -> mask(insn, 2));
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    for (String name : table().keySet()) {
      guesses.put(
          name,
          name.endsWith("grand")
              ? "samples are sums of 12 uniform numbers of 16 bits, less 6"
              : "which bits of the generator are used");
    }
    return guesses;
  }

  private static Operation word(Insn insn) {
    int dst = Operands.register(insn, "dst");
    return w -> w.result(dst, (int) Prng.next(w.prng));
  }

  private static Operation pair(Insn insn) {
    int dst = Operands.register(insn, "dst");
    return w -> {
      long draw = Prng.next(w.prng);
      w.result(dst, (int) draw, (int) (draw >>> 32));
    };
  }

  private static Operation normalSingles(Insn insn) {
    int dst = Operands.register(insn, "dst");
    return w -> {
      int low = Float.floatToRawIntBits((float) normal(w));
      w.result(dst, low, Float.floatToRawIntBits((float) normal(w)));
    };
  }

  private static Operation normalHalves(Insn insn) {
    int dst = Operands.register(insn, "dst");
    return w -> {
      int low = Half.fromDouble(normal(w), Overflow.SATURATE);
      w.result(dst, AuxLanes.join(low, Half.fromDouble(normal(w), Overflow.SATURATE)));
    };
  }

  /** A sum of uniform numbers has mean 0 and variance 1, and ends at -6 and 6. */
  private static double normal(Worker w) {
    double sum = 0;
    for (int i = 0; i < UNIFORMS; i += 4) {
      long draw = Prng.next(w.prng);
      for (int lane = 0; lane < 4; lane++) {
        sum += ((draw >>> (16 * lane)) & 0xFFFF) + 0.5;
      }
    }
    return sum * 0x1p-16 - UNIFORMS / 2;
  }

  private static Operation mask(Insn insn, int lanesPerWord) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src0");
    int probability = Operands.register(insn, "prob");
    return w -> {
      long draw = Prng.next(w.prng);
      int keep = w.a[probability] & (KEEP_ALWAYS | 0xFFFF);
      w.result(
          dst,
          w.a[src] & kept(keep, draw, lanesPerWord),
          w.a[src + 1] & kept(keep, draw >>> (16 * lanesPerWord), lanesPerWord));
    };
  }

  /** All ones in the lanes of a word that stay. */
  private static int kept(int keep, long draw, int lanes) {
    if ((keep & KEEP_ALWAYS) != 0) {
      return -1;
    }
    int low = (draw & 0xFFFF) < keep ? 0xFFFF : 0;
    if (lanes == 1) {
      return low * 0x10001;
    }
    return low | (((draw >>> 16) & 0xFFFF) < keep ? 0xFFFF0000 : 0);
  }
}
