package org.ipukern.tile.lint;

import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.ipukern.tile.asm.Diagnostic;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.Mode;

/** A supervisor function gives back $sp, $lr and $fp as it got them. */
final class StackBalanceRule extends DocumentedRule {
  StackBalanceRule() {
    super(
        "stack-balance",
        "a supervisor function returns with $sp, $lr and $fp as at entry",
        """
        On every path from the entry to 'br $lr' the constants added to $sp must cancel out, and
        whatever overwrites $lr ($m10) or $fp ($m9) must be undone from a copy saved on the stack.
        Vertices must keep to that; other functions, which may have conventions of their own, get a
        warning.
        """,
        """
        .supervisor
        .globl supervisor
        .type supervisor, @function
        DEF_STACK_USAGE 8 supervisor
        supervisor:
          add $sp, $sp, -8
          st32 $m0, $sp, $mzero, 0
          br $lr
        .size supervisor, .-supervisor
        """,
        """
        .supervisor
        .globl supervisor
        .type supervisor, @function
        DEF_STACK_USAGE 8 supervisor
        supervisor:
          add $sp, $sp, -8
          st32 $m0, $sp, $mzero, 0
          add $sp, $sp, 8
          br $lr
        .size supervisor, .-supervisor
        """);
  }

  @Override
  public void check(LintContext context, Consumer<Diagnostic> out) {
    Reported first = new Reported(out);
    for (Entry entry : context.entries().in(Mode.SUPERVISOR)) {
      Map<Integer, Set<StackState>> returns = StackFlow.of(context, entry).atReturn();
      returns.forEach(
          (unit, states) -> {
            Insn back = ControlFlow.control(context.flow().unit(unit)).orElseThrow();
            if (back.operands().get(0).value() == Registers.LINK) {
              states.forEach(state -> judge(entry, back, state, first));
            }
          });
    }
  }

  private void judge(Entry entry, Insn back, StackState state, Consumer<Diagnostic> out) {
    if (state.known() && state.depth() != 0) {
      String where = state.depth() > 0 ? " bytes below" : " bytes above";
      out.accept(
          finding(
              entry.codelet(),
              back.position(),
              "'"
                  + entry.name()
                  + "' returns with $sp "
                  + Math.abs(state.depth())
                  + where
                  + " its value at entry",
              "add " + state.depth() + " to $sp before the return"));
    }
    if ((state.lost() & Registers.main(Registers.LINK)) != 0) {
      out.accept(
          finding(
              entry.codelet(),
              back.position(),
              "'"
                  + entry.name()
                  + "' returns through $lr, which no longer holds the return address",
              "save $lr on the stack at entry and load it again before the return"));
    }
    if (entry.codelet() && (state.lost() & Registers.main(Registers.FRAME)) != 0) {
      out.accept(
          warning(
              back.position(),
              "'" + entry.name() + "' returns without having restored $fp",
              "save $fp ($m9) on the stack at entry and load it again before the return"));
    }
  }
}
