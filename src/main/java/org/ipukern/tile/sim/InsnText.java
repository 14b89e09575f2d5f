package org.ipukern.tile.sim;

import java.util.Locale;
import java.util.StringJoiner;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/** Writes an instruction the way an assembly text would, for messages. */
public final class InsnText {
  private InsnText() {}

  /** The mnemonic and its operands, such as {@code add $m1, $m0, 4}. */
  public static String of(Insn insn) {
    StringJoiner operands = new StringJoiner(", ", insn.mnemonic() + " ", "");
    operands.setEmptyValue(insn.mnemonic());
    for (Operand operand : insn.operands()) {
      operands.add(of(operand, insn.mode()));
    }
    return operands.toString();
  }

  private static String of(Operand operand, Mode mode) {
    OperandKind kind = operand.spec().kind();
    if (kind.registers() == 0) {
      return constant(operand);
    }
    int first = (int) operand.value();
    String named = named(operand, mode);
    if (!named.isEmpty()) {
      return named + operand.spec().suffix();
    }
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

  /** Registers that people know by another name. */
  private static String named(Operand operand, Mode mode) {
    return switch (operand.spec().kind()) {
      case MREG ->
          switch ((int) operand.value()) {
            case 12 -> mode == Mode.WORKER ? "$mworker_base" : "";
            case 13 -> mode == Mode.WORKER ? "$mvertex_base" : "";
            case 15 -> "$mzero";
            default -> "";
          };
      case AREG -> operand.value() == 15 ? "$azero" : "";
      case APAIR -> operand.value() == 14 ? "$azeros" : "";
      default -> "";
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
