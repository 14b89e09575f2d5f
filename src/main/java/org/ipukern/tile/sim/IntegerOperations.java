package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/** Integer arithmetic and logic of both lanes, all modulo 2^32. */
final class IntegerOperations {
  private IntegerOperations() {}

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    binary(table, "add", (x, y) -> x + y);
    binary(table, "sub", (x, y) -> x - y);
    binary(table, "mul", (x, y) -> x * y);
    binary(table, "and", (x, y) -> x & y);
    binary(table, "andc", (x, y) -> x & ~y);
    binary(table, "or", (x, y) -> x | y);
    binary(table, "xor", (x, y) -> x ^ y);
    binary(table, "xnor", (x, y) -> ~(x ^ y));
    binary(table, "shl", (x, y) -> x << shift(y));
    binary(table, "shr", (x, y) -> x >>> shift(y));
    binary(table, "shrs", (x, y) -> x >> shift(y));
    binary(table, "max", Math::max);
    binary(table, "min", Math::min);
    binary(table, "cmpeq", (x, y) -> x == y ? 1 : 0);
    binary(table, "cmpne", (x, y) -> x != y ? 1 : 0);
    binary(table, "cmpslt", (x, y) -> x < y ? 1 : 0);
    binary(table, "cmpult", (x, y) -> Integer.compareUnsigned(x, y) < 0 ? 1 : 0);
    unary(table, "not", x -> ~x);
    unary(table, "abs", Math::abs);
    unary(table, "clz", Integer::numberOfLeadingZeros);
    unary(table, "cms", x -> Integer.numberOfLeadingZeros(x ^ x >> 31) - 1);
    unary(table, "popc", Integer::bitCount);
    unary(table, "bitrev8", x -> Integer.reverseBytes(Integer.reverse(x)));
    wide(table, "and64", (x, y) -> x & y);
    wide(table, "andc64", (x, y) -> x & ~y);
    wide(table, "or64", (x, y) -> x | y);
    table.put("not64", IntegerOperations::not64);
    return table;
  }

  private static void binary(
      Map<String, OperationFactory> table, String mnemonic, IntBinaryOperator operator) {
    table.put(mnemonic, insn -> binary(insn, operator));
  }

  private static void unary(
      Map<String, OperationFactory> table, String mnemonic, IntUnaryOperator operator) {
    table.put(mnemonic, insn -> unary(insn, operator));
  }

  private static void wide(
      Map<String, OperationFactory> table, String mnemonic, IntBinaryOperator operator) {
    table.put(mnemonic, insn -> wide(insn, operator));
  }

  /** The result register, then two sources in the order written, either of them a constant. */
  static Operation binary(Insn insn, IntBinaryOperator operator) {
    int dst = Operands.register(insn, "dst");
    Operand first = insn.operands().get(1);
    Operand second = insn.operands().get(2);
    int x = (int) first.value();
    int y = (int) second.value();
    if (Operands.isAux(insn, "dst")) {
      return second.spec().kind().isAux()
          ? w -> w.result(dst, operator.applyAsInt(w.a[x], w.a[y]))
          : w -> w.result(dst, operator.applyAsInt(w.a[x], y));
    }
    if (!first.spec().kind().isMain()) {
      return w -> w.setM(dst, operator.applyAsInt(x, w.m[y]));
    }
    return second.spec().kind().isMain()
        ? w -> w.setM(dst, operator.applyAsInt(w.m[x], w.m[y]))
        : w -> w.setM(dst, operator.applyAsInt(w.m[x], y));
  }

  /** The result register, then one source register. */
  static Operation unary(Insn insn, IntUnaryOperator operator) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return Operands.isAux(insn, "dst")
        ? w -> w.result(dst, operator.applyAsInt(w.a[src]))
        : w -> w.setM(dst, operator.applyAsInt(w.m[src]));
  }

  private static Operation wide(Insn insn, IntBinaryOperator operator) {
    int dst = Operands.register(insn, "dst");
    int x = Operands.register(insn, "src0");
    int y = Operands.register(insn, "src1");
    return w ->
        w.result(
            dst, operator.applyAsInt(w.a[x], w.a[y]), operator.applyAsInt(w.a[x + 1], w.a[y + 1]));
  }

  private static Operation not64(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int src = Operands.register(insn, "src");
    return w -> w.result(dst, ~w.a[src], ~w.a[src + 1]);
  }

  private static int shift(int amount) {
    if (amount < 0 || amount > 31) {
      throw new FaultException(
          FaultKind.UNKNOWN_SEMANTICS,
          String.format(
              Locale.ROOT, "no source says what a shift by %d does; 0 to 31 are known", amount));
    }
    return amount;
  }
}
