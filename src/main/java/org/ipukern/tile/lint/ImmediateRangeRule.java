package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/** Immediates fit their field. */
final class ImmediateRangeRule extends DocumentedRule {
  ImmediateRangeRule() {
    super(
        "immediate-range",
        "an immediate fits its field",
        """
        Nothing is cut off or wrapped silently: 'setzi' takes 0 to 1048575 ('ldconst' takes 32 bits),
        'add' and its kin -32768 to 65535, logical instructions 0 to 4095, or for 'or' and 'and' on
        $a a constant whose low 20 bits are zero.
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
          if (Immediates.isPlain(insn, operand) && !Immediates.of(insn, operand).accepts()) {
            out.accept(finding(insn, operand));
          }
        }
      }
    }
  }

  private Diagnostic finding(Insn insn, Operand operand) {
    Immediates range = Immediates.of(insn, operand);
    String advice = "the nearest legal value is " + range.nearest();
    if (insn.mnemonic().equals("setzi") && range.acceptedBy("ldconst")) {
      advice += "; 'ldconst' takes " + operand.value();
    }
    return error(
        operand.position(),
        operand.value() + " does not fit '" + insn.mnemonic() + "', which takes " + range.words(),
        advice);
  }
}
