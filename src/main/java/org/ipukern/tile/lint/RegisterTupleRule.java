package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/** Pairs and quads of registers start at a multiple of their size. */
final class RegisterTupleRule extends DocumentedRule {
  private static final int FIRST_MISSING = 8;
  private static final int FIRST_ZERO = 14;

  RegisterTupleRule() {
    super(
        "register-tuple",
        "register pairs and quads are aligned, and the registers exist",
        """
        A pair starts at an even number and a quad at a multiple of four: $a0:1, $a4:7, $m10:11.
        The aux file has $a0 to $a7; $a14 and $a15 (and groups that end at 15) are zero, $a8 to $a13
        are names without a register behind them, which assemblers let through.
        """,
        """
        .worker
        worker:
          ld32 $m0, $mvertex_base, $mzero, 0
          ld64 $a1:2, $m0, $mzero, 0
          exitz $mzero
        """,
        """
        .worker
        worker:
          ld32 $m0, $mvertex_base, $mzero, 0
          ld64 $a2:3, $m0, $mzero, 0
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
      unit.instructions().forEach(insn -> insn.operands().forEach(o -> check(o, out)));
    }
  }

  private void check(Operand operand, Consumer<Diagnostic> out) {
    int count = operand.spec().kind().registers();
    if (count == 0) {
      return;
    }
    long first = operand.value();
    boolean main = operand.spec().kind().isMain();
    if (first % count != 0) {
      long lower = first - first % count;
      out.accept(
          error(
              operand.position(),
              Registers.name(operand)
                  + " does not start at a multiple of "
                  + count
                  + ", as a "
                  + (count == 2 ? "pair" : "quad")
                  + " must",
              "the nearest are "
                  + Registers.name(main, lower, count)
                  + " and "
                  + Registers.name(main, lower + count, count)));
    } else if (!main && first >= FIRST_MISSING && first + count - 1 < FIRST_ZERO) {
      out.accept(
          warning(
              operand.position(),
              Registers.name(operand) + " does not exist: the aux file ends at $a7",
              "use "
                  + Registers.name(false, (FIRST_MISSING / count - 1) * (long) count, count)
                  + " or lower, or the zeros $azero and $azeros"));
    }
  }
}
