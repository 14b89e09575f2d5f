package org.ipukern.generator.report;

import java.util.stream.Collectors;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.sim.InsnText;

/** Instructions and bundles as text. */
final class UnitText {
  private UnitText() {}

  /** The mnemonics, such as {@code ld64step + f16v4hihov4amp}; fillers of a bundle left out. */
  static String label(IssueUnit unit) {
    String label =
        unit.instructions().stream()
            .map(Insn::mnemonic)
            .filter(name -> !unit.isBundle() || !isFiller(name))
            .collect(Collectors.joining(" + "));
    return label.isEmpty() ? "nop" : label;
  }

  /** The whole text. */
  static String text(IssueUnit unit) {
    String text = unit.instructions().stream().map(InsnText::of).collect(Collectors.joining("; "));
    return unit.isBundle() ? "{ " + text + " }" : text;
  }

  private static boolean isFiller(String mnemonic) {
    return mnemonic.equals("nop") || mnemonic.equals("fnop");
  }
}
