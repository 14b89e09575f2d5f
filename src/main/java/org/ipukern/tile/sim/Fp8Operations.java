package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.number.Fp8Format;
import org.ipukern.tile.number.Half;
import org.ipukern.tile.number.Overflow;
import org.ipukern.tile.number.Prng;

/**
 * Conversions between FP8 and f16. {@code $FP_NFMT} bit 1 selects the format, and the signed six
 * bits of {@code $FP_SCL} are a power of two that multiplies the source of either direction, before
 * the one rounding. Rounding is to nearest even, or stochastic with {@code $FP_CTL.ESR}, for which
 * no source shows it. What rounds beyond the greatest byte raises overflow and saturates, or with
 * {@code $FP_CTL.NANOO} gives {@code 0x80} and raises invalid operation too; infinities and NaN
 * give {@code 0x80} always.
 */
final class Fp8Operations {
  /** What the bytes hold that {@code f16v2tof8} leaves unspecified: NaN, so that use shows. */
  private static final int UNSPECIFIED = 0x80800000;

  private Fp8Operations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("f8v2tof16", Fp8Operations::widenTwo);
    table.put("f8v4tof16", Fp8Operations::widenFour);
    table.put("f16v2tof8", Fp8Operations::narrowTwo);
    table.put("f16v8tof8", Fp8Operations::narrowEight);
    return table;
  }

  /** What is guessed about the operations, by mnemonic. */
  static Map<String, String> guesses() {
    Map<String, String> guesses = new LinkedHashMap<>();
    guesses.put("f16v2tof8", "bytes 2 and 3 of the result are unspecified, NaN here");
    return guesses;
  }

  private static Operation widenTwo(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, widenPair(w, w.a[src], Halves.draw(w), 0));
  }

  private static Operation widenFour(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> {
      long draw = Halves.draw(w);
      int bytes = w.a[src];
      w.result(dst, widenPair(w, bytes, draw, 0), widenPair(w, bytes >>> 16, draw, 2));
    };
  }

  private static Operation narrowTwo(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, narrowPair(w, w.a[src], Halves.draw(w), 0) | UNSPECIFIED);
  }

  private static Operation narrowEight(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, narrowQuad(w, src), narrowQuad(w, src + 2));
  }

  /** Four bytes from a pair of registers; each four have a draw of their own. */
  private static int narrowQuad(Worker w, int src) {
    long draw = Halves.draw(w);
    return narrowPair(w, w.a[src], draw, 0) | (narrowPair(w, w.a[src + 1], draw, 2) << 16);
  }

  private static int widenPair(Worker w, int bytes, long draw, int lane) {
    Fp8Format format = format(w);
    int scale = scale(w);
    return AuxLanes.join(
        Halves.convert(w, scaled(format.decode(bytes), scale), draw, lane),
        Halves.convert(w, scaled(format.decode(bytes >>> 8), scale), draw, lane + 1));
  }

  private static int narrowPair(Worker w, int halves, long draw, int lane) {
    Fp8Format format = format(w);
    int scale = scale(w);
    int low = narrow(w, format, halves & 0xFFFF, scale, draw, lane);
    return low | (narrow(w, format, halves >>> 16, scale, draw, lane + 1) << 8);
  }

  private static int narrow(Worker w, Fp8Format format, int half, int scale, long draw, int lane) {
    double value = scaled(Half.toFloat(half), scale);
    int code;
    if ((w.fpCtl & Worker.STOCHASTIC_ROUNDING) != 0) {
      w.note("$FP_CTL.ESR is taken to make conversions to FP8 stochastic");
      code = format.encode(value, Overflow.NAN, Prng.rounding(draw, lane));
    } else {
      code = format.encode(value, Overflow.NAN);
    }
    return code == Fp8Format.NAN ? special(w, format, value) : code;
  }

  private static int special(Worker w, Fp8Format format, double value) {
    if (!(Math.abs(value) < Double.POSITIVE_INFINITY)) {
      w.raise(Worker.TRAP_INVALID, "NaN or infinite operand of a conversion to FP8");
      return Fp8Format.NAN;
    }
    boolean toNan = (w.fpCtl & Worker.NAN_ON_OVERFLOW) != 0;
    w.raise(
        toNan ? Worker.TRAP_OVERFLOW | Worker.TRAP_INVALID : Worker.TRAP_OVERFLOW,
        "FP8 result beyond the greatest " + format);
    return toNan ? Fp8Format.NAN : format.encode(value, Overflow.SATURATE);
  }

  private static Fp8Format format(Worker w) {
    return Fp8Format.ofBit(w.fpNfmt >>> 1);
  }

  /** The signed six bits of {@code $FP_SCL}; the bits above mean nothing. */
  private static int scale(Worker w) {
    int scale = (w.fpScl << 26) >> 26;
    if (scale != 0) {
      w.note("$FP_SCL is taken to multiply the source of a conversion before the rounding");
    }
    return scale;
  }

  private static double scaled(float value, int scale) {
    return scale == 0 ? value : Math.scalb((double) value, scale);
  }
}
