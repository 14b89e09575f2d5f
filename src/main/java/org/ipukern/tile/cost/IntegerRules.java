package org.ipukern.tile.cost;

import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Results of the main lane's integer instructions, sources in the order in which they are written.
 */
final class IntegerRules {
  /** A result of two known values, {@link Word#UNKNOWN} where no public source gives it. */
  @FunctionalInterface
  interface Binary {
    long of(int first, int second);
  }

  private static final Map<String, Binary> BINARY =
      Map.ofEntries(
          Map.entry("add", (a, b) -> a + b),
          Map.entry("sub", (a, b) -> a - b),
          Map.entry("mul", (a, b) -> (int) ((long) a * b)),
          Map.entry("and", (a, b) -> a & b),
          Map.entry("andc", (a, b) -> a & ~b),
          Map.entry("or", (a, b) -> a | b),
          Map.entry("xor", (a, b) -> a ^ b),
          Map.entry("xnor", (a, b) -> ~(a ^ b)),
          Map.entry("shl", (a, n) -> isShift(n) ? a << n : Word.UNKNOWN),
          Map.entry("shr", (a, n) -> isShift(n) ? a >>> n : Word.UNKNOWN),
          Map.entry("shrs", (a, n) -> isShift(n) ? a >> n : Word.UNKNOWN),
          Map.entry("max", Math::max),
          Map.entry("min", Math::min),
          Map.entry("cmpeq", (a, b) -> bit(a == b)),
          Map.entry("cmpne", (a, b) -> bit(a != b)),
          Map.entry("cmpslt", (a, b) -> bit(a < b)),
          Map.entry("cmpult", (a, b) -> bit(Integer.compareUnsigned(a, b) < 0)),
          Map.entry("sort4x16lo", (a, b) -> (a & 0xFFFF) | b << 16),
          Map.entry("sort4x16hi", (a, b) -> a >>> 16 | (b & 0xFFFF0000)),
          Map.entry("roll16", (a, b) -> a >>> 16 | b << 16));

  private static final Map<String, IntUnaryOperator> UNARY =
      Map.of(
          "mov", a -> a,
          "setzi", a -> a,
          "ldconst", a -> a,
          "abs", Math::abs,
          "clz", Integer::numberOfLeadingZeros,
          "cms", a -> Integer.numberOfLeadingZeros(a ^ a >> 31) - 1,
          "popc", Integer::bitCount,
          "bitrev8", a -> Integer.reverseBytes(Integer.reverse(a)));

  private IntegerRules() {}

  static Optional<Binary> binary(String mnemonic) {
    return Optional.ofNullable(BINARY.get(mnemonic));
  }

  static Optional<IntUnaryOperator> unary(String mnemonic) {
    return Optional.ofNullable(UNARY.get(mnemonic));
  }

  /** Applies a rule to values that may be unknown. */
  static long apply(Binary rule, long first, long second) {
    return Word.isKnown(first) && Word.isKnown(second)
        ? rule.of((int) first, (int) second)
        : Word.UNKNOWN;
  }

  /** Applies a rule to a value that may be unknown. */
  static long apply(IntUnaryOperator rule, long value) {
    return Word.isKnown(value) ? rule.applyAsInt((int) value) : Word.UNKNOWN;
  }

  /** What a shift by more than 31 gives is an open point of the public sources. */
  private static boolean isShift(int n) {
    return n >= 0 && n < 32;
  }

  private static int bit(boolean holds) {
    return holds ? 1 : 0;
  }
}
