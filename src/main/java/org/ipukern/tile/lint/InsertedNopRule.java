package org.ipukern.tile.lint;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Symbol;

/** Tells of every nop that the assembler puts in to align a bundle. */
final class InsertedNopRule extends DocumentedRule {
  InsertedNopRule() {
    super(
        "inserted-nop",
        "no bundle needs a nop that the assembler puts in",
        """
        A bundle stands on a multiple of 8. The assembler puts a nop in front of one that would not,
        and says nothing: it costs an issue slot of every worker that comes past, and moves all that
        follows. Write the nop yourself, use the slot, or align the label in front with '.align 8'.
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          { nop ; f32add $a0, $a0, $a0 }
          exitz $mzero
        """,
        """
        .worker
        worker:
          setzi $a0, 0
          nop
          { nop ; f32add $a0, $a0, $a0 }
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    List<IssueUnit> units = context.program().units();
    Set<Long> labels = labels(context);
    for (int i = 0; i + 1 < units.size(); i++) {
      IssueUnit nop = units.get(i);
      IssueUnit next = units.get(i + 1);
      boolean alignsBundle =
          Repeat.isInsertedNop(nop) && next.isBundle() && next.position().equals(nop.position());
      // In a macro, padding that '.align' asks for has the same position. A label tells them apart:
      // it stays in front of a nop that a bundle needs.
      boolean askedFor = labels.contains((long) next.address());
      if (alignsBundle && !askedFor && !belongsToRepeat(context, nop.address())) {
        out.accept(
            warning(
                next.position(),
                "the assembler puts a nop in front of this bundle to align it to 8 bytes"
                    + (isInLoop(context.flow(), i) ? ", in every round of a loop" : ""),
                "put an instruction or a 'nop' of your own there, or align what precedes it"));
      }
    }
  }

  private static Set<Long> labels(LintContext context) {
    Set<Long> labels = new HashSet<>();
    for (Symbol symbol : context.program().symbols().values()) {
      if (symbol.label()) {
        labels.add(symbol.value());
      }
    }
    BranchTargetRule.targets(context.program()).forEach(target -> labels.add((long) target));
    return labels;
  }

  private static boolean belongsToRepeat(LintContext context, int address) {
    return context.flow().repeats().stream()
        .anyMatch(r -> address >= r.unit().end() && address < r.bodyEnd());
  }

  private static boolean isInLoop(ControlFlow flow, int unit) {
    Map<Integer, Boolean> roots = new TreeMap<>();
    flow.edges(unit).forEach(edge -> roots.put(edge.to(), true));
    return ForwardFlow.solve(flow, roots, (from, facts, edge) -> facts, (a, b) -> a)
        .containsKey(unit);
  }
}
