package org.ipukern.tile.lint;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.Program;
import org.ipukern.tile.asm.StackUsage;

/** The states of the stack on all ways through a supervisor function. */
final class StackFlow {
  private static final int MOST_STATES = 64;

  private final ControlFlow flow;
  private final Map<Integer, Set<StackState>> before;
  private final Frames<Set<StackState>> frames;

  private StackFlow(ControlFlow flow, int root) {
    this.flow = flow;
    this.frames = new Frames<>(flow, this::over, StackFlow::join, states -> {});
    this.before =
        ForwardFlow.solve(
            flow, Map.of(root, Set.of(StackState.AT_ENTRY)), this::over, StackFlow::join);
  }

  static StackFlow of(LintContext context, Entry entry) {
    return new StackFlow(context.flow(), entry.unit());
  }

  /** The states in which the function returns, by unit; empty sets where nothing is known. */
  Map<Integer, Set<StackState>> atReturn() {
    Map<Integer, Set<StackState>> returns = new TreeMap<>();
    before.forEach(
        (unit, states) -> {
          if (flow.ending(unit) == ControlFlow.Ending.RETURN) {
            returns.put(unit, states);
          }
        });
    return returns;
  }

  /** Bytes that the function takes off {@code $sp} at most, as far as it is known. */
  long deepest() {
    long deepest = 0;
    for (int unit : before.keySet()) {
      for (StackState state : after(unit, before.get(unit))) {
        deepest = Math.max(deepest, state.deepest());
      }
    }
    return deepest;
  }

  private Set<StackState> over(int unit, Set<StackState> states, ControlFlow.Edge edge) {
    return switch (edge.kind()) {
      case CALL -> null;
      case OVER_DATA -> Set.of();
      case AFTER_CALL -> behindCall(unit, after(unit, states));
      default -> after(unit, states);
    };
  }

  private Set<StackState> behindCall(int unit, Set<StackState> states) {
    Optional<Routine> routine = flow.calledBy(unit);
    if (routine.isEmpty()) {
      // It is taken to keep to the calling convention.
      return states;
    }
    boolean declares = declaresItself(unit, routine.get().entry());
    Set<StackState> behind = null;
    for (StackState state : states) {
      Set<StackState> exits = frames.exit(routine.get().entry(), Set.of(state));
      Set<StackState> arriving = new LinkedHashSet<>();
      for (StackState exit : exits == null ? Set.<StackState>of() : exits) {
        arriving.add(declares ? exit.withDeepest(state.deepest()) : exit);
      }
      behind = behind == null ? arriving : join(behind, arriving);
    }
    return behind == null ? Set.of() : behind;
  }

  /** True if the runtime counts the stack of a routine by a declaration of its own. */
  private boolean declaresItself(int call, int entry) {
    Program program = flow.program();
    int address = flow.unit(entry).address();
    boolean elsewhere = !flow.section(address).equals(flow.section(flow.unit(call).address()));
    return elsewhere
        || program.stackUsages().stream()
            .map(StackUsage::target)
            .flatMap(target -> program.symbol(target).stream())
            .anyMatch(symbol -> symbol.label() && symbol.value() == address);
  }

  private Set<StackState> after(int unit, Set<StackState> states) {
    if (flow.unit(unit).instructions().stream().noneMatch(StackState::concerns)) {
      return states;
    }
    Set<StackState> after = new LinkedHashSet<>();
    for (StackState state : states) {
      StackState next = state;
      for (Insn insn : flow.unit(unit).instructions()) {
        next = next.after(insn);
      }
      after.add(next);
    }
    return after;
  }

  /** The union; too many states to tell apart become none, which stands for anything. */
  private static Set<StackState> join(Set<StackState> one, Set<StackState> other) {
    Set<StackState> both = new LinkedHashSet<>(one);
    both.addAll(other);
    return one.isEmpty() || other.isEmpty() || both.size() > MOST_STATES ? Set.of() : both;
  }
}
