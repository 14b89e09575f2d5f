package org.ipukern.tile.asm;

import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.OperandKind;
import org.ipukern.tile.isa.OperandSpec;

/**
 * An operand as it is written, before a form is chosen.
 *
 * @param register a register of the main or auxiliary file, or null
 * @param control a control register, or null
 * @param expression a value, or null
 * @param suffix {@code +=}, {@code ++}, {@code >>}, {@code @} or empty
 * @param from offset of its first character
 * @param to offset after its last one
 */
record WrittenOperand(
    Register register,
    ControlRegister control,
    Expression expression,
    String suffix,
    int from,
    int to) {

  /**
   * Registers of one file.
   *
   * @param file {@code m} or {@code a}
   * @param first number of the first one
   * @param count how many
   * @param broadcast {@code B}, {@code BL}, {@code BU} or empty
   */
  record Register(char file, int first, int count, String broadcast) {}

  /** True if the operand has the shape of that operand of a form, whatever its value. */
  boolean fits(OperandSpec spec) {
    if (!suffix.equals(spec.suffix())) {
      return false;
    }
    OperandKind kind = spec.kind();
    if (register != null) {
      return kind.registers() == register.count()
          && kind.isMain() == (register.file() == 'm')
          && register.broadcast().equals(broadcast(kind));
    }
    if (control != null) {
      return kind == OperandKind.CSR;
    }
    return kind.registers() == 0;
  }

  private static String broadcast(OperandKind kind) {
    return switch (kind) {
      case AREG_B -> "B";
      case AREG_BL -> "BL";
      case AREG_BU -> "BU";
      default -> "";
    };
  }
}
