package org.ipukern.tile.lint;

import java.util.Map;
import java.util.TreeMap;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/**
 * The stack of a supervisor function on one way to a place. Immutable.
 *
 * @param known false if {@code $sp} was set to something that is not a constant off its old value
 * @param depth bytes that {@code $sp} stands below its value at entry
 * @param deepest greatest depth so far, in bytes
 * @param saved registers whose value at entry lies on the stack, by depth in bytes
 * @param lost registers of the calling convention that no longer hold their value at entry
 * @param unsure registers of which that is not known
 */
record StackState(
    boolean known, long depth, long deepest, Map<Long, Integer> saved, long lost, long unsure) {
  static final StackState AT_ENTRY = new StackState(true, 0, 0, Map.of(), 0, 0);

  /** The registers that a function must give back as it got them. */
  private static final long KEPT = Registers.main(Registers.LINK) | Registers.main(Registers.FRAME);

  private static final long WORD_BYTES = 4;
  private static final int MAIN_ZERO = 15;

  /** False for instructions that cannot change the state. */
  static boolean concerns(Insn insn) {
    return insn.mnemonic().equals("st32")
        || (Registers.writes(insn) & (KEPT | Registers.main(Registers.STACK))) != 0;
  }

  /** The same with another greatest depth, which is never less than the present one. */
  StackState withDeepest(long bytes) {
    return new StackState(known, depth, Math.max(bytes, depth), saved, lost, unsure);
  }

  StackState after(Insn insn) {
    return switch (insn.mnemonic()) {
      case "st32" -> store(insn);
      case "ld32" -> load(insn);
      case "add", "sub" -> move(insn);
      case "call" -> losing(Registers.writes(insn) & KEPT);
      default -> other(insn);
    };
  }

  private StackState other(Insn insn) {
    long written = Registers.writes(insn);
    if ((written & Registers.main(Registers.STACK)) != 0) {
      return new StackState(false, 0, deepest, Map.of(), lost, unsure | KEPT);
    }
    // A copy may bring the old value back, and arithmetic on it may be meant.
    boolean derived = insn.mnemonic().equals("mov") || (Registers.reads(insn) & written) != 0;
    return derived ? unsureOf(written & KEPT) : losing(written & KEPT);
  }

  private StackState move(Insn insn) {
    Operand last = insn.operands().get(2);
    boolean constant =
        known
            && isStack(insn.operands().get(0))
            && isStack(insn.operands().get(1))
            && last.spec().kind().isImmediate();
    if (!constant) {
      return other(insn);
    }
    long next = depth + (insn.mnemonic().equals("add") ? -last.value() : last.value());
    return new StackState(true, next, Math.max(deepest, next), saved, lost, unsure);
  }

  private StackState store(Insn insn) {
    if (!known || !isSlot(insn)) {
      return this;
    }
    int register = (int) insn.operands().get(0).value();
    long bit = Registers.main(register);
    Map<Long, Integer> slots = new TreeMap<>(saved);
    if ((bit & KEPT & ~lost & ~unsure) != 0) {
      slots.put(slot(insn), register);
    } else {
      slots.remove(slot(insn));
    }
    return new StackState(true, depth, deepest, slots, lost, unsure);
  }

  private StackState load(Insn insn) {
    long written = Registers.writes(insn);
    if ((written & KEPT) == 0) {
      return other(insn);
    }
    if (!known || !isSlot(insn)) {
      return unsureOf(written);
    }
    Integer register = saved.get(slot(insn));
    boolean restores = register != null && Registers.main(register) == written;
    return restores
        ? new StackState(true, depth, deepest, saved, lost & ~written, unsure & ~written)
        : losing(written);
  }

  private StackState losing(long registers) {
    return new StackState(known, depth, deepest, saved, lost | registers, unsure & ~registers);
  }

  private StackState unsureOf(long registers) {
    return new StackState(known, depth, deepest, saved, lost & ~registers, unsure | registers);
  }

  private static boolean isSlot(Insn insn) {
    int last = insn.operands().size() - 1;
    boolean plain =
        last == 2
            || (last == 3
                && insn.operands().get(2).spec().kind() == OperandKind.MREG
                && insn.operands().get(2).value() == MAIN_ZERO);
    return plain
        && insn.operands().get(0).spec().kind() == OperandKind.MREG
        && isStack(insn.operands().get(1))
        && insn.operands().get(last).spec().kind().isImmediate();
  }

  private long slot(Insn insn) {
    return depth - insn.operands().get(insn.operands().size() - 1).value() * WORD_BYTES;
  }

  private static boolean isStack(Operand operand) {
    return operand.spec().kind() == OperandKind.MREG && operand.value() == Registers.STACK;
  }
}
