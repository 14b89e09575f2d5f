package org.ipukern.generator.explore.cost;

import static org.ipukern.generator.explore.cost.LayoutKinds.PARTS;
import static org.ipukern.generator.explore.cost.LayoutKinds.WORKERS;
import static org.ipukern.generator.explore.cost.LayoutKinds.shape;
import static org.ipukern.generator.explore.cost.LayoutKinds.steps;
import static org.ipukern.generator.explore.cost.LayoutKinds.strides;

import java.util.List;

/** Coefficient blocks from rows, and transposes. */
final class BlockKinds {
  /** Source and target strides by the number of steps that are too long; 0: dense. */
  private static final int[][] HALVES = {
    {0, 0}, {256, 0}, {0, 176}, {0, 512}, {260, 0}, {512, 0}, {260, 176}, {260, 512}, {512, 512}
  };

  private static final int[][] WORDS = {{0, 0}, {256, 0}, {256, 256}, {0, 260}, {256, 260}};

  /** No step fits a stride field. */
  private static final int[][] FAR_WORDS = {{}, {1024, 0}, {1024, 256}, {0, 1024}, {1024, 1024}};

  /** Source strides of coefficient blocks likewise; no stride gives two or three steps. */
  private static final int[][] COEFFICIENTS = {{0, 0}, {256, 0}, {}, {}, {260, 0}, {512, 0}};

  /** A dense source, and one whose step alone is too long. */
  private static final int[][] ONE_STEP = {{0, 0}, {512, 0}};

  private static final int[][] ONE_WORD_STEP = {{0, 0}, {256, 0}};

  private static final CostKind.Axis NONE = CostKind.Axis.NONE;

  private final LayoutKinds kinds;
  private final LayoutKinds.Stem stem;

  BlockKinds(LayoutKinds kinds, LayoutKinds.Stem stem) {
    this.kinds = kinds;
    this.stem = stem;
  }

  void addAll() {
    if (stem.bits() <= 16) {
      coefficients();
    }
    transposes();
  }

  private void coefficients() {
    int panel = stem.panel();
    boolean any = stem.isAnywhere();
    CostKind.Form form = new CostKind.Form(1, List.of(19), WORKERS, NONE, NONE);
    String stemmed = "coefficients-from-rows " + stem;
    for (String way : any ? List.of("", " steps1") : List.of("", " dense")) {
      int stride = way.isEmpty() ? 2 * panel : any ? 800 * 16 / stem.bits() : panel;
      kinds.add(
          stemmed + " cxk" + way,
          form,
          (e, n, inner, outer) ->
              strides(shape(e, 16L * n, panel).with("order", "cxk"), stride, 0));
    }
    LayoutKinds.Fields fields = (e, n, inner, outer) -> shape(e, (long) n * panel, 16);
    strided(stemmed, form, fields, stem.bits() == 16 ? COEFFICIENTS : ONE_STEP);
    if (stem.bits() == 16 && !any) {
      accumulators(stemmed, form, fields);
    }
  }

  private void transposes() {
    int side = stem.bits() == 32 ? 2 : 4;
    boolean separate = !stem.isAnywhere();
    CostKind.Form form = new CostKind.Form(1, List.of(19), WORKERS, PARTS, NONE);
    LayoutKinds.Fields fields =
        (e, n, inner, outer) -> shape(e, (long) n * side, (long) inner * side);
    String stemmed = "transpose " + stem;
    switch (stem.bits()) {
      case 8 -> strided(stemmed, form, fields, ONE_STEP);
      case 16 -> {
        strided(stemmed, form, fields, HALVES);
        if (separate) {
          accumulators(stemmed, form, fields);
        }
      }
      default -> {
        if (separate) {
          strided(stemmed, form, fields, ONE_WORD_STEP);
        }
        strided(stemmed + (separate ? " far" : ""), form, fields, separate ? FAR_WORDS : WORDS);
      }
    }
  }

  private void accumulators(String stemmed, CostKind.Form form, LayoutKinds.Fields fields) {
    strided(
        stemmed + " accumulator",
        form,
        (e, n, inner, outer) -> fields.set(e, n, inner, outer).with("method", "accumulator"),
        ONE_STEP);
  }

  /** One kind for each pair of strides; its place is the number of steps. */
  private void strided(
      String stemmed, CostKind.Form form, LayoutKinds.Fields fields, int[][] strides) {
    for (int steps = 0; steps < strides.length; steps++) {
      if (strides[steps].length > 0) {
        int source = strides[steps][0];
        int target = strides[steps][1];
        kinds.add(
            stemmed + steps(steps),
            form,
            (e, n, inner, outer) -> strides(fields.set(e, n, inner, outer), source, target));
      }
    }
  }
}
