package org.ipukern.tile.lint;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.FieldRange;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.OperandKind;

/**
 * Immediates, word addresses and numbers of control registers fit their field, phases their form.
 */
final class ImmediateRangeRule extends DocumentedRule {
  ImmediateRangeRule() {
    super(
        "immediate-range",
        "an immediate fits its field",
        """
        Nothing is cut off or wrapped silently: 'setzi' takes 0 to 1048575 ('ldconst' takes 32 bits),
        'add' and its kin -32768 to 65535, logical instructions 0 to 4095, or for 'or' and 'and' on
        $a a constant whose low 20 bits are zero. What a spelling such as 'addz' asks for is all that
        it takes, and 'sub' of a register and a number is an 'add' of the number with the other
        sign. Control registers have numbers from 0 to 255, targets of branches word addresses of 19
        bits, those of 'call' of 20. A phase constant belongs to one kind of AMP or SLIC
        instruction.
        """,
        """
        .worker
        worker:
          add $m0, $mvertex_base, 70000
          exitz $mzero
        """,
        """
        .worker
        worker:
          add $m0, $mvertex_base, 7000
          exitz $mzero
        """);
  }

  @Override
  public boolean needsWholeProgram() {
    return false;
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    for (IssueUnit unit : context.program().units()) {
      for (Insn insn : unit.instructions()) {
        for (Operand operand : insn.operands()) {
          check(insn, operand, out);
        }
      }
    }
  }

  private void check(Insn insn, Operand operand, Consumer<Diagnostic> out) {
    if (operand.spec().kind() == OperandKind.ENUM) {
      List<String> phases = Phases.of(insn.mnemonic());
      if (!phases.isEmpty() && !Phases.isOne(operand, phases)) {
        out.accept(phase(insn, operand, phases));
      }
    } else if (!insn.fits(operand)) {
      if (operand.spec().kind() == OperandKind.CSR) {
        out.accept(register(insn, operand));
      } else if (operand.spec().kind() == OperandKind.LABEL) {
        out.accept(target(insn, operand));
      } else if (Immediates.isPlain(insn, operand)) {
        out.accept(immediate(insn, operand));
      }
    }
  }

  private Diagnostic immediate(Insn insn, Operand operand) {
    Immediates range = Immediates.of(insn, operand);
    String advice = "the nearest legal value is " + range.nearest();
    if (insn.mnemonic().equals("setzi") && range.acceptedBy("ldconst")) {
      advice += "; 'ldconst' takes " + operand.value();
    }
    return error(
        operand.position(),
        range.value() + " does not fit '" + insn.spelling() + "', which takes " + range.words(),
        advice);
  }

  private Diagnostic register(Insn insn, Operand operand) {
    FieldRange range = insn.range(operand).orElseThrow();
    long written = operand.value() - range.least();
    long last = range.greatest() - range.least();
    return error(
        operand.position(),
        written
            + " does not fit the register number of '"
            + insn.spelling()
            + "', which is 0 to "
            + last,
        "the nearest legal value is " + (written < 0 ? 0 : last));
  }

  private Diagnostic target(Insn insn, Operand operand) {
    FieldRange range = insn.range(operand).orElseThrow();
    long last = range.greatest() / 4;
    return error(
        operand.position(),
        String.format(
            Locale.ROOT,
            "word address %s0x%x does not fit '%s', which takes 0 to 0x%x",
            operand.value() < 0 ? "-" : "",
            Math.abs(Math.floorDiv(operand.value(), 4)),
            insn.spelling(),
            last),
        String.format(
            Locale.ROOT, "the nearest legal value is 0x%x", operand.value() < 0 ? 0 : last));
  }

  private Diagnostic phase(Insn insn, Operand operand, List<String> phases) {
    String written = operand.symbol().isEmpty() ? "" + operand.value() : operand.symbol();
    return error(
        operand.position(),
        written + " is no phase of '" + insn.spelling() + "'",
        "it takes " + String.join(", ", phases));
  }
}
