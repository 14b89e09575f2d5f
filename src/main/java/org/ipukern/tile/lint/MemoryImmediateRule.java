package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/** Offsets and steps of memory accesses fit their field; they count elements. */
final class MemoryImmediateRule extends DocumentedRule {
  MemoryImmediateRule() {
    super(
        "memory-immediate",
        "a memory offset or step fits its field; it counts elements, not bytes",
        """
        The offset of a load or store is 0 to 4095, the step of a stepping one -128 to 127. Both are
        multiplied by the width of the access: 'ld64 $a0:1, $m0, $mzero, 3' loads from $m0 + 24.
        """,
        """
        .worker
        worker:
          ld32 $m0, $mvertex_base, $mzero, 4096
          exitz $mzero
        """,
        """
        .worker
        worker:
          ld32 $m0, $mvertex_base, $mzero, 4095
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
          if (Immediates.isMemory(operand) && !insn.fits(operand)) {
            out.accept(finding(insn, operand));
          }
        }
      }
    }
  }

  private Diagnostic finding(Insn insn, Operand operand) {
    Immediates range = Immediates.of(insn, operand);
    int width =
        insn.definition().accesses().isEmpty() ? 1 : insn.definition().accesses().get(0).bytes();
    return error(
        operand.position(),
        operand.value()
            + " does not fit the "
            + (operand.spec().name().equals("step") ? "step" : "offset")
            + " of '"
            + insn.mnemonic()
            + "', which takes "
            + range.words()
            + " units of "
            + width
            + (width == 1 ? " byte" : " bytes"),
        "the nearest legal value is "
            + range.nearest()
            + " ("
            + range.nearest() * width
            + " bytes); put a larger distance into a register");
  }
}
