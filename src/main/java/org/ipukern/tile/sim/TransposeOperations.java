package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.InstructionTable;

/**
 * The 4x4 transpose of 16-bit elements that {@code f16v4istacc} and {@code f16v4stacc} make
 * together: two {@code istacc} take four rows, and two {@code stacc} and the next two {@code
 * istacc} deliver the four columns.
 *
 * <p>That much is known, and that {@code stacc} with {@code TSTACC_P0} returns AACC[0] and [2] and
 * copies AACC[4] and [6] to [1] and [3]. Where {@code istacc} keeps the rest is a guess that fits:
 * column k in AACC[4 k] and [4 k + 2], its rows 0 and 1 in the first. Before {@code istacc} writes
 * the next rows there, the last column moves to AACC[13] and [15].
 */
final class TransposeOperations {
  private static final long ISTACC_P0 = constant("TISTACC_P0");
  private static final long ISTACC_P1 = constant("TISTACC_P1");
  private static final long STACC_P0 = constant("TSTACC_P0");
  private static final long STACC_P1 = constant("TSTACC_P1");
  private static final int EXPONENT = 0x7F800000;

  private TransposeOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f16v4istacc", TransposeOperations::insert);
    table.put("f16v4stacc", TransposeOperations::deliver);
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    String text = "which accumulators hold the transposed words between the calls";
    guesses.put("f16v4istacc", text);
    guesses.put("f16v4stacc", text);
    return guesses;
  }

  private static Operation insert(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int row0 = Operands.register(insn, "src0");
    int row1 = Operands.register(insn, "src1");
    Operand flags = insn.operand("flags");
    if (flags.value() == ISTACC_P0) {
      return w -> {
        result(w, dst, 8, 10);
        move(w, 13, 12);
        move(w, 15, 14);
        interleave(w, row0, row1, 0);
      };
    }
    if (flags.value() == ISTACC_P1) {
      return w -> {
        result(w, dst, 13, 15);
        interleave(w, row0, row1, 2);
      };
    }
    return unknown(insn, flags);
  }

  private static Operation deliver(Insn insn) {
    int dst = Operands.register(insn, "dst");
    Operand flags = insn.operand("flags");
    if (flags.value() == STACC_P0) {
      return w -> {
        result(w, dst, 0, 2);
        move(w, 1, 4);
        move(w, 3, 6);
      };
    }
    if (flags.value() == STACC_P1) {
      return w -> result(w, dst, 1, 3);
    }
    return unknown(insn, flags);
  }

  /** Element k of both rows becomes AACC[4 k + offset]. */
  private static void interleave(Worker w, int row0, int row1, int offset) {
    for (int word = 0; word < 2; word++) {
      int x = w.a[row0 + word];
      int y = w.a[row1 + word];
      set(w, 8 * word + offset, AuxLanes.join(x, y));
      set(w, 8 * word + 4 + offset, (x >>> 16) | (y & 0xFFFF0000));
    }
  }

  private static Operation unknown(Insn insn, Operand flags) {
    String message =
        String.format(
            Locale.ROOT,
            "%s does not take %s; it takes phases 0 and 1 of its own names",
            insn.mnemonic(),
            flags.symbol().isEmpty() ? Long.toString(flags.value()) : flags.symbol());
    return w -> {
      throw new FaultException(FaultKind.INVALID_OPERAND, message);
    };
  }

  private static void result(Worker w, int dst, int low, int high) {
    w.result(dst, bits(w, low), bits(w, high));
    if (!w.accumulators.isDefined(low) || !w.accumulators.isDefined(high)) {
      w.resultIsGarbage(dst, 2);
    }
  }

  private static void move(Worker w, int to, int from) {
    int bits = bits(w, from);
    w.accumulators.move(to, from);
    store(w, to, bits);
  }

  private static void set(Worker w, int index, int bits) {
    w.accumulators.set(index, 0);
    store(w, index, bits);
  }

  // Accumulators hold f32 values as doubles. Words that are f32 NaN patterns must keep every bit,
  // which a conversion would not promise, so their fields are moved by hand.

  private static void store(Worker w, int index, int bits) {
    bank(w, index)[index >> 1] =
        (bits & EXPONENT) == EXPONENT
            ? Double.longBitsToDouble(
                ((bits & 0x80000000L) << 32)
                    | 0x7FF0000000000000L
                    | ((long) (bits & 0x7FFFFF) << 29))
            : Float.intBitsToFloat(bits);
  }

  private static int bits(Worker w, int index) {
    double value = bank(w, index)[index >> 1];
    if (Math.abs(value) <= Float.MAX_VALUE) {
      return Float.floatToRawIntBits((float) value);
    }
    long bits = Double.doubleToRawLongBits(value);
    return ((int) (bits >>> 32) & 0x80000000) | EXPONENT | ((int) (bits >>> 29) & 0x7FFFFF);
  }

  private static double[] bank(Worker w, int index) {
    return (index & 1) == 0 ? w.accumulators.queue : w.accumulators.sums;
  }

  private static long constant(String name) {
    return InstructionTable.ipu21().constant(name).orElseThrow().value();
  }
}
