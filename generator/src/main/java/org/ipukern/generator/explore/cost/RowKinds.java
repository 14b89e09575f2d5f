package org.ipukern.generator.explore.cost;

import static org.ipukern.generator.explore.cost.LayoutKinds.PARTS;
import static org.ipukern.generator.explore.cost.LayoutKinds.WORKERS;
import static org.ipukern.generator.explore.cost.LayoutKinds.fill;
import static org.ipukern.generator.explore.cost.LayoutKinds.rest;
import static org.ipukern.generator.explore.cost.LayoutKinds.shape;
import static org.ipukern.generator.explore.cost.LayoutKinds.steps;
import static org.ipukern.generator.explore.cost.LayoutKinds.strides;

import java.util.List;

/** Copies, fills and pads: rows that stay rows. */
final class RowKinds {
  /** Quads of a row up to which rows are shared as they are. */
  private static final int SHORT = 16;

  private static final CostKind.Axis NONE = CostKind.Axis.NONE;
  private static final CostKind.Axis SHORT_ROWS = new CostKind.Axis(SHORT + 1, 0);

  private final LayoutKinds kinds;
  private final LayoutKinds.Stem stem;
  private final int quad;
  private final List<Integer> rests;

  RowKinds(LayoutKinds kinds, LayoutKinds.Stem stem) {
    this.kinds = kinds;
    this.stem = stem;
    this.quad = stem.quad();
    this.rests = stem.bits() == 16 ? List.of(0, 1, 2, 3) : List.of(0);
  }

  void addAll() {
    copies();
    fills();
    if (stem.bits() == 16 && !stem.isAnywhere()) {
      pads();
    }
  }

  private CostKind.Form linear() {
    int period = WORKERS * quad;
    return new CostKind.Form(1, List.of(5 * period), period, NONE, NONE);
  }

  private static CostKind.Form rows(CostKind.Axis inner, CostKind.Axis outer) {
    return new CostKind.Form(2, List.of(13), WORKERS, inner, outer);
  }

  private long elements(int quads) {
    return (long) quads * quad;
  }

  /** Quads between rows: few, or more than an immediate steps over. */
  private static int gap(boolean far) {
    return far ? 200 : 1;
  }

  private void copies() {
    kinds.add("copy " + stem + " dense", linear(), (e, n, inner, outer) -> shape(e, 1, n));
    for (int rest : rests) {
      for (int steps = 0; steps <= (stem.isAnywhere() ? 2 : 0); steps++) {
        int source = gap(steps > 1);
        int target = gap(steps > 0) + 1;
        kinds.add(
            "copy " + stem + rest(rest) + " short" + steps(steps),
            rows(SHORT_ROWS, NONE),
            (e, n, q, outer) ->
                strides(
                    shape(e, n, elements(q) + rest), elements(q + source), elements(q + target)));
      }
      kinds.add(
          "copy " + stem + rest(rest) + " long",
          rows(PARTS, NONE),
          (e, n, q, outer) ->
              strides(
                  shape(e, n, elements(q + SHORT) + rest),
                  elements(q + SHORT + 1),
                  elements(q + SHORT + 2)));
    }
    kinds.add(
        "copy " + stem + " long onto-dense",
        rows(PARTS, NONE),
        (e, n, q, outer) -> strides(shape(e, n, elements(q + SHORT)), elements(q + SHORT + 2), 0));
  }

  private void fills() {
    for (String filled : List.of("", " filled")) {
      kinds.add(
          "fill " + stem + " dense" + filled,
          linear(),
          (e, n, inner, outer) -> fill(shape(e, 1, n), filled));
      for (int rest : rests) {
        for (int steps = 0; steps <= 1; steps++) {
          int gap = gap(steps > 0) + 1;
          kinds.add(
              "fill " + stem + filled + rest(rest) + " short" + steps(steps),
              rows(SHORT_ROWS, NONE),
              (e, n, q, outer) ->
                  fill(strides(shape(e, n, elements(q) + rest), 0, elements(q + gap)), filled));
        }
        kinds.add(
            "fill " + stem + filled + rest(rest) + " long",
            rows(PARTS, NONE),
            (e, n, q, outer) ->
                fill(
                    strides(shape(e, n, elements(q + SHORT) + rest), 0, elements(q + SHORT + 2)),
                    filled));
      }
    }
  }

  /** Rows of halves to rows that are one to seven longer. */
  private void pads() {
    for (String filled : List.of("", " filled")) {
      for (int rest : rests) {
        String name = "pad " + stem + filled + rest(rest);
        pad(name + " short", SHORT_ROWS, 0, rest, filled);
        pad(name + " long", PARTS, SHORT, rest, filled);
      }
    }
  }

  private void pad(String name, CostKind.Axis quads, int before, int rest, String filled) {
    kinds.add(
        name,
        rows(quads, new CostKind.Axis(8, 0)),
        (e, n, q, more) -> {
          long columns = elements(before + q) + rest;
          strides(
              shape(e, n, columns).with("width", columns + more),
              elements(before + q + 1),
              elements(before + q + 3));
          return fill(e, filled);
        });
  }
}
