package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Mode;

/** Nobody writes the registers that can only be read. */
final class ReadOnlyRegisterRule extends DocumentedRule {
  private static final int WORKER_BASE = 12;
  private static final int RESERVED = 14;

  ReadOnlyRegisterRule() {
    super(
        "read-only-register",
        "nothing is written to $mworker_base, $mvertex_base or $m14",
        """
        $m12 ($mworker_base), $m13 ($mvertex_base) and $m14 can only be read in a worker, and the
        supervisor does not have them either; a result sent there is lost. 'setzi $m14, 0' is another
        spelling of 'nop'. $m15 ($mzero), $azero and $azeros may be named as destinations: that is
        how a result is thrown away.
        """,
        """
        .worker
        worker:
          add $mvertex_base, $mvertex_base, 8
          exitz $mzero
        """,
        """
        .worker
        worker:
          add $m0, $mvertex_base, 8
          exitz $mzero
        """);
  }

  @Override
  public boolean needsWholeProgram() {
    return false;
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    long readOnly = Registers.mask(true, WORKER_BASE, RESERVED - WORKER_BASE + 1);
    for (IssueUnit unit : context.program().units()) {
      for (Insn insn : unit.instructions()) {
        if (insn.inserted() || isNop(insn)) {
          continue;
        }
        for (Operand operand : insn.operands()) {
          if (operand.spec().access().writes() && (Registers.of(operand) & readOnly) != 0) {
            out.accept(
                warning(
                    operand.position(),
                    Registers.name(operand)
                        + " cannot be written in "
                        + (insn.mode() == Mode.WORKER ? "a worker" : "the supervisor")
                        + "; the result is lost",
                    "use $m0 to $m11, or $mzero to throw the result away"));
          }
        }
      }
    }
  }

  private static boolean isNop(Insn insn) {
    return insn.mnemonic().equals("setzi")
        && insn.operands().get(0).spec().kind().isMain()
        && insn.operands().get(0).value() == RESERVED
        && insn.operands().get(1).value() == 0;
  }
}
