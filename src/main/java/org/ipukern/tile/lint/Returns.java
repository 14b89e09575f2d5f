package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.isa.Mode;

/**
 * Where a {@code br} through a register can lead. The answer does not follow paths: every write to
 * the register in the same section counts.
 */
final class Returns {
  /**
   * The answer for one {@code br}.
   *
   * @param addresses labels that the register is loaded with
   * @param ending what else may happen
   */
  record Targets(List<Integer> addresses, ControlFlow.Ending ending) {}

  private final Program program;

  Returns(Program program) {
    this.program = program;
  }

  Targets of(int register, Mode mode, int address) {
    List<Integer> labels = new ArrayList<>();
    boolean called = false;
    boolean other = false;
    for (IssueUnit unit : section(address)) {
      for (Insn insn : unit.instructions()) {
        if (insn.mode() != mode || (Registers.writes(insn) & Registers.main(register)) == 0) {
          continue;
        }
        if (insn.mnemonic().equals("call")) {
          called = true;
        } else if (loadsLabel(insn)) {
          labels.add((int) insn.operands().get(1).value());
        } else {
          other = true;
        }
      }
    }
    boolean link = mode == Mode.SUPERVISOR && register == Registers.LINK;
    if (link || (labels.isEmpty() && !other)) {
      return new Targets(labels, ControlFlow.Ending.RETURN);
    }
    if (other) {
      return new Targets(labels, ControlFlow.Ending.COMPUTED);
    }
    return new Targets(labels, called ? ControlFlow.Ending.RETURN : ControlFlow.Ending.NONE);
  }

  private boolean loadsLabel(Insn insn) {
    if (!insn.mnemonic().equals("setzi") || insn.operands().size() < 2) {
      return false;
    }
    long value = insn.operands().get(1).value();
    return value == (int) value && program.unitAt((int) value).isPresent();
  }

  private List<IssueUnit> section(int address) {
    for (Section section : program.sections()) {
      int end = section.address() + section.bytes();
      if (address >= section.address() && address < end) {
        return program.units().stream()
            .filter(u -> u.address() >= section.address() && u.address() < end)
            .toList();
      }
    }
    return program.units();
  }
}
