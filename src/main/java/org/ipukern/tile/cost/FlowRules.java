package org.ipukern.tile.cost;

/** Where branches lead, for both kinds of context. */
final class FlowRules {
  private FlowRules() {}

  /** Whether the step jumps. Ends the walk if that depends on a value that is not known. */
  static boolean isTaken(Step step, Registers registers) {
    if (step.flow().isConditional()) {
      long value = registers.get(step.condition());
      if (!Word.isKnown(value)) {
        throw step.noFigure(unknown("branch", step.condition()));
      }
      return step.flow().isTaken(value);
    }
    return step.flow() == Flow.JUMP
        || step.flow() == Flow.JUMP_REGISTER
        || step.flow() == Flow.CALL;
  }

  /** The step to go to, with the branch's own effect on registers. */
  static Step next(Step step, Registers registers, StepTable table) {
    if (!isTaken(step, registers)) {
      return table.after(step);
    }
    if (step.flow() == Flow.JUMP_REGISTER) {
      long target = registers.get(step.operand("src"));
      if (!Word.isKnown(target)) {
        throw step.noFigure(unknown("branch target", step.operand("src")));
      }
      return table.at(target, step.position());
    }
    if (step.flow() == Flow.COUNT_DOWN) {
      registers.set(step.condition(), Word.plus(registers.get(step.condition()), -1));
    } else if (step.flow() == Flow.CALL) {
      registers.set(step.operand("dst"), step.unit().end());
    }
    return table.at(step.target(), step.position());
  }

  static String unknown(String what, int register) {
    return what + " depends on $m" + register + ", whose value is not known before the run";
  }
}
