package org.ipukern.tile.lint;

import java.util.NavigableSet;
import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;

/** Workers are idle when they are launched and when coefficients change. */
final class LaunchOverlapRule extends DocumentedRule {
  private static final Set<String> COEFFICIENT_LOADS = Set.of("ld64putcs", "ld128putcs");
  private static final int CONTROL_REGISTER =
      InstructionTable.ipu21().register("$CR").orElseThrow().index();
  private static final long CLEAR_COEFFICIENTS = 1L << 2;

  LaunchOverlapRule() {
    super(
        "launch-overlap",
        "no launch and no change of coefficients while workers run",
        """
        'runall' while a worker is active raises an exception. The coefficients are shared by all
        workers and have no second bank: loading them while workers run changes the matrix under
        their products, and so does clearing them by bit 2 of $CR. Put 'sync TEXCH_SYNCZONE_LOCAL' behind
        each launch.
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
          .everywhere()
          .forEach(
              (unit, state) -> {
                for (Insn insn : context.flow().unit(unit).instructions()) {
                  if (RunFlow.possible(state)) {
                    check(context, unit, insn, RunFlow.certain(state), first);
                  }
                }
              });
    }
  }

  private void check(
      LintContext context, int unit, Insn insn, boolean certain, Consumer<Diagnostic> out) {
    boolean launch = insn.mnemonic().equals("runall");
    boolean changes =
        COEFFICIENT_LOADS.contains(insn.mnemonic())
            || clears(insn, context.constants().before(unit));
    if (!launch && !changes) {
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

  /** True for a write to $CR that is known to set the bit. */
  private static boolean clears(Insn insn, Constants known) {
    if (!insn.mnemonic().equals("put") || insn.operand("csr").value() != CONTROL_REGISTER) {
      return false;
    }
    NavigableSet<Long> words = known.of(insn.operand("src"));
    return !words.isEmpty() && words.stream().allMatch(w -> (w & CLEAR_COEFFICIENTS) != 0);
  }
}
