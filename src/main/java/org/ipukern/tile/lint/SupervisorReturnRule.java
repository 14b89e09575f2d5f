package org.ipukern.tile.lint;

import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.Mode;

/** A supervisor waits for its workers before it returns. */
final class SupervisorReturnRule extends DocumentedRule {
  SupervisorReturnRule() {
    super(
        "supervisor-return",
        "a supervisor function waits for its workers before it returns",
        """
        'runall' only starts the workers. Between the last launch and 'br $lr' there must be a
        'sync TEXCH_SYNCZONE_LOCAL', or the caller goes on, and launches its own workers, while these
        still write their results.
        """,
        """
        .supervisor
        supervisor:
          setzi $m1, worker
          runall $m1, $m0, 0
          br $lr
        .size supervisor, .-supervisor
        .type supervisor, @function
        .globl supervisor
        .worker
        worker:
          exitz $mzero
        """,
        """
        .supervisor
        supervisor:
          setzi $m1, worker
          runall $m1, $m0, 0
          sync TEXCH_SYNCZONE_LOCAL
          br $lr
        .size supervisor, .-supervisor
        .type supervisor, @function
        .globl supervisor
        .worker
        worker:
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Reported first = new Reported(out);
    for (Entry entry : context.entries().in(Mode.SUPERVISOR)) {
      new RunFlow(context.flow(), entry.unit())
          .before()
          .forEach(
              (unit, state) -> {
                boolean returns = context.flow().ending(unit) == ControlFlow.Ending.RETURN;
                if (returns && RunFlow.possible(state)) {
                  Insn back = ControlFlow.control(context.flow().unit(unit)).orElseThrow();
                  first.accept(finding(entry, back, RunFlow.certain(state)));
                }
              });
    }
  }

  private Diagnostic finding(Entry entry, Insn back, boolean certain) {
    return finding(
        certain && entry.codelet(),
        back.position(),
        "'"
            + entry.name()
            + "' returns while its workers still run"
            + (certain ? "" : ", on some path"),
        "put 'sync TEXCH_SYNCZONE_LOCAL' between the last launch and the return");
  }
}
