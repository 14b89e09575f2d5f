package org.ipukern.tile.sim;

import java.util.Locale;
import java.util.StringJoiner;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/** Writes an instruction the way an assembly text would, for messages. */
public final class InsnText {
  private InsnText() {}

  /** The mnemonic and its operands, such as {@code add $m1, $m0, 4}. */
  public static String of(Insn insn) {
    StringJoiner operands = new StringJoiner(", ", insn.mnemonic() + " ", "");
    operands.setEmptyValue(insn.mnemonic());
    for (Operand operand : insn.operands()) {
      operands.add(of(operand));
    }
    return operands.toString();
  }

  private static String of(Operand operand) {
    OperandKind kind = operand.spec().kind();
    if (kind.registers() == 0) {
      return constant(operand);
    }
    int first = (int) operand.value();
    String text = (kind.isMain() ? "$m" : "$a") + first;
    if (kind.registers() > 1) {
      text += ":" + (first + kind.registers() - 1);
    }
    return switch (kind) {
      case AREG_B -> text + ":B";
      case AREG_BL -> text + ":BL";
      case AREG_BU -> text + ":BU";
      default -> text + operand.spec().suffix();
    };
  }

  private static String constant(Operand operand) {
    if (!operand.symbol().isEmpty()) {
      return operand.symbol();
    }
    return operand.spec().kind() == OperandKind.LABEL
        ? String.format(Locale.ROOT, "0x%x", operand.value())
        : Long.toString(operand.value());
  }
}
