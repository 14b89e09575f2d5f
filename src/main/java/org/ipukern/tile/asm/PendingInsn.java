package org.ipukern.tile.asm;

import java.util.List;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/**
 * An instruction that waits for the layout: its operands may name labels to come.
 *
 * @param definition its entry in the table
 * @param immediate the immediate kind that a spelling such as {@code addz} asks for, or null
 * @param operands as written
 * @param mode the mode in force
 * @param inserted true if the assembler put it there
 * @param line where it stands
 * @param from offset of the mnemonic
 * @param wordEnd offset after the mnemonic
 * @param to offset after the statement
 */
record PendingInsn(
    Instruction definition,
    OperandKind immediate,
    List<WrittenOperand> operands,
    Mode mode,
    boolean inserted,
    SourceLine line,
    int from,
    int wordEnd,
    int to) {

  /** The mnemonic with the letter that asks for an immediate kind, if one does. */
  String spelling() {
    if (immediate == null) {
      return definition.mnemonic();
    }
    return definition.mnemonic() + (immediate == OperandKind.SIMM16 ? "s" : "z");
  }
}
