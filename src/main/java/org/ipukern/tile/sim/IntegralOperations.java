package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;

/**
 * Integral f32 values and conversions between f32 and 32-bit integers. What does not fit an integer
 * raises invalid operation and saturates, NaN to 0; no source says what the tile delivers.
 */
final class IntegralOperations {
  private static final double UNSIGNED_MAX = 0xFFFFFFFFL;

  private IntegralOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f32int", IntegralOperations::integral);
    table.put("f32fromi32", AuxLanes.words((w, x) -> Float.floatToRawIntBits((float) x)));
    table.put(
        "f32fromui32",
        AuxLanes.words((w, x) -> Float.floatToRawIntBits((float) Integer.toUnsignedLong(x))));
    table.put(
        "f32toi32",
        AuxLanes.words((w, x) -> (int) toInteger(w, x, Integer.MIN_VALUE, Integer.MAX_VALUE)));
    table.put("f32toui32", AuxLanes.words((w, x) -> (int) toInteger(w, x, 0, UNSIGNED_MAX)));
    return table;
  }

  private static Operation integral(Insn insn) {
    int mode = (int) insn.operand("rnd").value();
    return AuxLanes.words(
            (w, x) -> {
              if (mode == 0) {
                w.note("f32int rounding mode 0 is taken to be to nearest even");
              }
              float value = Float.intBitsToFloat(x);
              return Singles.result(w, (float) RoundingMode.round(w, value, mode), 0);
            })
        .create(insn);
  }

  private static long toInteger(Worker w, int bits, double least, double greatest) {
    double value = Float.intBitsToFloat(bits);
    double rounded = RoundingMode.round(w, value, RoundingMode.ofControl(w));
    if (rounded >= least && rounded <= greatest) {
      return (long) rounded;
    }
    w.raise(Worker.TRAP_INVALID, "f32 value outside the integer's range");
    w.note("an f32 value outside an integer's range saturates here, NaN gives 0");
    return (long) (rounded < least ? least : rounded > greatest ? greatest : 0);
  }
}
