package org.ipukern.tile.lint;

import java.util.Locale;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;

/** Instructions can come to lie in region 0. */
final class CodeRegionRule extends DocumentedRule {
  CodeRegionRule() {
    super(
        "code-region",
        "instructions lie in region 0, below 0x80000",
        """
        Instructions are fetched from region 0 of tile memory only, 0x4c000 up to 0x80000. What stands
        208 KiB or more behind the start of its section cannot come to lie there, wherever the linker
        puts the section.
        """,
        """
        .worker
        worker:
          bri far
        .space 0x34000
        far:
          exitz $mzero
        """,
        """
        .worker
        worker:
          bri far
        .space 0x400
        far:
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    int room = Program.CODE_END - Program.MEMORY_BASE;
    for (Section section : context.program().sections()) {
      int limit = section.address() + room;
      context.program().units().stream()
          .filter(u -> u.address() >= limit && u.address() < section.address() + section.bytes())
          .findFirst()
          .ifPresent(unit -> out.accept(finding(section, unit)));
    }
  }

  private Diagnostic finding(Section section, IssueUnit unit) {
    return error(
        unit.first().position(),
        String.format(
            Locale.ROOT,
            "'%s' stands %d bytes behind the start of section '%s': not in region 0, from which"
                + " alone instructions are fetched",
            unit.first().mnemonic(),
            unit.address() - section.address(),
            section.name()),
        "put the data in front of it into a section of its own, behind the code");
  }
}
