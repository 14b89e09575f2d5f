package org.ipukern.tile.lint;

import java.util.List;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.MemoryAccess;
import org.ipukern.tile.isa.OperandKind;

/** The last immediate of a paced access has two bits for each address that it uses. */
final class StrideSelectorRule extends DocumentedRule {
  StrideSelectorRule() {
    super(
        "stride-selector",
        "the step selector of a paced access has two bits for each of its addresses",
        """
        The last operand of a paced load or store picks the step of each address that it uses, two
        bits an address, the first address in the lowest bits: 0 is one unit, 1 to 3 are the signed
        10 bit fields of the stride register. 'st64pace' has 2 bits, 'ldst64pace' and 'ld2x64pace'
        4, 'ld2xst64pace' 6. Published code writes 4 bits for 'st64pace' too; the upper two count for
        nothing, so they get a warning.
        """,
        """
        .worker
        worker:
          tapack $m2:3, $mvertex_base, $mzero, $mzero
          ldst64pace $a0:1, $azeros, $m2:3+=, $mzero, 16
          exitz $mzero
        """,
        """
        .worker
        worker:
          tapack $m2:3, $mvertex_base, $mzero, $mzero
          ldst64pace $a0:1, $azeros, $m2:3+=, $mzero, 0b0100
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
          if (Immediates.isStride(operand) && !insn.fits(operand)) {
            out.accept(finding(insn, operand));
          }
        }
      }
    }
  }

  private Diagnostic finding(Insn insn, Operand operand) {
    List<MemoryAccess> accesses = insn.definition().accesses();
    StringBuilder fields = new StringBuilder();
    for (MemoryAccess access : accesses) {
      int shift = access.selectorShift();
      fields.append(fields.isEmpty() ? "" : ", ");
      fields.append("bits ").append(shift + 1).append(':').append(shift);
      fields.append(access.store() ? " store" : " load");
      fields.append(" through address ").append(access.packed());
    }
    boolean encodable = OperandKind.ZIMM4.accepts(operand.value());
    return finding(
        !encodable,
        operand.position(),
        operand.value()
            + " does not fit the step selector of '"
            + insn.mnemonic()
            + "', which takes "
            + Immediates.of(insn, operand).words(),
        fields + "; the nearest legal value is " + Immediates.of(insn, operand).nearest());
  }
}
