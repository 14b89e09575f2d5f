package org.ipukern.tile.lint;

import java.util.Map;
import java.util.TreeMap;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.asm.Section;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.OperandKind;

/** The constants that registers hold, before every unit of a program. */
final class ConstantFlow {
  private final Map<Integer, Constants> before;

  ConstantFlow(ControlFlow flow) {
    this.before =
        ForwardFlow.solve(
            flow, roots(flow), (unit, facts, edge) -> step(flow, unit, facts, edge), Constants::or);
  }

  /** What is known before that unit. */
  Constants before(int unit) {
    return before.getOrDefault(unit, Constants.NONE);
  }

  private static Constants step(
      ControlFlow flow, int unit, Constants facts, ControlFlow.Edge edge) {
    if (edge.kind() == ControlFlow.Kind.AFTER_CALL) {
      Constants after = facts.after(flow.unit(unit).instructions());
      return after.without(flow.calledBy(unit).map(Routine::writes).orElse(Registers.ALL));
    }
    return edge.kind().isOpaque() ? Constants.NONE : facts.after(flow.unit(unit).instructions());
  }

  /** Units that control may reach from outside, or on ways that the graph does not show. */
  private static Map<Integer, Constants> roots(ControlFlow flow) {
    Map<Integer, Constants> roots = new TreeMap<>();
    for (Section section : flow.program().sections()) {
      flow.at(section.address()).ifPresent(unit -> roots.put(unit, Constants.NONE));
    }
    for (Symbol symbol : flow.program().symbols().values()) {
      if (symbol.label() && symbol.global()) {
        flow.at(symbol.value()).ifPresent(unit -> roots.put(unit, Constants.NONE));
      }
    }
    for (IssueUnit unit : flow.program().units()) {
      for (Insn insn : unit.instructions()) {
        for (Operand operand : insn.operands()) {
          if (operand.spec().kind() == OperandKind.ZIMM20
              || operand.spec().kind() == OperandKind.ZIMM32) {
            flow.at(operand.value()).ifPresent(to -> roots.put(to, Constants.NONE));
          }
        }
      }
    }
    return roots;
  }
}
