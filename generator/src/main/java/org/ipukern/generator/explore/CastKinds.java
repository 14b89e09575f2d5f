package org.ipukern.generator.explore;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The kinds of casts that have a cost table. */
final class CastKinds {
  private static final int WORKERS = 6;

  /** Values of a vector; from f32 to f16 half of it. */
  private static final int VECTOR = 8;

  /** From here on no worker goes without a row of a panel. */
  private static final int MANY_ROWS = 49;

  /** Workers share rows of all panels. */
  private static final CostKind.Axis PANELS = new CostKind.Axis(7, 6);

  private static final CostKind.Form PACKED =
      new CostKind.Form(1, List.of(MANY_ROWS), WORKERS, PANELS, CostKind.Axis.NONE);

  private static final List<String> PLACEMENTS = List.of("separate", "interleaved", "any");

  private final List<CostKind> kinds = new ArrayList<>();

  private CastKinds() {}

  static List<CostKind> all() {
    CastKinds all = new CastKinds();
    for (String formats :
        List.of("f16 fp8", "fp8 f16", "f32 f16", "f32 fp8", "same fp8", "other fp8")) {
      boolean half = formats.equals("f16 fp8") || formats.equals("fp8 f16");
      for (String placement : PLACEMENTS) {
        all.add(formats + " linear " + placement, linear(formats, placement));
        if (half) {
          all.add(formats + " packed " + placement, PACKED);
          all.add(formats + " packed " + placement + " half", PACKED);
        }
        if (formats.equals("f16 fp8")) {
          for (String step : List.of("quads", "far", "words", "halves")) {
            all.add(formats + " row-major " + placement + " " + step, PACKED);
          }
        }
      }
    }
    return all.kinds;
  }

  /**
   * From two vectors of each worker on; where addresses are tested a schedule starts at a dozen.
   */
  private static CostKind.Form linear(String formats, String placement) {
    int period = WORKERS * (formats.equals("f32 f16") ? VECTOR / 2 : VECTOR);
    List<Integer> starts =
        placement.equals("any") ? List.of(4 * period, 12 * period) : List.of(4 * period);
    return new CostKind.Form(1, starts, period, CostKind.Axis.NONE, CostKind.Axis.NONE);
  }

  private void add(String name, CostKind.Form form) {
    List<String> scales =
        switch (name.substring(0, name.indexOf(' ', 5))) {
          case "f16 fp8" -> List.of("", " scale", " widest");
          case "fp8 f16" -> List.of("", " scale");
          case "f32 fp8" -> List.of("", " scale", " unscaled");
          case "f32 f16" -> List.of("");
          default -> List.of("", " scale", " source-scale", " scale source-scale");
        };
    for (String rounding : List.of("", " stochastic")) {
      for (String overflow : List.of("", " nan")) {
        for (String scale : scales) {
          String full = name + rounding + overflow + scale;
          Set<String> words = Set.of(full.split(" ", -1));
          kinds.add(
              new CostKind(
                  "cast " + full, (n, inner, outer) -> entry(full, words, n, inner), form));
        }
      }
    }
  }

  private static String entry(String name, Set<String> words, int n, int panels) {
    String from = name.substring(0, name.indexOf(' '));
    boolean toFp8 = name.startsWith("fp8", name.indexOf(' ') + 1);
    String layout =
        words.contains("linear") ? "linear" : words.contains("packed") ? "packed" : "row-major";
    int columns = 32 * panels;
    StringBuilder entry = new StringBuilder();
    entry.append(
        String.format(
            Locale.ROOT,
            "{\"cast\":{\"from\":\"%s\",\"to\":\"%s\",\"layout\":\"%s\",\"placement\":\"%s\"",
            from.startsWith("f") && !from.equals("fp8")
                ? from
                : from.equals("other") ? "f152" : "f143",
            toFp8 ? "f143" : "f16",
            layout,
            PLACEMENTS.stream().filter(words::contains).findFirst().orElseThrow()));
    if (layout.equals("linear")) {
      entry.append(",\"elements\":" + n);
    } else {
      entry.append(
          ",\"rows\":" + n + ",\"columns\":" + (words.contains("half") ? columns - 16 : columns));
    }
    if (layout.equals("row-major")) {
      int more =
          words.contains("words")
              ? 2
              : words.contains("halves") ? 3 : words.contains("far") ? 4 * 520 : 0;
      entry.append(",\"source-stride\":" + (columns + more));
    }
    field(entry, words.contains("stochastic"), "\"rounding\":\"stochastic\"");
    field(entry, words.contains("nan"), "\"overflow\":\"nan\"");
    field(entry, words.contains("scale"), "\"scale\":-3");
    field(entry, words.contains("widest"), "\"scale\":-32");
    field(entry, words.contains("unscaled"), "\"scale\":0");
    field(entry, words.contains("source-scale"), "\"source-scale\":5");
    return entry.append("}}").toString();
  }

  private static void field(StringBuilder entry, boolean has, String text) {
    if (has) {
      entry.append(',').append(text);
    }
  }
}
