package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/** Coefficient loads name entries that the tile has. */
final class CoefficientIndexRule extends DocumentedRule {
  private static final int ENTRIES = 64;

  CoefficientIndexRule() {
    super(
        "coefficient-index",
        "a coefficient load names an entry that exists, an even one for 128 bits",
        """
        The AMP has 64 coefficient entries of 64 bits. 'ld64putcs' writes one, 'ld128putcs' the one
        that it names and the next one; the name must be even.
        """,
        """
        .supervisor
        supervisor:
          put $CCCSLOAD, $m0
          ld64putcs 64
          br $lr
        """,
        """
        .supervisor
        supervisor:
          put $CCCSLOAD, $m0
          ld64putcs 63
          br $lr
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
        if (insn.mnemonic().equals("ld64putcs")) {
          check(insn, 1, out);
        } else if (insn.mnemonic().equals("ld128putcs")) {
          check(insn, 2, out);
        }
      }
    }
  }

  private void check(Insn insn, int step, Consumer<Diagnostic> out) {
    Operand index = insn.operand("index");
    long value = index.value();
    if (!index.spec().kind().accepts(value)) {
      return;
    }
    if (value >= ENTRIES) {
      out.accept(
          warning(
              index.position(),
              "entry " + value + " does not exist: there are " + ENTRIES,
              "the nearest legal index is " + (ENTRIES - step)));
    } else if (value % step != 0) {
      out.accept(
          warning(
              index.position(),
              "'" + insn.mnemonic() + "' names the odd entry " + value,
              "the nearest legal indices are " + (value - 1) + " and " + (value + 1)));
    }
  }
}
