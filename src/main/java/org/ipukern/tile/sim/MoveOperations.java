package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/** Moves, constants, and the byte, half and word shuffles of both lanes. */
final class MoveOperations {
  private static final int LOW = 0xFFFF;

  private MoveOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("mov", MoveOperations::move);
    table.put("zero", MoveOperations::zero);
    table.put("setzi", MoveOperations::constant);
    table.put("atom", MoveOperations::move);
    table.put("movz", insn -> conditional(insn, true));
    table.put("movnz", insn -> conditional(insn, false));
    table.put("nop", insn -> w -> {});
    table.put("fnop", insn -> w -> {});
    shuffle(table, "sort4x16lo", (x, y) -> (x & LOW) | y << 16);
    shuffle(table, "sort4x16hi", (x, y) -> x >>> 16 | (y & ~LOW));
    shuffle(table, "sort8x8lo", (x, y) -> evenBytes(x) | evenBytes(y) << 16);
    shuffle(table, "sort8x8hi", (x, y) -> evenBytes(x >>> 8) | evenBytes(y >>> 8) << 16);
    shuffle(table, "shuf8x8lo", (x, y) -> spread(x) | spread(y) << 8);
    shuffle(table, "shuf8x8hi", (x, y) -> spread(x >>> 16) | spread(y >>> 16) << 8);
    shuffle(table, "roll16", (x, y) -> x >>> 16 | y << 16);
    shuffle(table, "roll8r", (x, y) -> x >>> 8 | y << 24);
    shuffle(table, "roll8l", (x, y) -> y << 8 | x >>> 24);
    table.put("swap16", insn -> IntegerOperations.unary(insn, x -> Integer.rotateLeft(x, 16)));
    table.put(
        "sort8",
        insn -> IntegerOperations.unary(insn, x -> evenBytes(x) | evenBytes(x >>> 8) << 16));
    table.put(
        "swap8",
        insn -> IntegerOperations.unary(insn, x -> (x & 0xFF00FF) << 8 | (x >>> 8 & 0xFF00FF)));
    table.put("sort4x32lo", insn -> pairs(insn, 0, 0));
    table.put("sort4x32hi", insn -> pairs(insn, 1, 1));
    table.put("roll32", insn -> pairs(insn, 1, 0));
    return table;
  }

  private static void shuffle(
      Map<String, OperationFactory> table, String mnemonic, IntBinaryOperator operator) {
    table.put(mnemonic, insn -> shuffle(insn, operator));
  }

  /** A shuffle of two registers; a broadcast first source is one of its halves, twice. */
  private static Operation shuffle(Insn insn, IntBinaryOperator operator) {
    OperandKind kind = insn.operand("src0").spec().kind();
    if (kind == OperandKind.AREG_BU) {
      return IntegerOperations.binary(
          insn, (x, y) -> operator.applyAsInt(x >>> 16 | (x & ~LOW), y));
    }
    if (kind == OperandKind.AREG_BL) {
      return IntegerOperations.binary(insn, (x, y) -> operator.applyAsInt((x & LOW) | x << 16, y));
    }
    return IntegerOperations.binary(insn, operator);
  }

  private static Operation move(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    if (insn.operand("dst").spec().kind() == OperandKind.APAIR) {
      return w -> w.result(dst, w.a[src], w.a[src + 1]);
    }
    if (Operands.isAux(insn, "dst")) {
      return w -> w.result(dst, w.a[src]);
    }
    return Operands.isAux(insn, "src") ? w -> w.setM(dst, w.a[src]) : w -> w.setM(dst, w.m[src]);
  }

  private static Operation zero(Insn insn) {
    int dst = Operands.register(insn, "dst");
    if (insn.operand("dst").spec().kind() == OperandKind.APAIR) {
      return w -> w.result(dst, 0, 0);
    }
    return Operands.isAux(insn, "dst") ? w -> w.result(dst, 0) : w -> w.setM(dst, 0);
  }

  private static Operation constant(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int value = (int) insn.operand("imm").value();
    return Operands.isAux(insn, "dst") ? w -> w.result(dst, value) : w -> w.setM(dst, value);
  }

  private static Operation conditional(Insn insn, boolean ifZero) {
    int dst = Operands.register(insn, "srcdst");
    int condition = Operands.register(insn, "cond");
    Operand src = insn.operand("src");
    int from = (int) src.value();
    return w -> {
      if (w.m[condition] == 0 == ifZero) {
        w.setM(dst, w.m[from]);
      }
    };
  }

  /** One word of each of two pairs. */
  private static Operation pairs(Insn insn, int word0, int word1) {
    int dst = Operands.register(insn, "dst");
    int x = Operands.register(insn, "src0") + word0;
    int y = Operands.register(insn, "src1") + word1;
    return w -> w.result(dst, w.a[x], w.a[y]);
  }

  /** Bytes 0 and 2 in the low half. */
  private static int evenBytes(int x) {
    return (x & 0xFF) | (x >>> 8 & 0xFF00);
  }

  /** Bytes 0 and 1 as the low bytes of two halves. */
  private static int spread(int x) {
    return (x & 0xFF) | (x & 0xFF00) << 8;
  }
}
