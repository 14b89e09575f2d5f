package org.ipukern.generator.spec.json;

import java.util.ArrayList;
import java.util.List;

/** Where in the tree a parser stands. */
final class JsonPath {
  private final List<Object> steps = new ArrayList<>();

  void enter(String name) {
    steps.add(name);
  }

  void enter(int index) {
    steps.add(index);
  }

  void leave() {
    steps.remove(steps.size() - 1);
  }

  /** The scope of the innermost object; a list element of the top object is its entry. */
  Scope scope(Scope top) {
    boolean inEntry =
        steps.size() > 1 && steps.get(0) instanceof String && steps.get(1) instanceof Integer;
    String entry = inEntry ? text(steps.subList(0, 2)) : "";
    String prefix = text(steps.subList(inEntry ? 2 : 0, steps.size()));
    return new Scope(top.file(), entry, prefix, top.problems());
  }

  private static String text(List<Object> steps) {
    StringBuilder out = new StringBuilder();
    for (Object step : steps) {
      if (step instanceof String name) {
        out.append(out.isEmpty() ? "" : ".").append(Shown.plain(name));
      } else {
        out.append('[').append(step).append(']');
      }
    }
    return out.toString();
  }
}
