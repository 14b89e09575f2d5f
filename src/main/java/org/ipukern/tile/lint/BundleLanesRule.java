package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.isa.Lane;

/** The first half of a bundle issues to the main pipeline, the second to the aux pipeline. */
final class BundleLanesRule extends DocumentedRule {
  BundleLanesRule() {
    super(
        "bundle-lanes",
        "a bundle holds a main instruction, then an aux instruction",
        """
        The first half of a bundle issues to the main pipeline (control, integer, memory), the
        second to the aux pipeline (float, AMP, $a registers). Launches, syncs and coefficient
        loads issue alone. Two branches or a branch and an exit are both main instructions, so
        they cannot share a bundle.
        """,
        """
        .worker
        worker:
          setzi $a0, 1
          nop
          { f32add $a1, $a0, $a0 ; add $m0, $mzero, 1 }
          exitz $mzero
        """,
        """
        .worker
        worker:
          setzi $a0, 1
          nop
          { add $m0, $mzero, 1 ; f32add $a1, $a0, $a0 }
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
      if (unit.isBundle()) {
        half(unit.first(), Lane.MAIN, "first", out);
        half(unit.second(), Lane.AUX, "second", out);
      }
    }
  }

  private void half(Insn insn, Lane slot, String ordinal, Consumer<Diagnostic> out) {
    if (insn.form().lane() != slot) {
      out.accept(
          error(
              insn.position(),
              "'"
                  + insn.mnemonic()
                  + "' is a "
                  + insn.form().lane().word()
                  + " instruction, the "
                  + ordinal
                  + " half of a bundle takes a "
                  + slot.word()
                  + " one",
              "write the main instruction first and the aux instruction second, or issue '"
                  + insn.mnemonic()
                  + "' alone"));
    } else if (insn.definition().coissue().equals("no")) {
      out.accept(
          error(
              insn.position(),
              "'" + insn.mnemonic() + "' cannot stand in a bundle",
              "issue it alone"));
    }
  }
}
