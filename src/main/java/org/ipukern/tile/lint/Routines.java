package org.ipukern.tile.lint;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.ipukern.tile.asm.Insn;

/**
 * Which calls lead to a routine that is known as a whole: all its ways stay in the text and end
 * with a branch through the register that the call linked. Routines that call themselves, or that
 * nest very deep, count as not known.
 */
final class Routines {
  /** More than any kernel nests; keeps the walk off the end of the stack. */
  private static final int MOST_NESTED = 40;

  private record Key(int entry, long link) {}

  private final ControlFlow flow;
  private final Map<Key, Optional<Routine>> known = new HashMap<>();

  Routines(ControlFlow flow) {
    this.flow = flow;
  }

  /** The routine that the call in a unit enters, if it is known as a whole. */
  Optional<Routine> calledBy(int unit) {
    return calledBy(unit, 0);
  }

  private Optional<Routine> calledBy(int unit, int depth) {
    Optional<Insn> call = ControlFlow.control(flow.unit(unit));
    Optional<Integer> entry =
        flow.edges(unit).stream()
            .filter(e -> e.kind() == ControlFlow.Kind.CALL)
            .map(ControlFlow.Edge::to)
            .findFirst();
    if (call.isEmpty() || entry.isEmpty() || depth > MOST_NESTED) {
      return Optional.empty();
    }
    Key key = new Key(entry.get(), Registers.writes(call.get()));
    if (!known.containsKey(key)) {
      known.put(key, Optional.empty());
      known.put(key, routine(key, depth));
    }
    return known.get(key);
  }

  private Optional<Routine> routine(Key key, int depth) {
    BitSet reached = new BitSet(flow.size());
    Deque<Integer> open = new ArrayDeque<>(List.of(key.entry()));
    reached.set(key.entry());
    long writes = 0;
    boolean returns = false;
    while (!open.isEmpty()) {
      int unit = open.pop();
      if (!isPlain(unit, key)) {
        return Optional.empty();
      }
      returns |= flow.ending(unit) == ControlFlow.Ending.RETURN;
      for (Insn insn : flow.unit(unit).instructions()) {
        writes |= Registers.writes(insn);
      }
      for (ControlFlow.Edge edge : flow.edges(unit)) {
        if (edge.kind() == ControlFlow.Kind.CALL) {
          Optional<Routine> nested = calledBy(unit, depth + 1);
          if (nested.isEmpty()) {
            return Optional.empty();
          }
          writes |= nested.get().writes();
        } else if (!reached.get(edge.to())) {
          reached.set(edge.to());
          open.push(edge.to());
        }
      }
    }
    return returns ? Optional.of(new Routine(key.entry(), writes)) : Optional.empty();
  }

  /** True if control stays in the text, in one mode, or leaves it as a return or a stop. */
  private boolean isPlain(int unit, Key key) {
    for (Insn insn : flow.unit(unit).instructions()) {
      boolean links = (Registers.writes(insn) & key.link()) != 0;
      boolean kept = insn.mnemonic().equals("call") || insn.mnemonic().equals("ld32");
      if ((links && !kept) || insn.mode() != flow.unit(key.entry()).first().mode()) {
        return false;
      }
    }
    boolean data = flow.edges(unit).stream().anyMatch(e -> e.kind() == ControlFlow.Kind.OVER_DATA);
    return !data
        && switch (flow.ending(unit)) {
          case NONE, STOP -> true;
          case RETURN -> returnsThrough(unit, key.link());
          case COMPUTED, ELSEWHERE, OFF_END -> false;
        };
  }

  private boolean returnsThrough(int unit, long link) {
    Insn back = ControlFlow.control(flow.unit(unit)).orElseThrow();
    return flow.edges(unit).isEmpty() && Registers.reads(back) == link;
  }
}
