package org.ipukern.tile.lint;

import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.Mode;

/** Workers are idle when they are launched and when coefficients change. */
final class LaunchOverlapRule extends DocumentedRule {
  private static final Set<String> COEFFICIENT_LOADS = Set.of("ld64putcs", "ld128putcs");

  LaunchOverlapRule() {
    super(
        "launch-overlap",
        "no launch and no coefficient load while workers run",
        """
        'runall' while a worker is active raises an exception. The coefficients are shared by all
        workers and have no second bank: loading them while workers run changes the matrix under
        their products. Put 'sync TEXCH_SYNCZONE_LOCAL' behind each launch.
        """,
        """
        .supervisor
        supervisor:
          put $CCCSLOAD, $m0
          setzi $m1, worker
          runall $m1, $m0, 0
          ld64putcs 0
          sync TEXCH_SYNCZONE_LOCAL
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
          put $CCCSLOAD, $m0
          setzi $m1, worker
          runall $m1, $m0, 0
          sync TEXCH_SYNCZONE_LOCAL
          ld64putcs 0
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
                for (Insn insn : context.flow().unit(unit).instructions()) {
                  if (RunFlow.possible(state)) {
                    check(insn, RunFlow.certain(state), first);
                  }
                }
              });
    }
  }

  private void check(Insn insn, boolean certain, Consumer<Diagnostic> out) {
    boolean launch = insn.mnemonic().equals("runall");
    if (!launch && !COEFFICIENT_LOADS.contains(insn.mnemonic())) {
      return;
    }
    String message =
        launch
            ? "'runall' while the workers of the launch before it still run"
            : "'" + insn.mnemonic() + "' changes the coefficients of workers that still run";
    String advice = "put 'sync TEXCH_SYNCZONE_LOCAL' in front of it";
    out.accept(
        finding(certain, insn.position(), message + (certain ? "" : ", on some path"), advice));
  }
}
