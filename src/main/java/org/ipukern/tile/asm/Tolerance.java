package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;

/**
 * Spellings that the instruction table does not list but that published kernels use, so the SDK's
 * assembler must take them: {@code $a0:B} where halves are broadcast and {@code $a0:BL} where words
 * are, and {@code $azero} as an address register. What they mean there is derived from the kernels,
 * hence the warning.
 */
final class Tolerance {
  private static final int ZERO = 15;

  private Tolerance() {}

  /** The instruction with such spellings replaced; null if it has none. */
  static PendingInsn respelt(PendingInsn insn) {
    List<WrittenOperand> operands = new ArrayList<>();
    boolean changed = false;
    for (WrittenOperand operand : insn.operands()) {
      WrittenOperand other = respelt(operand, operands.size());
      changed |= !other.equals(operand);
      operands.add(other);
    }
    return changed
        ? new PendingInsn(
            insn.definition(),
            insn.immediate(),
            List.copyOf(operands),
            insn.mode(),
            insn.inserted(),
            insn.line(),
            insn.from(),
            insn.wordEnd(),
            insn.to())
        : null;
  }

  private static WrittenOperand respelt(WrittenOperand operand, int index) {
    WrittenOperand.Register register = operand.register();
    if (register == null) {
      return operand;
    }
    if (register.broadcast().equals("B") || register.broadcast().equals("BL")) {
      String other = register.broadcast().equals("B") ? "BL" : "B";
      return with(operand, new WrittenOperand.Register('a', register.first(), 1, other));
    }
    if (index > 0 && register.file() == 'a' && register.first() == ZERO && register.count() == 1) {
      return with(operand, new WrittenOperand.Register('m', ZERO, 1, ""));
    }
    return operand;
  }

  private static WrittenOperand with(WrittenOperand operand, WrittenOperand.Register register) {
    return new WrittenOperand(register, null, null, operand.suffix(), operand.from(), operand.to());
  }

  /** Says how the replaced operands are read. */
  static void warn(PendingInsn written, PendingInsn read, Reporter reporter) {
    for (int i = 0; i < written.operands().size(); i++) {
      WrittenOperand before = written.operands().get(i);
      WrittenOperand after = read.operands().get(i);
      if (!before.equals(after)) {
        reporter.warning(
            written.line(),
            before.from(),
            before.to(),
            "operand-spelling",
            written.definition().mnemonic()
                + " has no form with "
                + Shapes.describe(before)
                + " here; it is read as "
                + Shapes.describe(after),
            "write " + Shapes.describe(after));
      }
    }
  }
}
