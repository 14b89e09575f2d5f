package org.ipukern.tile.cost;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.SourcePosition;
import org.ipukern.tile.isa.Lane;
import org.ipukern.tile.isa.MemoryAccess;
import org.ipukern.tile.isa.Mode;
import org.ipukern.tile.isa.OperandKind;

/** What issues at one address, decoded once for the walks. */
final class Step {
  private static final String AMP = "amp";

  private final IssueUnit unit;
  private final int index;
  private final Insn main;
  private final Flow flow;
  private final MainEffect effect;
  private final int read;
  private final int written;
  private final String workerRefusal;
  private final String supervisorRefusal;
  private int amp;
  private int loads;
  private int stores;
  private RepeatBody body;

  /**
   * @param unit what issues
   * @param index its place among the program's units
   */
  Step(IssueUnit unit, int index) {
    this.unit = unit;
    this.index = index;
    Insn found = null;
    for (Insn insn : unit.instructions()) {
      if (insn.form().lane() == Lane.MAIN) {
        found = insn;
      }
      count(insn);
    }
    main = found;
    flow = main == null ? Flow.NEXT : Flow.of(main.mnemonic());
    boolean quiet = main == null || main.definition().isControl() || main.misfit().isPresent();
    effect = quiet ? null : MainEffects.of(main);
    read = main == null ? 0 : RegisterSets.read(main);
    written = main == null ? 0 : RegisterSets.written(main);
    workerRefusal = refusal(Mode.WORKER);
    supervisorRefusal =
        unit.isBundle() ? "a bundle cannot issue in supervisor code" : refusal(Mode.SUPERVISOR);
  }

  private void count(Insn insn) {
    if (insn.definition().group().equals(AMP)) {
      amp++;
    }
    for (MemoryAccess access : insn.definition().accesses()) {
      if (access.store()) {
        stores++;
      } else {
        loads++;
      }
    }
  }

  private String refusal(Mode mode) {
    for (Insn insn : unit.instructions()) {
      if (insn.misfit().isPresent()) {
        return insn.misfit().get().value() + " does not fit the field of " + insn.mnemonic();
      }
      String refusal = Pricing.refusal(insn, mode).orElse("");
      if (!refusal.isEmpty()) {
        return refusal;
      }
    }
    return "";
  }

  /** Ends the walk if this has no known cost in that mode. */
  void requirePrice(Mode mode) {
    String refusal = mode == Mode.WORKER ? workerRefusal : supervisorRefusal;
    if (!refusal.isEmpty()) {
      throw noFigure(refusal);
    }
  }

  NoFigureException noFigure(String reason) {
    return new NoFigureException(position(), reason);
  }

  SourcePosition position() {
    return main == null ? unit.position() : main.position();
  }

  /** Does its effect on main registers and memory, branches excepted. */
  void apply(Registers registers, KnownMemory memory) {
    if (effect != null && !effect.apply(registers, memory)) {
      throw noFigure("it overwrites a word that workers of the last launch may still read");
    }
  }

  IssueUnit unit() {
    return unit;
  }

  int index() {
    return index;
  }

  Flow flow() {
    return flow;
  }

  MainEffect effect() {
    return effect;
  }

  /** Main registers that must be ready. */
  int read() {
    return read;
  }

  /** Main registers that it makes wait. */
  int written() {
    return written;
  }

  int amp() {
    return amp;
  }

  int loads() {
    return loads;
  }

  int stores() {
    return stores;
  }

  /** The value of the main-lane instruction's operand of that name. */
  Source source(String operand) {
    return Source.of(main.operand(operand));
  }

  /** Number of the register, or constant, in the operand of that name. */
  int operand(String name) {
    return (int) main.operand(name).value();
  }

  /** Number of the register on which a conditional branch depends. */
  int condition() {
    return operand(flow == Flow.COUNT_DOWN ? "srcdst" : "src");
  }

  /** Byte address to which a branch jumps. */
  int target() {
    for (Operand operand : main.operands()) {
      if (operand.spec().kind() == OperandKind.LABEL) {
        return (int) operand.value();
      }
    }
    throw new IllegalStateException(main.mnemonic() + " has no target");
  }

  /** The body of a {@code rpt}, null until it is set. */
  RepeatBody body() {
    return body;
  }

  void setBody(RepeatBody repeatBody) {
    body = repeatBody;
  }
}
