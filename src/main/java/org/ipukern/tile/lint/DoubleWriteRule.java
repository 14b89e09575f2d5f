package org.ipukern.tile.lint;

import java.util.List;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/** No register gets two results in one issue. */
final class DoubleWriteRule extends DocumentedRule {
  DoubleWriteRule() {
    super(
        "double-write",
        "no register is written twice in one issue",
        """
        The halves of a bundle write their results together; which of two results for one register
        stays is not defined, and the assembler refuses such a bundle, also for the zero registers.
        The same holds for one instruction: the destinations of a paced load must differ, and a load
        must not overwrite the register that it steps.
        """,
        """
        .worker
        worker:
          ld32 $m2, $mvertex_base, $mzero, 0
          ld32step $m2, $mzero, $m2+=, 1
          exitz $mzero
        """,
        """
        .worker
        worker:
          ld32 $m2, $mvertex_base, $mzero, 0
          ld32step $m3, $mzero, $m2+=, 1
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
      unit.instructions().forEach(insn -> within(insn, out));
      if (unit.isBundle()) {
        between(unit.first(), unit.second(), out);
      }
    }
  }

  private void within(Insn insn, Consumer<Diagnostic> out) {
    List<Operand> written =
        insn.operands().stream().filter(o -> o.spec().access().writes()).toList();
    for (int i = 0; i < written.size(); i++) {
      for (int j = i + 1; j < written.size(); j++) {
        if ((Registers.of(written.get(i)) & Registers.of(written.get(j))) != 0) {
          out.accept(
              error(
                  written.get(j).position(),
                  "'"
                      + insn.mnemonic()
                      + "' writes "
                      + Registers.name(written.get(j))
                      + " as '"
                      + written.get(i).spec().name()
                      + "' and as '"
                      + written.get(j).spec().name()
                      + "'",
                  "give the two results different registers"));
        }
      }
    }
  }

  private void between(Insn main, Insn aux, Consumer<Diagnostic> out) {
    long common = (Registers.writes(main) | unwritten(main)) & Registers.writes(aux);
    if (common != 0) {
      Operand second =
          aux.operands().stream()
              .filter(o -> o.spec().access().writes() && (Registers.of(o) & common) != 0)
              .findFirst()
              .orElseThrow();
      out.accept(
          error(
              second.position(),
              "both halves of the bundle write "
                  + Registers.names(common)
                  + ": '"
                  + main.mnemonic()
                  + "' and '"
                  + aux.mnemonic()
                  + "'",
              "give one of them another destination, or issue them one after the other"));
    }
  }

  /** The paced 64 and 32 bit load claims the whole quad, the element it does not load as well. */
  private static long unwritten(Insn insn) {
    if (!insn.mnemonic().equals("ld64a32pace") && !insn.mnemonic().equals("ld64b16pace")) {
      return 0;
    }
    long first = insn.operand("dst0").value();
    return first % 4 == 0 && insn.operand("dst1").value() == first + 2
        ? Registers.mask(false, first, 4)
        : 0;
  }
}
