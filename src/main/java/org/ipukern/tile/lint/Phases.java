package org.ipukern.tile.lint;

import java.util.List;
import java.util.stream.Stream;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.NamedConstant;

/** The named constants that say which step of its sequence an AMP-like instruction is. */
final class Phases {
  private Phases() {}

  /** Names of the phases of that instruction; empty if it has none or no source lists them. */
  static List<String> of(String mnemonic) {
    return kinds(mnemonic).stream().flatMap(Phases::named).toList();
  }

  /** What the names of the phases begin with, by the operands that the instruction multiplies. */
  private static List<String> kinds(String mnemonic) {
    if (mnemonic.endsWith("amp")) {
      return mnemonic.startsWith("f32")
          ? List.of("TAMP_F32_")
          : mnemonic.startsWith("f8")
              ? List.of("TAMP_F16V4_", "TAMP_F8V8_")
              : List.of("TAMP_F16V4_");
    }
    // No source names the constants of f32sisoslic.
    if (mnemonic.endsWith("slic") && !mnemonic.startsWith("f32")) {
      return List.of("TSLIC_F16V4_");
    }
    return switch (mnemonic) {
      case "f16v4istacc" -> List.of("TISTACC_");
      case "f16v4stacc" -> List.of("TSTACC_");
      default -> List.of();
    };
  }

  private static Stream<String> named(String beginning) {
    return InstructionTable.ipu21().constants().stream()
        .map(NamedConstant::name)
        .filter(name -> name.startsWith(beginning));
  }

  /** True if the operand is one of those phases; a plain number only where sources give it. */
  static boolean isOne(Operand operand, List<String> phases) {
    return phases.stream()
        .map(name -> InstructionTable.ipu21().constant(name).orElseThrow())
        .filter(constant -> constant.known() || !operand.symbol().isEmpty())
        .anyMatch(constant -> constant.value() == operand.value());
  }
}
