package org.ipukern.tile.lint;

import java.util.Optional;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.Access;
import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.OperandKind;

/** Control registers are reached by the right instruction and in a direction that they have. */
final class CsrAccessRule extends DocumentedRule {
  CsrAccessRule() {
    super(
        "csr-access",
        "control registers are reached with the right instruction, in a direction that they have",
        """
        The registers numbered from 256 on, the float and random number state of a worker, are
        reached with 'uget' and 'uput' (or with 'get' and 'put' on $a registers), all others with
        'get' and 'put' on $m registers. Some can only be read, such as $WORKER_BASE, and some only
        written, such as $FP_CLR and $CR.
        """,
        """
        .worker
        worker:
          uget $a0, $FP_CLR
          exitz $mzero
        """,
        """
        .worker
        worker:
          uget $a0, $FP_STS
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
          if (operand.spec().kind() == OperandKind.CSR && !operand.symbol().isEmpty()) {
            check(insn, operand, out);
          }
        }
      }
    }
  }

  private void check(Insn insn, Operand operand, Consumer<Diagnostic> out) {
    Optional<ControlRegister> found = InstructionTable.ipu21().register(operand.symbol());
    if (found.isEmpty() || !found.get().modes().contains(insn.mode())) {
      return;
    }
    ControlRegister register = found.get();
    boolean read = operand.spec().access() == Access.READ;
    boolean lower = operand.spec().role().equals("lower");
    if (lower == register.isUpper()) {
      String right = (register.isUpper() ? "u" : "") + (read ? "get" : "put");
      out.accept(
          error(
              operand.position(),
              "'" + insn.mnemonic() + "' with these operands does not reach " + register.name(),
              "use '" + right + "' with a " + (register.isUpper() ? "$a" : "$m") + " register"));
    } else if (read && !register.readable()) {
      out.accept(
          warning(
              operand.position(),
              register.name() + " can only be written; reading it gives nothing useful",
              "read another register or drop the instruction"));
    } else if (!read && !register.writable()) {
      out.accept(
          warning(
              operand.position(),
              register.name() + " can only be read",
              "write another register or drop the instruction"));
    }
  }
}
