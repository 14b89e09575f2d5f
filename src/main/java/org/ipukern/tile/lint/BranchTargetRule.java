package org.ipukern.tile.lint;

import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.isa.Mode;

/** Branches lead to instructions of their own mode, launches to those of workers. */
final class BranchTargetRule extends DocumentedRule {
  BranchTargetRule() {
    super(
        "branch-target",
        "a branch leads to an instruction of its own mode, a launch to worker code",
        """
        A branch target is the address of an instruction, a multiple of 4, and not the second half
        of a bundle. Code of the other mode cannot be branched into: the supervisor reaches worker
        code with 'run' and 'runall' only. The same holds for the address that these start workers
        at, as far as it is known. Targets of other objects are not judged.
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

  /**
   * What is wrong with a target.
   *
   * @param otherMode it is an instruction, of the other mode
   * @param what it is
   * @param instead where to lead instead; empty for the other mode
   */
  private record Objection(boolean otherMode, String what, String instead) {}

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Program program = context.program();
    for (int i = 0; i < context.flow().size(); i++) {
      for (Insn insn : context.flow().unit(i).instructions()) {
        Optional<Operand> target = ControlFlow.target(insn);
        if (target.isPresent() && isJudged(program, target.get())) {
          objection(program, target.get().value(), insn.mode())
              .ifPresent(what -> out.accept(finding(insn, target.get(), what)));
        }
        if (LaunchFlow.launches(insn)) {
          launch(context, i, insn, out);
        }
      }
    }
  }

  /** A launch is at fault if all values that its register may hold are. */
  private void launch(LintContext context, int unit, Insn insn, Consumer<Diagnostic> out) {
    Operand entry = insn.operand("entry");
    NavigableSet<Long> values = context.constants().before(unit).of(entry);
    List<Objection> objections =
        values.stream()
            .filter(value -> isInside(context.program(), value))
            .flatMap(value -> objection(context.program(), value, Mode.WORKER).stream())
            .toList();
    if (!objections.isEmpty() && objections.size() == values.size()) {
      out.accept(finding(insn, entry, objections.get(0)));
    }
  }

  private static boolean isInside(Program program, long value) {
    return value >= Program.CODE_BASE && value < program.end();
  }

  /** False for other objects, and for numbers that may be where something else is put. */
  private static boolean isJudged(Program program, Operand target) {
    if (target.symbol().isEmpty()) {
      boolean elsewhere =
          target.value() >= Program.MEMORY_BASE
              && target.value() < Program.CODE_END
              && target.value() % 4 == 0;
      return isInside(program, target.value()) || !elsewhere;
    }
    String label = target.symbol().split("[+-]", -1)[0];
    return program.symbol(label).isPresent();
  }

  private static Optional<Objection> objection(Program program, long value, Mode mode) {
    if (value % 4 != 0) {
      return Optional.of(
          new Objection(false, "not a multiple of 4", "a label that stands before an instruction"));
    }
    int address = (int) value;
    Optional<IssueUnit> unit = address == value ? program.unitAt(address) : Optional.empty();
    if (unit.isEmpty()) {
      boolean middle =
          isInside(program, value)
              && program.unitAt(address - 4).filter(IssueUnit::isBundle).isPresent();
      return Optional.of(
          new Objection(
              false,
              middle ? "the second half of a bundle" : "not an instruction",
              "a label that stands before an instruction or a bundle"));
    }
    Mode other = unit.get().first().mode();
    return other == mode
        ? Optional.empty()
        : Optional.of(new Objection(true, other.word() + " code", ""));
  }

  private Diagnostic finding(Insn insn, Operand target, Objection objection) {
    boolean launch = LaunchFlow.launches(insn);
    if (objection.otherMode()) {
      return error(
          target.position(),
          launch
              ? "'" + insn.mnemonic() + "' starts workers in " + objection.what()
              : insn.mode().word() + " code branches into " + objection.what(),
          launch
              ? "load the register with the label of worker code"
              : "start workers with 'runall'; check the mode directives before the target");
    }
    return error(
        target.position(),
        "the target of '" + insn.mnemonic() + "' is " + objection.what(),
        (launch ? "start workers at " : "branch to ") + objection.instead());
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
