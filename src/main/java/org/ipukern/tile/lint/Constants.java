package org.ipukern.tile.lint;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongBinaryOperator;
import java.util.function.LongFunction;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/**
 * What is known about the values of registers at one place: for each register a small set of 32-bit
 * values that it may hold there; a register that is not in the map may hold anything. Immutable.
 */
final class Constants {
  /** Nothing is known. */
  static final Constants NONE = new Constants(new TreeMap<>());

  private static final int MOST_VALUES = 8;
  private static final long WORD = 0xFFFFFFFFL;

  private final NavigableMap<Integer, NavigableSet<Long>> values;

  private Constants(NavigableMap<Integer, NavigableSet<Long>> values) {
    this.values = values;
  }

  /** The values that a register may hold, empty if any. */
  NavigableSet<Long> of(int register) {
    if ((Registers.ZEROS >> register & 1) != 0) {
      return Collections.unmodifiableNavigableSet(new TreeSet<>(List.of(0L)));
    }
    return values.getOrDefault(register, Collections.emptyNavigableSet());
  }

  /** The values that a register operand may hold, empty if any. */
  NavigableSet<Long> of(Operand operand) {
    return of(Registers.index(operand));
  }

  /** What holds if either this or the other holds. */
  Constants or(Constants other) {
    if (equals(other)) {
      return this;
    }
    NavigableMap<Integer, NavigableSet<Long>> both = new TreeMap<>();
    for (Map.Entry<Integer, NavigableSet<Long>> entry : values.entrySet()) {
      NavigableSet<Long> others = other.values.get(entry.getKey());
      if (others != null) {
        TreeSet<Long> union = new TreeSet<>(entry.getValue());
        union.addAll(others);
        if (union.size() <= MOST_VALUES) {
          both.put(entry.getKey(), union);
        }
      }
    }
    return new Constants(both);
  }

  /** What is left once some registers may hold anything. */
  Constants without(long registers) {
    NavigableMap<Integer, NavigableSet<Long>> left = new TreeMap<>(values);
    return left.keySet().removeIf(register -> (registers >> register & 1) != 0)
        ? new Constants(left)
        : this;
  }

  /** What holds behind the instructions of a unit, all of which see the values before it. */
  Constants after(List<Insn> instructions) {
    NavigableMap<Integer, NavigableSet<Long>> next = null;
    for (Insn insn : instructions) {
      long written = Registers.writes(insn);
      if (written == 0) {
        continue;
      }
      next = next == null ? new TreeMap<>(values) : next;
      next.keySet().removeIf(register -> (written >> register & 1) != 0);
      NavigableSet<Long> result = result(insn);
      if (!result.isEmpty() && result.size() <= MOST_VALUES) {
        next.put(Registers.index(insn.operands().get(0)), result);
      }
    }
    return next == null ? this : new Constants(next);
  }

  private NavigableSet<Long> result(Insn insn) {
    List<Operand> operands = insn.operands();
    if (operands.isEmpty() || operands.get(0).spec().kind().registers() != 1) {
      return Collections.emptyNavigableSet();
    }
    return switch (insn.mnemonic()) {
      case "zero" -> new TreeSet<>(List.of(0L));
      case "setzi", "ldconst", "mov" -> map(insn, 1, value -> value);
      case "add" -> combine(insn, Long::sum);
      case "sub" -> combine(insn, (a, b) -> a - b);
      case "mul" -> combine(insn, (a, b) -> a * b);
      case "and" -> combine(insn, (a, b) -> a & b);
      case "or" -> combine(insn, (a, b) -> a | b);
      case "shl" -> combine(insn, (a, b) -> b < 32 ? a << b : 0);
      case "shr" -> combine(insn, (a, b) -> b < 32 ? (a & WORD) >>> b : 0);
      default -> Collections.emptyNavigableSet();
    };
  }

  private NavigableSet<Long> map(Insn insn, int operand, LongFunction<Long> function) {
    TreeSet<Long> results = new TreeSet<>();
    for (long value : input(insn.operands().get(operand))) {
      results.add(function.apply(value) & WORD);
    }
    return results;
  }

  private NavigableSet<Long> combine(Insn insn, LongBinaryOperator function) {
    TreeSet<Long> results = new TreeSet<>();
    for (long left : input(insn.operands().get(1))) {
      for (long right : input(insn.operands().get(2))) {
        results.add(function.applyAsLong(left, right) & WORD);
      }
    }
    return results;
  }

  private NavigableSet<Long> input(Operand operand) {
    OperandKind kind = operand.spec().kind();
    if (kind.isImmediate()) {
      if (operand.value() == 0 && !operand.symbol().isEmpty()) {
        // A symbol of another object; its address is not known here.
        return Collections.emptyNavigableSet();
      }
      return new TreeSet<>(List.of(operand.value() & WORD));
    }
    return kind.registers() == 1 ? of(operand) : Collections.emptyNavigableSet();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Constants that && values.equals(that.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return values.toString();
  }
}
