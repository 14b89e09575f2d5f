package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/**
 * Puts the form that a spelling stands for in the place of the spelling, so that readers of a
 * program see each thing written in one way only: {@code sub} of an immediate is an {@code add},
 * {@code get} and {@code put} of an auxiliary register are {@code uget} and {@code uput}, a load or
 * store without a delta has {@code $mzero} as delta. {@code mov}, {@code zero} and {@code swap16}
 * stay, the table describes them by themselves.
 */
final class Aliases {
  private static final int MZERO = 15;

  private Aliases() {}

  /** The same instruction, spelt by the form that its alias stands for. */
  static Insn canonical(Insn insn) {
    if (!insn.form().alias()) {
      return insn;
    }
    return switch (insn.mnemonic()) {
      case "sub" -> subtraction(insn);
      case "get" -> renamed(insn, "uget");
      case "put" -> renamed(insn, "uput");
      case "mov", "zero", "swap16" -> insn;
      default -> withDelta(insn);
    };
  }

  private static Insn subtraction(Insn insn) {
    Instruction add = InstructionTable.ipu21().find("add").orElseThrow();
    for (Form form : add.forms()) {
      if (form.operands().get(2).kind() == OperandKind.SIMM16) {
        List<Operand> operands = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
          Operand old = insn.operands().get(i);
          operands.add(
              new Operand(
                  form.operands().get(i),
                  i == 2 ? -old.value() : old.value(),
                  old.symbol(),
                  old.position()));
        }
        return with(insn, add, form, operands);
      }
    }
    return insn;
  }

  private static Insn renamed(Insn insn, String mnemonic) {
    Instruction instruction = InstructionTable.ipu21().find(mnemonic).orElseThrow();
    Form form = instruction.forms().get(0);
    List<Operand> operands = new ArrayList<>();
    for (int i = 0; i < form.operands().size(); i++) {
      operands.add(respecified(insn.operands().get(i), form.operands().get(i)));
    }
    return with(insn, instruction, form, operands);
  }

  private static Insn withDelta(Insn insn) {
    for (Form form : insn.definition().forms()) {
      List<Operand> operands = form.alias() ? null : withDelta(insn, form);
      if (operands != null) {
        return with(insn, insn.definition(), form, operands);
      }
    }
    return insn;
  }

  /** The operands in that form, null if it differs in more than the delta. */
  private static List<Operand> withDelta(Insn insn, Form form) {
    List<Operand> operands = new ArrayList<>();
    int index = 0;
    for (OperandSpec spec : form.operands()) {
      if (spec.role().equals("mem.delta") && spec.suffix().isEmpty()) {
        operands.add(new Operand(spec, MZERO, "", insn.operands().get(index).position()));
      } else if (index < insn.operands().size()
          && insn.operands().get(index).spec().kind() == spec.kind()) {
        operands.add(respecified(insn.operands().get(index++), spec));
      } else {
        return null;
      }
    }
    return index == insn.operands().size() ? operands : null;
  }

  private static Operand respecified(Operand operand, OperandSpec spec) {
    return new Operand(spec, operand.value(), operand.symbol(), operand.position());
  }

  private static Insn with(Insn insn, Instruction definition, Form form, List<Operand> operands) {
    return new Insn(
        definition,
        form,
        List.copyOf(operands),
        insn.mode(),
        insn.spelling(),
        insn.inserted(),
        insn.position());
  }
}
