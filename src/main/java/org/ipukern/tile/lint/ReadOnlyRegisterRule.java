package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Mode;

/** Workers do not write the registers that they can only read. */
final class ReadOnlyRegisterRule extends DocumentedRule {
  private static final int WORKER_BASE = 12;
  private static final int RESERVED = 14;

  ReadOnlyRegisterRule() {
    super(
        "read-only-register",
        "a worker does not write $mworker_base, $mvertex_base or $m14",
        """
        $m12 ($mworker_base), $m13 ($mvertex_base) and $m14 can only be read in a worker; a result
        sent there is lost. $m15 ($mzero), $azero and $azeros may be named as destinations: that is
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
        if (insn.mode() != Mode.WORKER || insn.inserted()) {
          continue;
        }
        for (Operand operand : insn.operands()) {
          if (operand.spec().access().writes() && (Registers.of(operand) & readOnly) != 0) {
            out.accept(
                warning(
                    operand.position(),
                    Registers.name(operand) + " cannot be written in a worker; the result is lost",
                    "use $m0 to $m11, or $mzero to throw the result away"));
          }
        }
      }
    }
  }
}
