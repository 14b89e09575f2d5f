package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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

  private final List<CostKind> kinds = new ArrayList<>();

  private GemmKinds() {}

  static List<CostKind> all() {
    GemmKinds all = new GemmKinds();
    for (String precision : List.of("f16", "fp8", "f16-f32", "f32")) {
      for (String weights : List.of("standard", "interleaved")) {
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
    List<String> words = List.of(name.split(" ", -1));
    return new CostKind("gemm " + name, (n, inner, outer) -> entry(words, n, inner, outer), form);
  }

  private static String entry(List<String> words, int n, int inner, int outer) {
    boolean fp8 = words.get(0).equals("fp8");
    int unit = words.contains("packed") ? 16 : 1;
    int groups = words.contains("retained") ? inner + 1 : inner;
    // Mostly the row count after it brings in no other body of a worker; where it does, nobody asks
    // (see GemmCostSizes).
    String rows = n * unit + (words.contains("leading") ? "," + (n + 1) * unit : "");
    StringBuilder entry = new StringBuilder();
    entry.append(
        String.format(
            Locale.ROOT,
            "{\"gemm\":{\"precision\":\"%s\",\"rows\":[%s],\"inner\":%d,\"columns\":%d,"
                + "\"weights\":\"%s\",\"mode\":\"%s\"",
            fp8 ? "f143" : words.get(0),
            rows,
            groups * (fp8 ? 32 : 16),
            outer * 16,
            words.get(1),
            words.get(2)));
    field(entry, words.contains("packed"), "\"output\":\"packed\"");
    field(entry, words.contains("retained"), "\"accumulators\":\"retained\"");
    field(entry, words.contains("stochastic"), "\"rounding\":\"stochastic\"");
    field(entry, words.contains("nan"), "\"overflow\":\"nan\"");
    field(entry, words.contains("scale"), "\"scale\":-3");
    field(entry, words.contains("coefficients-scale"), "\"coefficients-scale\":5");
    return entry.append("}}").toString();
  }

  private static void field(StringBuilder entry, boolean has, String text) {
    if (has) {
      entry.append(',').append(text);
    }
  }
}
