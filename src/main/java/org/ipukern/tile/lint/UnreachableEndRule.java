package org.ipukern.tile.lint;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Symbol;

/** Control does not run past the end of the code that is meant. */
final class UnreachableEndRule extends DocumentedRule {
  UnreachableEndRule() {
    super(
        "unreachable-end",
        "code does not run past its end or into code of the other mode",
        """
        Worker code ends with an exit, supervisor code with a return or a branch. What stands behind
        the last instruction of a section is not known before the link, and worker code that is
        reached by running on from supervisor code is executed by the supervisor.
        """,
        """
        .worker
        worker:
          add $m0, $mvertex_base, 4
        """,
        """
        .worker
        worker:
          add $m0, $mvertex_base, 4
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    ControlFlow flow = context.flow();
    for (int i : reached(flow)) {
      IssueUnit unit = flow.unit(i);
      Insn control = ControlFlow.control(unit).orElse(unit.first());
      if (flow.ending(i) == ControlFlow.Ending.OFF_END) {
        out.accept(pastTheEnd(control));
      }
      for (ControlFlow.Edge edge : flow.edges(i)) {
        Insn next = flow.unit(edge.to()).first();
        boolean runsOn = edge.kind() == ControlFlow.Kind.NEXT;
        if (runsOn && next.mode() != unit.first().mode()) {
          out.accept(
              error(
                  control.position(),
                  unit.first().mode().word()
                      + " code runs on into "
                      + next.mode().word()
                      + " code behind '"
                      + control.mnemonic()
                      + "'",
                  "end it with " + endings(control)));
        }
      }
    }
  }

  private Diagnostic pastTheEnd(Insn last) {
    boolean certain = !last.mnemonic().equals("call");
    return finding(
        certain,
        last.position(),
        "control runs past '" + last.mnemonic() + "', the last instruction here",
        "end the code with " + endings(last));
  }

  private static String endings(Insn insn) {
    return switch (insn.mode()) {
      case WORKER -> "'exitz $mzero' or a branch";
      case SUPERVISOR -> "'br $lr' or a branch";
    };
  }

  private static Set<Integer> reached(ControlFlow flow) {
    Map<Integer, Boolean> roots = new TreeMap<>();
    for (Symbol symbol : flow.program().symbols().values()) {
      if (symbol.label()) {
        flow.at(symbol.value()).ifPresent(unit -> roots.put(unit, true));
      }
    }
    return ForwardFlow.solve(flow, roots, (unit, facts, edge) -> facts, (a, b) -> a).keySet();
  }
}
