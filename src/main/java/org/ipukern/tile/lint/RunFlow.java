package org.ipukern.tile.lint;

import java.util.Map;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.isa.InstructionTable;
import org.ipukern.tile.isa.NamedConstant;

/** Whether workers may be running, before every unit of a supervisor function. */
final class RunFlow {
  /** On some way to here no worker runs. */
  static final int IDLE = 1;

  /** On some way to here workers run. */
  static final int RUNNING = 2;

  /** On some way to here that is not known. */
  static final int UNKNOWN = 4;

  private static final long LOCAL_SYNC =
      InstructionTable.ipu21()
          .constant("TEXCH_SYNCZONE_LOCAL")
          .map(NamedConstant::value)
          .orElseThrow();

  private final ControlFlow flow;
  private final Map<Integer, Integer> before;

  RunFlow(ControlFlow flow, int root) {
    this.flow = flow;
    this.before =
        ForwardFlow.solve(flow, Map.of(root, IDLE), this::over, (one, other) -> one | other);
  }

  /** The states by unit, bits of the constants above. */
  Map<Integer, Integer> before() {
    return before;
  }

  /** True if workers run there on every way that is known. */
  static boolean certain(int state) {
    return state == RUNNING;
  }

  /** True if workers run there on some way, and nothing is unknown. */
  static boolean possible(int state) {
    return (state & RUNNING) != 0 && (state & UNKNOWN) == 0;
  }

  private Integer over(int unit, Integer state, ControlFlow.Edge edge) {
    if (edge.kind() == ControlFlow.Kind.CALL) {
      return null;
    }
    if (edge.kind().isOpaque()) {
      return UNKNOWN;
    }
    int after = state;
    for (Insn insn : flow.unit(unit).instructions()) {
      after = after(insn, after);
    }
    return after;
  }

  private static int after(Insn insn, int state) {
    return switch (insn.mnemonic()) {
      case "run", "runall" -> RUNNING;
      case "sync" ->
          insn.operand("zone").value() == LOCAL_SYNC ? IDLE : state == IDLE ? IDLE : UNKNOWN;
      default -> state;
    };
  }
}
