package org.ipukern.tile.lint;

import java.util.Map;
import java.util.NavigableSet;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Operand;
import org.ipukern.tile.isa.ControlRegister;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.Mode;

/** A worker that starts the AMP from zero partials clears the accumulators first. */
final class AccumulatorClearRule extends DocumentedRule {
  /** No clear and no AMP issue on some way to here. */
  private static final int FRESH = 1;

  /** A clear before any AMP issue on some way to here. */
  private static final int CLEARED = 2;

  /** An AMP issue without a clear before it on some way to here. */
  private static final int STARTED = 4;

  private static final long ZERO_PAIR = 14;
  private static final long CLEAR_ACCUMULATORS = 1 << 3;

  private static final int CLEAR_REGISTER =
      InstructionTable.ipu21().register("$FP_CLR").map(ControlRegister::index).orElseThrow();

  AccumulatorClearRule() {
    super(
        "accumulator-clear",
        "a worker clears the accumulators before it starts the AMP from zero",
        """
        The accumulators hold what the last kernel left there. A worker whose first AMP or SLIC issue
        takes zeros as partials must clear them before: write a word with bit 3 set to $FP_CLR.
        A worker whose first issues push partials shifts the old contents out instead.
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
          setzi $a2, 8
          zero $a0:1
          f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0
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
          setzi $a2, 8
          uput $FP_CLR, $a2
          zero $a0:1
          f16v4hihov4amp $a4:5, $a0:1, $azeros, TAMP_F16V4_E4_P0
          exitz $mzero
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Reported first = new Reported(out);
    for (Entry entry : context.entries().in(Mode.WORKER)) {
      Map<Integer, Integer> before =
          ForwardFlow.solve(
              context.flow(),
              Map.of(entry.unit(), FRESH),
              (unit, state, edge) -> over(context, unit, state, edge),
              (one, other) -> one | other);
      before.forEach(
          (unit, state) -> {
            for (Insn insn : context.flow().unit(unit).instructions()) {
              boolean uncleared = (state & FRESH) != 0 && (state & CLEARED) == 0;
              if (uncleared && isAmp(insn) && startsFromZero(insn)) {
                first.accept(finding(entry, insn));
              }
            }
          });
    }
  }

  private static Integer over(LintContext context, int unit, Integer state, ControlFlow.Edge edge) {
    if (edge.kind().isOpaque()) {
      return state | CLEARED;
    }
    int after = state;
    for (Insn insn : context.flow().unit(unit).instructions()) {
      if (clears(insn, context.constants().before(unit))) {
        after = CLEARED;
      } else if (isAmp(insn) && (after & FRESH) != 0) {
        after = (after & ~FRESH) | STARTED;
      }
    }
    return after;
  }

  private static boolean isAmp(Insn insn) {
    return insn.definition().group().equals("amp");
  }

  private static boolean startsFromZero(Insn insn) {
    return insn.operand("p").value() >= ZERO_PAIR;
  }

  private static boolean clears(Insn insn, Constants known) {
    if (!insn.mnemonic().equals("uput") && !insn.mnemonic().equals("put")) {
      return false;
    }
    if (insn.operand("csr").value() != CLEAR_REGISTER) {
      return false;
    }
    Operand source = insn.operand("src");
    NavigableSet<Long> words = known.of(source);
    return words.isEmpty() || words.stream().anyMatch(w -> (w & CLEAR_ACCUMULATORS) != 0);
  }

  private Diagnostic finding(Entry entry, Insn insn) {
    return warning(
        insn.position(),
        "'"
            + insn.mnemonic()
            + "' starts from zero partials, but '"
            + entry.name()
            + "' has not cleared the accumulators",
        "put 'uput $FP_CLR, $aN' in front of it, with bit 3 set in $aN");
  }
}
