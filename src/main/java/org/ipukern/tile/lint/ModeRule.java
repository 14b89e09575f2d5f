package org.ipukern.tile.lint;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/** Instructions and control registers stand where their mode has them. */
final class ModeRule extends DocumentedRule {
  ModeRule() {
    super(
        "mode",
        "instructions and control registers are those of the mode in force",
        """
        '.worker' and '.supervisor' set the mode of all that follows; a file starts in worker mode.
        The supervisor has no aux pipeline, no $a registers and no bundles. Only it launches workers,
        syncs and loads coefficients. Each mode has its own control registers.
        """,
        """
        .supervisor
        supervisor:
          get $m1, $WSR
          br $lr
        """,
        """
        .supervisor
        supervisor:
          get $m1, $SSR
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
        if (insn.form().modes().contains(insn.mode())) {
          insn.operands().forEach(operand -> register(insn, operand, out));
        } else {
          out.accept(instruction(insn));
        }
      }
    }
  }

  private Diagnostic instruction(Insn insn) {
    boolean aux = insn.form().lane() == Lane.AUX;
    boolean elsewhere = insn.definition().modes().contains(insn.mode());
    String reason =
        aux && insn.mode() == Mode.SUPERVISOR
            ? ": the supervisor has no aux pipeline"
            : elsewhere ? " with these operands" : "";
    return error(
        insn.position(),
        "'" + insn.mnemonic() + "' does not exist in " + insn.mode().word() + " mode" + reason,
        "move it into ."
            + words(insn.form().modes())
            + " code, or check the mode directive above this line");
  }

  private void register(Insn insn, Operand operand, Consumer<Diagnostic> out) {
    if (operand.spec().kind() != OperandKind.CSR || operand.symbol().isEmpty()) {
      return;
    }
    Optional<ControlRegister> register = InstructionTable.ipu21().register(operand.symbol());
    if (register.isPresent() && !register.get().modes().contains(insn.mode())) {
      out.accept(
          error(
              operand.position(),
              operand.symbol()
                  + " cannot be used in "
                  + insn.mode().word()
                  + " mode; it is a "
                  + words(register.get().modes())
                  + " register",
              "move the access into ." + words(register.get().modes()) + " code"));
    }
  }

  private static String words(Set<Mode> modes) {
    return modes.stream().map(Mode::word).collect(Collectors.joining(" or ."));
  }
}
