package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;

/** The body of a repeat follows at once and starts on a multiple of 8. */
final class RptPlacementRule extends DocumentedRule {
  private static final int BODY_ALIGNMENT = 8;

  RptPlacementRule() {
    super(
        "rpt-placement",
        "the body of a 'rpt' follows at once, on a multiple of 8 bytes",
        """
        The body starts with the instruction behind the 'rpt', and hardware repeats only what starts on a
        multiple of 8. Graphcore's assembler refuses everything else. Write
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
      if (repeat.bodyAddress() % BODY_ALIGNMENT != 0) {
        out.accept(
            error(
                repeat.insn().position(),
                "the body of this 'rpt' would start at 4 mod 8",
                repeat.unit().isBundle()
                    ? "put an instruction in front of the bundle with the 'rpt'"
                    : "write '{ rpt …, … ; fnop }', or put an instruction in front of 'rpt'"));
      }
    }
  }
}
