package org.ipukern.tile.lint;

import java.util.Map;
import org.ipukern.tile.asm.Insn;

/** Which registers some path from an entry may have written, before every unit it reaches. */
final class WrittenFlow {
  private final ControlFlow flow;
  private final Map<Integer, Long> before;

  WrittenFlow(ControlFlow flow, int root, long written) {
    this.flow = flow;
    this.before =
        ForwardFlow.solve(flow, Map.of(root, written), this::over, (one, other) -> one | other);
  }

  /** The sets by unit, only for units that are reached. */
  Map<Integer, Long> before() {
    return before;
  }

  /** False if some path leads to code that is not known. */
  boolean complete() {
    return before.keySet().stream()
        .map(flow::ending)
        .noneMatch(e -> e == ControlFlow.Ending.COMPUTED || e == ControlFlow.Ending.ELSEWHERE);
  }

  /** Everything that any path may have written. */
  long all() {
    long all = 0;
    for (Map.Entry<Integer, Long> entry : before.entrySet()) {
      all |= entry.getValue() | writes(entry.getKey());
    }
    return all;
  }

  private long over(int unit, long written, ControlFlow.Edge edge) {
    if (edge.kind() == ControlFlow.Kind.AFTER_CALL) {
      long called = flow.calledBy(unit).map(Routine::writes).orElse(Registers.ALL);
      return written | writes(unit) | called;
    }
    return edge.kind().isOpaque() ? Registers.ALL : written | writes(unit);
  }

  private long writes(int unit) {
    long mask = 0;
    for (Insn insn : flow.unit(unit).instructions()) {
      mask |= Registers.writes(insn);
    }
    return mask;
  }
}
