package org.ipukern.tile.lint;

import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ipukern.tile.asm.Insn;
import org.ipukern.tile.asm.IssueUnit;
import org.ipukern.tile.asm.Operand;

/**
 * Which worker entries a supervisor function launches, and what it may have launched before each.
 * Paths are told apart by what they launched and by the code addresses that their registers hold.
 */
final class LaunchFlow {
  /** Stands for a launch of code that is not known. */
  static final int UNKNOWN = -1;

  private static final int MOST_STATES = 200;

  /**
   * One way of getting to a place.
   *
   * @param labels units whose address a main register holds, by register
   * @param launched units launched so far
   * @param coarse stands for too many ways to tell apart: nothing is known of the registers
   */
  private record State(Map<Integer, Integer> labels, Set<Integer> launched, boolean coarse) {}

  private final ControlFlow flow;
  private final Map<Integer, Set<Set<Integer>>> launches = new TreeMap<>();
  private final Frames<Set<State>> frames;

  LaunchFlow(ControlFlow flow, int root) {
    this.flow = flow;
    this.frames =
        new Frames<>(flow, this::over, LaunchFlow::join, states -> states.forEach(this::record));
    Set<State> start = Set.of(new State(Map.of(), Set.of(), false));
    Map<Integer, Set<State>> before =
        ForwardFlow.solve(flow, Map.of(root, start), this::over, LaunchFlow::join);
    before.forEach(this::record);
    if (frames.isExhausted()) {
      launches.values().forEach(earlier -> earlier.add(Set.of(UNKNOWN)));
    }
  }

  /** For every launched unit the sets of units that may have been launched before it. */
  Map<Integer, Set<Set<Integer>>> launches() {
    return launches;
  }

  private void record(int unit, Set<State> states) {
    for (Insn insn : flow.unit(unit).instructions()) {
      if (launches(insn)) {
        for (State state : states) {
          int entry = state.labels().getOrDefault(register(insn), UNKNOWN);
          if (entry != UNKNOWN) {
            launches.computeIfAbsent(entry, e -> new LinkedHashSet<>()).add(state.launched());
          }
        }
      }
    }
  }

  private Set<State> over(int unit, Set<State> states, ControlFlow.Edge edge) {
    boolean call = edge.kind() == ControlFlow.Kind.CALL;
    boolean behind = edge.kind() == ControlFlow.Kind.AFTER_CALL;
    Optional<Routine> routine = call || behind ? flow.calledBy(unit) : Optional.empty();
    if (call && routine.isPresent()) {
      return null;
    }
    Set<State> after = new LinkedHashSet<>();
    for (State state : states) {
      Set<State> exits =
          routine.isPresent()
              ? frames.exit(routine.get().entry(), Set.of(over(flow.unit(unit), state, false)))
              : null;
      if (exits == null) {
        after.add(over(flow.unit(unit), state, edge.kind().isOpaque()));
      } else {
        after.addAll(exits);
      }
    }
    return routine.isPresent() ? join(after, Set.of()) : after;
  }

  private State over(IssueUnit unit, State state, boolean opaque) {
    if (!opaque && !matters(unit)) {
      return state;
    }
    Map<Integer, Integer> labels = new TreeMap<>(state.labels());
    Set<Integer> launched = new TreeSet<>(state.launched());
    if (opaque) {
      labels.clear();
      launched.add(UNKNOWN);
    }
    for (Insn insn : unit.instructions()) {
      if (launches(insn)) {
        launched.add(state.labels().getOrDefault(register(insn), UNKNOWN));
      }
      long written = Registers.writes(insn);
      labels.keySet().removeIf(register -> (written >> register & 1) != 0);
      label(insn, state, labels);
    }
    if (state.coarse()) {
      labels.clear();
    }
    return new State(labels, launched, state.coarse());
  }

  /** True if the unit launches, or writes registers of its own mode. */
  private static boolean matters(IssueUnit unit) {
    return unit.instructions().stream().anyMatch(i -> launches(i) || Registers.writes(i) != 0);
  }

  private void label(Insn insn, State state, Map<Integer, Integer> labels) {
    if (insn.operands().size() != 2 || !insn.operands().get(0).spec().kind().isMain()) {
      return;
    }
    int register = (int) insn.operands().get(0).value();
    Operand value = insn.operands().get(1);
    if (insn.mnemonic().equals("setzi")) {
      OptionalInt unit = flow.at(value.value());
      unit.ifPresent(u -> labels.put(register, u));
    } else if (insn.mnemonic().equals("mov") && value.spec().kind().isMain()) {
      Integer copied = state.labels().get((int) value.value());
      if (copied != null) {
        labels.put(register, copied);
      }
    }
  }

  private static Set<State> join(Set<State> one, Set<State> other) {
    Set<State> both = new LinkedHashSet<>(one);
    both.addAll(other);
    boolean coarse = both.size() > MOST_STATES || both.stream().anyMatch(State::coarse);
    return coarse ? Set.of(coarsest(both)) : both;
  }

  private static State coarsest(Set<State> states) {
    Set<Integer> launched = new TreeSet<>(Set.of(UNKNOWN));
    states.forEach(s -> launched.addAll(s.launched()));
    return new State(Map.of(), launched, true);
  }

  /** True if the instruction starts workers. */
  static boolean launches(Insn insn) {
    return insn.mnemonic().equals("runall") || insn.mnemonic().equals("run");
  }

  private static int register(Insn insn) {
    return (int) insn.operand("entry").value();
  }
}
