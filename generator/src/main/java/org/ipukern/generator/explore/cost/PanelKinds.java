package org.ipukern.generator.explore.cost;

import static org.ipukern.generator.explore.cost.LayoutKinds.PARTS;
import static org.ipukern.generator.explore.cost.LayoutKinds.WORKERS;
import static org.ipukern.generator.explore.cost.LayoutKinds.fill;
import static org.ipukern.generator.explore.cost.LayoutKinds.rest;
import static org.ipukern.generator.explore.cost.LayoutKinds.shape;
import static org.ipukern.generator.explore.cost.LayoutKinds.steps;
import static org.ipukern.generator.explore.cost.LayoutKinds.strides;

import java.util.List;

/** Rows from panels and panels from rows. */
final class PanelKinds {
  private static final int FRAGMENT = 16;
  private static final CostKind.Axis NONE = CostKind.Axis.NONE;
  private static final CostKind.Axis ROWS = new CostKind.Axis(16, 0);

  private final LayoutKinds kinds;
  private final LayoutKinds.Stem stem;

  PanelKinds(LayoutKinds kinds, LayoutKinds.Stem stem) {
    this.kinds = kinds;
    this.stem = stem;
  }

  void addAll() {
    rows();
    panels();
  }

  /** Whole fragments; or with a cut one, filled up to 16 columns. */
  private void rows() {
    for (String filled : List.of("", " filled")) {
      for (int rest = 0; rest < (stem.bits() == 16 ? FRAGMENT : 1); rest++) {
        if (rest == 0 && !filled.isEmpty()) {
          continue;
        }
        String name = "rows-from-panels " + stem + filled + rest(rest);
        if (stem.isAnywhere()) {
          int far = (stem.bits() == 16 ? 33 : 65) - (rest > 0 ? 1 : 0);
          rows(name, new CostKind.Form(1, List.of(13), WORKERS, ROWS, NONE), rest, filled);
          rows(
              name + " steps1",
              new CostKind.Form(far, List.of(far), WORKERS, ROWS, NONE),
              rest,
              filled);
        } else {
          // Fragments go down and up by turns, so a worker's cost grows by pairs of them.
          rows(name, new CostKind.Form(1, List.of(31), 2 * WORKERS, ROWS, NONE), rest, filled);
        }
      }
    }
  }

  private void rows(String name, CostKind.Form form, int rest, String filled) {
    kinds.add(
        name,
        form,
        (e, n, rows, outer) -> {
          shape(e, rows + 1L, (long) n * FRAGMENT + rest);
          if (rest > 0) {
            e.with("width", (long) n * FRAGMENT + FRAGMENT);
          }
          return fill(e, filled);
        });
  }

  private void panels() {
    int panel = stem.panel();
    for (int quads = 0; quads < 4; quads++) {
      int rest = quads * stem.quad();
      // Whole panels count from 0 where there is a rest.
      CostKind.Axis parts = rest > 0 ? new CostKind.Axis(8, 6) : PARTS;
      CostKind.Form form = new CostKind.Form(1, List.of(49), WORKERS, parts, NONE);
      if (!stem.isAnywhere()) {
        // One panel without gaps needs no stride word; with gaps it does.
        int columns = rest > 0 ? rest : panel;
        kinds.add(
            "panels-from-rows " + stem + rest(rest) + " strided",
            new CostKind.Form(1, List.of(49), WORKERS, NONE, NONE),
            (e, n, p, outer) -> strides(shape(e, n, columns), 2L * panel, 0));
      }
      int most = stem.isAnywhere() ? rest > 0 ? 2 : 1 : 0;
      for (int steps = 0; steps <= most; steps++) {
        // Between the two a step is long for the whole panels or for the rest alone.
        int far = (steps == 2 || rest == 0 ? 800 : 520) * 16 / stem.bits();
        int stride = steps == 0 ? 0 : far;
        kinds.add(
            "panels-from-rows " + stem + rest(rest) + steps(steps),
            form,
            (e, n, p, outer) ->
                strides(
                    shape(e, n, rest > 0 ? (p - 1L) * panel + rest : (long) p * panel), stride, 0));
      }
    }
  }
}
