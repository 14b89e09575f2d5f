package org.ipukern.tile.lint;

import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.Mode;

/**
 * Which registers some path from a place may still read before it writes them. Where control leaves
 * the text, all of them; where a worker exits, those that a later launch reads; where a vertex
 * returns, those that its caller wants back.
 */
final class LiveFlow {
  /** What the calling convention has a function give back: $bp, $fp, $lr and $sp. */
  private static final long GIVEN_BACK = Registers.mask(true, 8, 4);

  private final ControlFlow flow;
  private final long[] before;
  private final boolean onlyVertices;
  private long atExit;

  LiveFlow(LintContext context) {
    this.flow = context.flow();
    this.before = new long[flow.size()];
    this.onlyVertices = context.entries().in(Mode.SUPERVISOR).stream().allMatch(Entry::codelet);
    long known;
    do {
      known = atExit;
      solve();
      for (Entry entry : context.entries().in(Mode.WORKER)) {
        if (!entry.known()) {
          atExit = Registers.ALL;
        } else if (!entry.earlier().isEmpty()) {
          atExit |= before[entry.unit()];
        }
      }
    } while (atExit != known);
  }

  /** The registers that are still wanted behind a unit. */
  long after(int unit) {
    long live =
        switch (flow.ending(unit)) {
          case NONE -> 0;
          case STOP -> atExit;
          case RETURN ->
              onlyVertices && flow.unit(unit).first().mode() == Mode.SUPERVISOR
                  ? GIVEN_BACK
                  : Registers.ALL;
          case COMPUTED, ELSEWHERE, OFF_END -> Registers.ALL;
        };
    for (ControlFlow.Edge edge : flow.edges(unit)) {
      boolean opaque = edge.kind().isOpaque() || edge.kind() == ControlFlow.Kind.CALL;
      live |= opaque ? Registers.ALL : before[edge.to()];
    }
    return live;
  }

  private void solve() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int unit = flow.size() - 1; unit >= 0; unit--) {
        long live = after(unit);
        for (Insn insn : flow.unit(unit).instructions()) {
          live &= ~Registers.writes(insn);
        }
        for (Insn insn : flow.unit(unit).instructions()) {
          live |= Registers.reads(insn);
        }
        changed |= live != before[unit];
        before[unit] = live;
      }
    }
  }
}
