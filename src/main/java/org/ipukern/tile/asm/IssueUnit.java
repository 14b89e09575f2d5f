package org.ipukern.tile.asm;

import java.util.List;

/**
 * What issues together: one instruction (4 bytes) or a bundle of two (8 bytes).
 *
 * @param address byte address
 * @param first the only instruction, or the first of a bundle
 * @param second the second of a bundle, null if it is not one
 * @param position of the instruction, or of the opening brace
 */
public record IssueUnit(int address, Insn first, Insn second, SourcePosition position) {
  /** True for a bundle. */
  public boolean isBundle() {
    return second != null;
  }

  /** 4 or 8. */
  public int bytes() {
    return isBundle() ? 8 : 4;
  }

  /** Address of what follows. */
  public int end() {
    return address + bytes();
  }

  /** The one or two instructions. */
  public List<Insn> instructions() {
    return isBundle() ? List.of(first, second) : List.of(first);
  }
}
