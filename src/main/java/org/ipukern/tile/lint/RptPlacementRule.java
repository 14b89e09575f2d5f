package org.ipukern.tile.lint;

import java.util.Optional;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;

/** The body of a repeat follows at once and starts on a multiple of 8. */
final class RptPlacementRule extends DocumentedRule {
  RptPlacementRule() {
    super(
        "rpt-placement",
        "the body of a 'rpt' follows at once, on a multiple of 8 bytes",
        """
        The body starts with the instruction behind the 'rpt' and consists of bundles, which stand on
        multiples of 8. If the 'rpt' ends at 4 mod 8 a nop gets between it and the body: some tool
        chains refuse that, others repair it in a way that is not documented. Write
        '{ rpt $m0, size ; fnop }' at a multiple of 8, or a 'rpt' on its own at 4 mod 8; a 'nop' in
        front of the 'rpt' changes from one to the other.
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          nop
          rpt 10, (2f-1f)/8-1
        1:
          { nop ; f32add $a0, $a0, $a0 }
        2:
          exitz $mzero
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          rpt 10, (2f-1f)/8-1
        1:
          { nop ; f32add $a0, $a0, $a0 }
        2:
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    for (Repeat repeat : context.flow().repeats()) {
      Optional<IssueUnit> behind = context.program().unitAt(repeat.unit().end());
      if (behind.filter(Repeat::isInsertedNop).isPresent()) {
        out.accept(
            warning(
                repeat.insn().position(),
                "the assembler put a nop between this 'rpt' and its body, which would start at 4 mod 8",
                "write '{ rpt …, … ; fnop }', or put an instruction in front of 'rpt'"));
      }
    }
  }
}
