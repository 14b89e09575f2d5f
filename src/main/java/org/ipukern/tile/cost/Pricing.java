package org.ipukern.tile.cost;

import java.util.Optional;
import java.util.Set;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.Mode;

/** Knows which instructions have no known cost. A figure must not leave them out. */
final class Pricing {
  /** {@code TEXCH_SYNCZONE_LOCAL}: the six workers of this tile. */
  private static final int LOCAL_ZONE = 2;

  /**
   * Functions whose slots are not known or depend on the data: measurements of ipu-stack's softmax
   * need about one extra slot an f16v2exp for data that is not constant. Its GELU fixes f16v2tanh
   * at one slot.
   */
  private static final Set<String> DATA_DEPENDENT =
      Set.of(
          "f32div",
          "f32sqrt",
          "f32oox",
          "f32oorx",
          "f32exp",
          "f32exp2",
          "f32ln",
          "f32log2",
          "f32sigm",
          "f32tanh",
          "f16v2exp",
          "f16v2exp2",
          "f16v2ln",
          "f16v2log2",
          "f16v2sigm");

  private Pricing() {}

  /** Why this instruction has no price where it stands; empty if it has one. */
  static Optional<String> refusal(Insn insn, Mode mode) {
    String name = insn.mnemonic();
    if (!insn.form().modes().contains(mode)) {
      return Optional.of(name + " cannot issue in " + mode.word() + " code");
    }
    if (DATA_DEPENDENT.contains(name)) {
      return Optional.of("how many slots " + name + " takes is not known, it depends on its data");
    }
    return switch (name) {
      case "trap" -> Optional.of("trap stops the tile");
      case "run" -> Optional.of("what run costs is not known; runall is priced");
      case "sync" ->
          insn.operand("zone").value() == LOCAL_ZONE
              ? Optional.empty()
              : Optional.of(
                  "sync of zone "
                      + insn.operand("zone").value()
                      + " waits for what is not on this tile; only zone 2, the workers, is priced");
      default -> Optional.empty();
    };
  }
}
