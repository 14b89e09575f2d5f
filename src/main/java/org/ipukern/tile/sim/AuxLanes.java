package org.ipukern.tile.sim;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/**
 * Turns arithmetic on one 32-bit word into operations on one register or a pair. Half-precision
 * lanes are the two halves of a word, the lower one first.
 */
final class AuxLanes {
  private static final int LOW = 0xFFFF;

  private AuxLanes() {}

  /** Arithmetic on the bits of one source lane. */
  @FunctionalInterface
  interface Unary {
    int apply(Worker w, int x);
  }

  /** Arithmetic on the bits of two source lanes. */
  @FunctionalInterface
  interface Binary {
    int apply(Worker w, int x, int y);
  }

  /** Delivers word {@code index} of a source operand, broadcast or not. */
  @FunctionalInterface
  interface Source {
    int word(Worker w, int index);
  }

  /** The words of a register operand; a broadcast one gives the same word for every index. */
  static Source source(Operand operand) {
    int register = (int) operand.value();
    return switch (operand.spec().kind()) {
      case AREG_B -> (w, index) -> w.a[register];
      case AREG_BL -> (w, index) -> (w.a[register] & LOW) | (w.a[register] << 16);
      case AREG_BU -> (w, index) -> (w.a[register] >>> 16) | (w.a[register] & ~LOW);
      default -> (w, index) -> w.a[register + index];
    };
  }

  /** True if the operand is a register pair. */
  static boolean isPair(Insn insn, String name) {
    return insn.operand(name).spec().kind().registers() == 2;
  }

  /** One result word from each word of {@code src}. */
  static OperationFactory words(Unary operator) {
    return insn -> {
      int dst = Operands.register(insn, "dst");
      int src = Operands.register(insn, "src");
      if (isPair(insn, "dst")) {
        return w -> w.result(dst, operator.apply(w, w.a[src]), operator.apply(w, w.a[src + 1]));
      }
      return w -> w.result(dst, operator.apply(w, w.a[src]));
    };
  }

  /** One result word from each word of {@code src0} and {@code src1}. */
  static OperationFactory words(Binary operator) {
    return insn -> {
      int dst = Operands.register(insn, "dst");
      Source first = source(insn.operand("src0"));
      int second = Operands.register(insn, "src1");
      if (isPair(insn, "dst")) {
        return w ->
            w.result(
                dst,
                operator.apply(w, first.word(w, 0), w.a[second]),
                operator.apply(w, first.word(w, 1), w.a[second + 1]));
      }
      return w -> w.result(dst, operator.apply(w, first.word(w, 0), w.a[second]));
    };
  }

  /** The same on both halves of a word. */
  static Unary halves(Unary operator) {
    return (w, x) -> join(operator.apply(w, x & LOW), operator.apply(w, x >>> 16));
  }

  /** The same on both halves of a word. */
  static Binary halves(Binary operator) {
    return (w, x, y) ->
        join(operator.apply(w, x & LOW, y & LOW), operator.apply(w, x >>> 16, y >>> 16));
  }

  /** A word of two halves. */
  static int join(int low, int high) {
    return (low & LOW) | (high << 16);
  }
}
