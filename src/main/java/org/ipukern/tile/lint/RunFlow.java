package org.ipukern.tile.lint;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
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
  private final Map<Integer, Integer> called = new TreeMap<>();
  private final Frames<Integer> frames;

  RunFlow(ControlFlow flow, int root) {
    this.flow = flow;
    this.frames =
        new Frames<>(
            flow,
            this::over,
            RunFlow::join,
            states -> states.forEach((unit, state) -> called.merge(unit, state, RunFlow::join)));
    this.before = ForwardFlow.solve(flow, Map.of(root, IDLE), this::over, RunFlow::join);
  }

  /** The states by unit of the function itself, bits of the constants above. */
  Map<Integer, Integer> before() {
    return before;
  }

  /** The same with the routines of the text that it calls. */
  Map<Integer, Integer> everywhere() {
    Map<Integer, Integer> all = new TreeMap<>(before);
    called.forEach((unit, state) -> all.merge(unit, state, RunFlow::join));
    return all;
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
    if (edge.kind() == ControlFlow.Kind.AFTER_CALL) {
      return behindCall(unit, state);
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

  private static int join(int one, int other) {
    return one | other;
  }

  private Integer behindCall(int unit, int state) {
    Optional<Routine> routine = flow.calledBy(unit);
    if (routine.isEmpty()) {
      // What it does by itself can still be judged.
      flow.edges(unit).stream()
          .filter(e -> e.kind() == ControlFlow.Kind.CALL)
          .forEach(e -> frames.exit(e.to(), UNKNOWN));
      return UNKNOWN;
    }
    int behind = 0;
    for (int bit : new int[] {IDLE, RUNNING, UNKNOWN}) {
      if ((state & bit) != 0) {
        Integer exit = frames.exit(routine.get().entry(), bit);
        behind |= exit == null ? UNKNOWN : exit;
      }
    }
    return behind;
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
