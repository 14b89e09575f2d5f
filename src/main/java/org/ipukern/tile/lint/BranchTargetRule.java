package org.ipukern.tile.lint;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;

/** Branches lead to instructions of their own mode. */
final class BranchTargetRule extends DocumentedRule {
  BranchTargetRule() {
    super(
        "branch-target",
        "a branch leads to an instruction of its own mode",
        """
        A branch target is the address of an instruction, a multiple of 4, and not the second half
        of a bundle. Code of the other mode cannot be branched into: the supervisor reaches worker
        code with 'run' and 'runall' only.
        """,
        """
        .worker
        worker:
          setzi $a0, 1
          brz $m0, body + 4
          exitz $mzero
          nop
        body:
          { add $m0, $mzero, 1 ; f32add $a1, $a0, $a0 }
          exitz $mzero
        """,
        """
        .worker
        worker:
          setzi $a0, 1
          brz $m0, body
          exitz $mzero
          nop
        body:
          { add $m0, $mzero, 1 ; f32add $a1, $a0, $a0 }
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    for (IssueUnit unit : context.program().units()) {
      for (Insn insn : unit.instructions()) {
        Optional<Operand> target = ControlFlow.target(insn);
        if (target.isPresent() && isInside(context.program(), target.get())) {
          check(context.program(), insn, target.get(), out);
        }
      }
    }
  }

  private static boolean isInside(Program program, Operand target) {
    return target.value() >= Program.CODE_BASE && target.value() < program.end();
  }

  private void check(Program program, Insn insn, Operand target, Consumer<Diagnostic> out) {
    int address = (int) target.value();
    Optional<IssueUnit> unit = program.unitAt(address);
    if (address % 4 != 0) {
      out.accept(
          error(
              target.position(),
              "the target of '" + insn.mnemonic() + "' is not a multiple of 4",
              "branch to a label that stands before an instruction"));
    } else if (unit.isEmpty()) {
      boolean middle = program.unitAt(address - 4).filter(IssueUnit::isBundle).isPresent();
      out.accept(
          error(
              target.position(),
              "the target of '"
                  + insn.mnemonic()
                  + "' is "
                  + (middle ? "the second half of a bundle" : "not an instruction"),
              "branch to a label that stands before an instruction or a bundle"));
    } else if (unit.get().first().mode() != insn.mode()) {
      out.accept(
          error(
              target.position(),
              insn.mode().word()
                  + " code branches into "
                  + unit.get().first().mode().word()
                  + " code",
              "start workers with 'runall'; check the mode directives before the target"));
    }
  }

  /** Units of a program that some branch names as its target. */
  static List<Integer> targets(Program program) {
    return program.units().stream()
        .flatMap(u -> u.instructions().stream())
        .flatMap(i -> ControlFlow.target(i).stream())
        .map(o -> (int) o.value())
        .distinct()
        .toList();
  }
}
