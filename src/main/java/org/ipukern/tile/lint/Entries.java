package org.ipukern.tile.lint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ipukern.tile.asm.Symbol;
import org.ipukern.tile.isa.Mode;

/** The entries of a program: vertices, supervisor functions, and the workers that they launch. */
final class Entries {
  private static final String CODELET_PREFIX = "__runCodelet_";

  private final List<Entry> entries = new ArrayList<>();

  Entries(ControlFlow flow) {
    Map<Integer, Set<Set<Integer>>> launches = new TreeMap<>();
    Set<Integer> jumpedTo = jumpedTo(flow);
    for (Symbol symbol : flow.program().symbols().values()) {
      OptionalInt unit = symbol.label() ? flow.at(symbol.value()) : OptionalInt.empty();
      if (!symbol.global() || unit.isEmpty()) {
        continue;
      }
      Mode mode = flow.unit(unit.getAsInt()).first().mode();
      boolean codelet = isCodelet(symbol.name()) && !jumpedTo.contains(unit.getAsInt());
      if (mode == Mode.SUPERVISOR || codelet) {
        entries.add(new Entry(symbol.name(), unit.getAsInt(), mode, codelet, Set.of(), true));
      }
      if (mode == Mode.SUPERVISOR) {
        new LaunchFlow(flow, unit.getAsInt())
            .launches()
            .forEach(
                (entry, before) ->
                    launches.computeIfAbsent(entry, e -> new LinkedHashSet<>()).addAll(before));
      }
    }
    launches.forEach(
        (unit, before) -> {
          // A launch of supervisor code is a fault of the launch.
          if (flow.unit(unit).first().mode() == Mode.WORKER) {
            entries.add(launched(flow, unit, before));
          }
        });
  }

  /**
   * Units that some branch or call leads to: shared code, even if it bears the name of a vertex.
   */
  private static Set<Integer> jumpedTo(ControlFlow flow) {
    Set<Integer> targets = new TreeSet<>();
    for (int i = 0; i < flow.size(); i++) {
      for (ControlFlow.Edge edge : flow.edges(i)) {
        if (edge.kind() == ControlFlow.Kind.BRANCH || edge.kind() == ControlFlow.Kind.CALL) {
          targets.add(edge.to());
        }
      }
    }
    return targets;
  }

  /** True for the names that the vertex runtime looks for. */
  static boolean isCodelet(String name) {
    return name.startsWith(CODELET_PREFIX);
  }

  private static Entry launched(ControlFlow flow, int unit, Set<Set<Integer>> before) {
    Set<Integer> earlier = new TreeSet<>();
    before.forEach(earlier::addAll);
    boolean known = !earlier.remove(LaunchFlow.UNKNOWN);
    int address = flow.unit(unit).address();
    String name =
        flow.program().symbols().values().stream()
            .filter(s -> s.label() && s.value() == address)
            .map(Symbol::name)
            .findFirst()
            .orElse("worker");
    return new Entry(name, unit, Mode.WORKER, false, earlier, known);
  }

  /** All entries: supervisor functions and vertices first, launched workers behind them. */
  List<Entry> all() {
    return List.copyOf(entries);
  }

  /** The entries that run in that mode. */
  List<Entry> in(Mode mode) {
    return entries.stream().filter(e -> e.mode() == mode).toList();
  }
}
