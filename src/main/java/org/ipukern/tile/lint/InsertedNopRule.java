package org.ipukern.tile.lint;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;

/** Tells of every nop that an alignment puts where execution comes past. */
final class InsertedNopRule extends DocumentedRule {
  InsertedNopRule() {
    super(
        "inserted-nop",
        "execution runs into no nop that an alignment puts in",
        """
        '.align' and '.p2align' fill code with nops, and say nothing: where the instruction in front
        goes on to the next one, each nop costs an issue slot of every worker that comes past. Only the
        body of a 'rpt' has to stand on a multiple of 8; bundles may stand on any word. Write the nop
        yourself, use the slot, or align the label at the start instead.
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          .align 8
          { nop ; f32add $a0, $a0, $a0 }
          exitz $mzero
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          { nop ; f32add $a0, $a0, $a0 }
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    List<IssueUnit> units = context.program().units();
    for (int i = 1; i < units.size(); i++) {
      int nop = i;
      boolean runsIn =
          Repeat.isInsertedNop(units.get(i))
              && !Repeat.isInsertedNop(units.get(i - 1))
              && context.flow().edges(i - 1).stream().anyMatch(edge -> edge.to() == nop);
      if (runsIn) {
        out.accept(
            warning(
                units.get(i).position(),
                "this alignment puts "
                    + nops(units, i)
                    + " where execution comes past"
                    + (isInLoop(context.flow(), i) ? ", in every round of a loop" : ""),
                "put an instruction or a 'nop' of your own there, or align what precedes it"));
      }
    }
  }

  private static String nops(List<IssueUnit> units, int first) {
    int end = first;
    while (end < units.size() && Repeat.isInsertedNop(units.get(end))) {
      end++;
    }
    return end - first == 1 ? "a nop" : end - first + " nops";
  }

  private static boolean isInLoop(ControlFlow flow, int unit) {
    Map<Integer, Boolean> roots = new TreeMap<>();
    flow.edges(unit).forEach(edge -> roots.put(edge.to(), true));
    return ForwardFlow.solve(flow, roots, (from, facts, edge) -> facts, (a, b) -> a)
        .containsKey(unit);
  }
}
