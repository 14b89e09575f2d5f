package org.ipukern.tile.lint;

import java.util.Optional;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Section;

/** The body of a repeat starts on a multiple of 8, and its section is aligned to that. */
final class RptPlacementRule extends DocumentedRule {
  private static final int BODY_ALIGNMENT = 8;

  RptPlacementRule() {
    super(
        "rpt-placement",
        "the body of a 'rpt' follows at once, on a multiple of 8 bytes, in a section aligned to 8",
        """
        The body starts with the instruction behind the 'rpt', and hardware repeats only what starts on a
        multiple of 8. Graphcore's assembler refuses everything else. Write
        '{ rpt $m0, size ; fnop }' at a multiple of 8, or a 'rpt' on its own at 4 mod 8; a 'nop' in
        front of the 'rpt' changes from one to the other. The section itself must ask for 8 bytes, by
        '.align 8' at its start, or the linker may move everything by 4.
        """,
        """
        .align 8
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
        .align 8
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
      Optional<Section> section = context.flow().section(repeat.unit().address());
      if (section.isPresent() && section.get().alignment() < BODY_ALIGNMENT) {
        out.accept(
            error(
                repeat.insn().position(),
                "section '"
                    + section.get().name()
                    + "' is aligned to "
                    + section.get().alignment()
                    + " bytes; with this 'rpt' it must be "
                    + BODY_ALIGNMENT,
                "write '.align 8' at the start of the section"));
      }
    }
  }
}
