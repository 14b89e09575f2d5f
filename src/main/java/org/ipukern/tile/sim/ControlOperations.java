package org.ipukern.tile.sim;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;

/** Branches, calls, repeats, exits and traps. Conditions look at all 32 bits of a register. */
final class ControlOperations {
  /** Width of {@code $REPEAT_COUNT} on Mk2 and later. */
  private static final int REPEAT_COUNT_MASK = 0xFFFF;

  private ControlOperations() {}

  /** When a branch is taken. */
  @FunctionalInterface
  private interface Condition {
    boolean holds(int value);
  }

  static Map<String, OperationFactory> table() {
    Map<String, OperationFactory> table = new LinkedHashMap<>();
    table.put("brz", insn -> branch(insn, value -> value == 0));
    table.put("brnz", insn -> branch(insn, value -> value != 0));
    table.put("brneg", insn -> branch(insn, value -> value < 0));
    table.put("brpos", insn -> branch(insn, value -> value >= 0));
    table.put("brnzdec", ControlOperations::branchAndDecrement);
    table.put("bri", ControlOperations::jump);
    table.put("br", ControlOperations::jumpToRegister);
    table.put("call", ControlOperations::call);
    table.put("rpt", ControlOperations::repeat);
    table.put("trap", ControlOperations::trap);
    for (String exit : new String[] {"exitz", "exitnz", "exitneg", "exitpos"}) {
      table.put(exit, ControlOperations::exit);
    }
    return table;
  }

  private static Operation branch(Insn insn, Condition condition) {
    int src = Operands.register(insn, "src");
    int target = (int) insn.operand("target").value();
    return w -> {
      if (condition.holds(w.m[src])) {
        w.branch(target);
      }
    };
  }

  private static Operation branchAndDecrement(Insn insn) {
    int counter = Operands.register(insn, "srcdst");
    int target = (int) insn.operand("target").value();
    return w -> {
      int count = w.m[counter];
      if (count != 0) {
        w.setM(counter, count - 1);
        w.branch(target);
      }
    };
  }

  private static Operation jump(Insn insn) {
    int target = (int) insn.operand("target").value();
    return w -> w.branch(target);
  }

  private static Operation jumpToRegister(Insn insn) {
    int src = Operands.register(insn, "src");
    return w -> w.branch(w.m[src]);
  }

  private static Operation call(Insn insn) {
    int dst = Operands.register(insn, "dst");
    int target = (int) insn.operand("target").value();
    return w -> {
      w.setM(dst, w.next);
      w.branch(target);
    };
  }

  private static Operation repeat(Insn insn) {
    Operand count = insn.operand("count");
    int bundles = (int) insn.operand("size").value() + 1;
    int value = (int) count.value();
    if (!count.spec().kind().isMain()) {
      return w -> w.repeat(value, bundles);
    }
    return w -> w.repeat(counted(w, w.m[value]), bundles);
  }

  /** The count that a register of 32 bits gives the 16-bit counter. */
  private static int counted(Worker w, int register) {
    int count = register & REPEAT_COUNT_MASK;
    if (register < 0) {
      throw new FaultException(
          FaultKind.INVALID_REPEAT,
          String.format(
              Locale.ROOT,
              "repeat count %d is negative; its low 16 bits would repeat %d times",
              register,
              count));
    }
    if (register != count) {
      w.note("a rpt count register had bits above the 16 that $REPEAT_COUNT takes");
    }
    return count;
  }

  private static Operation trap(Insn insn) {
    int id = (int) insn.operand("id").value();
    return w -> {
      throw new FaultException(
          FaultKind.TRAP, String.format(Locale.ROOT, "trap %d was reached", id));
    };
  }

  private static Operation exit(Insn insn) {
    boolean plain =
        insn.mnemonic().equals("exitz") && Operands.register(insn, "src") == Operands.ZERO;
    return w -> {
      w.exited = true;
      if (!plain) {
        w.note("what a worker's exit condition reports to the supervisor is not modelled");
      }
    };
  }
}
