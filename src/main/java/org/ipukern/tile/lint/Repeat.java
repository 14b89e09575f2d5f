package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Program;

/**
 * A {@code rpt} and the body that its size operand claims.
 *
 * @param program the program it stands in
 * @param unit the unit that holds it
 * @param insn the instruction
 * @param bodyAddress address of the first body unit; behind a nop that the assembler put in between
 * @param bodyEnd address behind the body, counted from its size operand in bundles of 8 bytes
 */
public record Repeat(Program program, IssueUnit unit, Insn insn, int bodyAddress, int bodyEnd) {
  private static final int BUNDLE_BYTES = 8;

  static List<Repeat> all(Program program) {
    List<Repeat> repeats = new ArrayList<>();
    for (IssueUnit unit : program.units()) {
      for (Insn insn : unit.instructions()) {
        if (insn.mnemonic().equals("rpt")) {
          repeats.add(of(program, unit, insn));
        }
      }
    }
    return List.copyOf(repeats);
  }

  private static Repeat of(Program program, IssueUnit unit, Insn insn) {
    int start = unit.end();
    long bundles = Math.max(0, Math.min(insn.operand("size").value(), 0xFFFF) + 1);
    return new Repeat(program, unit, insn, start, start + (int) bundles * BUNDLE_BYTES);
  }

  static boolean isInsertedNop(IssueUnit unit) {
    return !unit.isBundle() && unit.first().inserted() && unit.first().mnemonic().equals("nop");
  }

  /** The units that start inside the body. */
  public List<IssueUnit> body() {
    List<IssueUnit> body = new ArrayList<>();
    Optional<IssueUnit> next = program.unitAt(bodyAddress);
    while (next.isPresent() && next.get().address() < bodyEnd) {
      body.add(next.get());
      next = program.unitAt(next.get().end());
    }
    return body;
  }

  /** The unit that ends the body, if one ends exactly there. */
  public Optional<IssueUnit> last() {
    List<IssueUnit> body = body();
    return body.isEmpty() || body.get(body.size() - 1).end() != bodyEnd
        ? Optional.empty()
        : Optional.of(body.get(body.size() - 1));
  }

  /** True unless the count is a constant above zero. */
  public boolean mayBeSkipped() {
    Operand count = insn.operand("count");
    return count.spec().kind().registers() > 0 || count.value() == 0;
  }
}
