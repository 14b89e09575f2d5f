package org.ipukern.generator.explore.cost;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.KernelSpec;

/** The kinds of GEMMs that have a cost table: every variant of one product. */
final class GemmKinds {
  private static final int WORKERS = 6;

  /** Below it each row count stands for itself, as some workers have fewer than 3 rows. */
  private static final int MANY_ROWS = 24;

  /** From here on a stride field cannot step over a worker's rows. */
  private static final int FAR = 769;

  /** Two rounds after the first two, see CostTable. */
  private static final CostKind.Axis ROUNDS = new CostKind.Axis(3, 2);

  /** Retained accumulators: a panel round of 6 n + 5 rows may bring the supervisor one slot on. */
  private static final CostKind.Axis SIXTHS = new CostKind.Axis(3, 6);

  /** Halves: two launches a round, so that it takes some rounds more to become steady. */
  private static final CostKind.Axis LATER = new CostKind.Axis(5, 2);

  private static final CostKind.Form HALVES =
      new CostKind.Form(1, List.of(MANY_ROWS), WORKERS, ROUNDS, LATER);

  private static final CostKind.Form PLAIN =
      new CostKind.Form(1, List.of(MANY_ROWS, FAR), WORKERS, ROUNDS, ROUNDS);

  private static final CostKind.Form RETAINED =
      new CostKind.Form(MANY_ROWS, List.of(MANY_ROWS), WORKERS, SIXTHS, SIXTHS);

  private static final CostKind.Form PACKED =
      new CostKind.Form(1, List.of(13), WORKERS, ROUNDS, ROUNDS);

  /** Quarters of any format cost the same. */
  private static final List<String> PRECISIONS = List.of("f16", "fp8", "f16-f32", "f32");

  private static final List<String> WEIGHTS = List.of("standard", "interleaved");
  private static final List<String> MODES = List.of("initialize", "accumulate");

  private final List<CostKind> kinds = new ArrayList<>();

  private GemmKinds() {}

  static List<CostKind> all() {
    GemmKinds all = new GemmKinds();
    for (String precision : PRECISIONS) {
      for (String weights : WEIGHTS) {
        String stem = precision + " " + weights;
        CostKind.Form form = precision.equals("f16-f32") ? HALVES : PLAIN;
        all.add(stem + " initialize", form);
        all.add(stem + " accumulate", form);
        if (!precision.endsWith("f32")) {
          all.add(stem + " initialize packed", PACKED);
          all.add(stem + " accumulate packed", PACKED);
          all.add(stem + " initialize retained", RETAINED);
        }
      }
    }
    return all.kinds;
  }

  private void add(String name, CostKind.Form form) {
    kinds.add(kind(name, form));
    kinds.add(kind(name + " leading", form));
    for (int bits = 1; name.startsWith("fp8") && bits < 16; bits++) {
      String arithmetic =
          ((bits & 1) == 0 ? "" : " stochastic")
              + ((bits & 2) == 0 ? "" : " nan")
              + ((bits & 4) == 0 ? "" : " scale")
              + ((bits & 8) == 0 ? "" : " coefficients-scale");
      kinds.add(kind(name + arithmetic, form));
    }
  }

  private static CostKind kind(String name, CostKind.Form form) {
    return new CostKind("gemm " + name, (n, inner, outer) -> spec(name, n, inner, outer), form);
  }

  private static KernelSpec spec(String name, int n, int inner, int outer) {
    WordedEntry entry = WordedEntry.of("gemm", name);
    boolean fp8 = entry.says("fp8");
    int unit = entry.says("packed") ? 16 : 1;
    int groups = entry.says("retained") ? inner + 1 : inner;
    // Mostly the row count after it brings in no other body of a worker; where it does, nobody asks
    // (see GemmCostSizes).
    List<Integer> rows =
        entry.says("leading") ? List.of(n * unit, (n + 1) * unit) : List.of(n * unit);
    return entry
        .with("precision", fp8 ? "f143" : entry.oneOf(PRECISIONS))
        .with("rows", rows)
        .with("inner", groups * (fp8 ? 32 : 16))
        .with("columns", outer * 16)
        .with("weights", entry.oneOf(WEIGHTS))
        .with("mode", entry.oneOf(MODES))
        .ifSaid("packed", "output", "packed")
        .ifSaid("retained", "accumulators", "retained")
        .ifSaid("stochastic", "rounding", "stochastic")
        .ifSaid("nan", "overflow", "nan")
        .ifSaid("scale", "scale", -3)
        .ifSaid("coefficients-scale", "coefficients-scale", 5)
        .spec();
  }
}
