package org.ipukern.tile.asm;

import java.util.List;
import java.util.Optional;
import org.ipukern.tile.isa.Form;
import org.ipukern.tile.isa.Instruction;
import org.ipukern.tile.isa.Mode;

/**
 * One instruction of a program.
 *
 * @param definition its entry in the table
 * @param form the matched form
 * @param operands as many as the form has, in its order
 * @param mode the mode in force where it stands
 * @param spelling the mnemonic as it is written: {@code addz} for an {@code add} with that form,
 *     {@code sub} for the {@code add} that it stands for
 * @param inserted true if the assembler put it there (alignment nop, second half of {@code
 *     ldconst})
 * @param position where its mnemonic stands; of an inserted one, where the cause stands
 */
public record Insn(
    Instruction definition,
    Form form,
    List<Operand> operands,
    Mode mode,
    String spelling,
    boolean inserted,
    SourcePosition position) {

  /** The mnemonic of the table. */
  public String mnemonic() {
    return definition.mnemonic();
  }

  /**
   * The first immediate, target or number of a control register that does not fit its field; an
   * assembler would refuse it.
   */
  public Optional<Operand> misfit() {
    return operands.stream().filter(operand -> !fits(operand)).findFirst();
  }

  /** True if one of its operands fits its field; registers and named constants always do. */
  public boolean fits(Operand operand) {
    return range(operand).map(range -> range.accepts(operand)).orElse(true);
  }

  /** What the field of one of its operands takes; empty for registers and named constants. */
  public Optional<FieldRange> range(Operand operand) {
    return FieldRange.of(this, operand);
  }

  /** The first operand of that role in the table, such as {@code mem.base}. */
  public Optional<Operand> withRole(String role) {
    for (Operand operand : operands) {
      if (operand.spec().role().equals(role)) {
        return Optional.of(operand);
      }
    }
    return Optional.empty();
  }

  /** The operand of that name in the table. */
  public Operand operand(String name) {
    for (Operand operand : operands) {
      if (operand.spec().name().equals(name)) {
        return operand;
      }
    }
    throw new IllegalArgumentException(mnemonic() + " has no operand " + name);
  }
}
