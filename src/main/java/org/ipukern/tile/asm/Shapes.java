package org.ipukern.tile.asm;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/** Words for the shapes of operands. */
final class Shapes {
  private Shapes() {}

  /** What an operand of a form may be. */
  static String describe(OperandSpec spec) {
    OperandKind kind = spec.kind();
    String word =
        switch (kind) {
          case MREG -> "a main register such as $m0";
          case MPAIR -> "a pair of main registers such as $m0:1";
          case AREG -> "an auxiliary register such as $a0";
          case APAIR -> "a pair of auxiliary registers such as $a0:1";
          case AQUAD -> "four auxiliary registers such as $a0:3";
          case AREG_B -> "a broadcast such as $a0:B";
          case AREG_BL -> "a broadcast such as $a0:BL";
          case AREG_BU -> "a broadcast such as $a0:BU";
          case LABEL -> "a label";
          case CSR -> "a control register";
          case ENUM -> "a named constant";
          default -> "a number from " + kind.least() + " to " + kind.greatest();
        };
    return spec.suffix().isEmpty() ? word : word + " followed by " + spec.suffix();
  }

  /** What an operand is. */
  static String describe(WrittenOperand operand) {
    String word;
    if (operand.register() != null) {
      WrittenOperand.Register register = operand.register();
      int last = register.first() + register.count() - 1;
      word = "$" + register.file() + register.first();
      if (!register.broadcast().isEmpty()) {
        word += ":" + register.broadcast();
      } else if (register.count() > 1) {
        word += ":" + last;
      }
    } else if (operand.control() != null) {
      word = "control register " + operand.control().name();
    } else {
      word = "a value";
    }
    return operand.suffix().isEmpty() ? word : word + " followed by " + operand.suffix();
  }

  /** The ways of writing an instruction, the operands by the names of the table. */
  static String syntax(Instruction instruction) {
    Set<String> ways = new LinkedHashSet<>();
    for (Form form : instruction.forms()) {
      List<String> operands = new ArrayList<>();
      for (OperandSpec spec : form.operands()) {
        operands.add(word(spec));
      }
      ways.add((instruction.mnemonic() + " " + String.join(", ", operands)).strip());
    }
    return String.join(" | ", ways);
  }

  private static String word(OperandSpec spec) {
    String word =
        switch (spec.kind()) {
          case MREG -> "$m";
          case MPAIR -> "$m:m";
          case AREG -> "$a";
          case APAIR -> "$a:a";
          case AQUAD -> "$a:aaa";
          case AREG_B -> "$a:B";
          case AREG_BL -> "$a:BL";
          case AREG_BU -> "$a:BU";
          default -> spec.kind().code();
        };
    return word + spec.suffix();
  }
}
