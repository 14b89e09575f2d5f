package org.ipukern.generator.explore.cost;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.spec.KernelSpec;

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

  private static final List<String> LAYOUTS = List.of("linear", "packed", "row-major");
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
          kinds.add(new CostKind("cast " + full, (n, inner, outer) -> spec(full, n, inner), form));
        }
      }
    }
  }

  private static KernelSpec spec(String name, int n, int panels) {
    WordedEntry entry = WordedEntry.of("cast", name);
    String layout = entry.oneOf(LAYOUTS);
    int columns = 32 * panels;
    entry
        .with("from", from(name.substring(0, name.indexOf(' '))))
        .with("to", name.startsWith("fp8", name.indexOf(' ') + 1) ? "f143" : "f16")
        .with("layout", layout)
        .with("placement", entry.oneOf(PLACEMENTS));
    if (layout.equals("linear")) {
      entry.with("elements", n);
    } else {
      entry.with("rows", n).with("columns", entry.says("half") ? columns - 16 : columns);
    }
    return entry
        .ifSaid("quads", "source-stride", columns)
        .ifSaid("far", "source-stride", columns + 4 * 520)
        .ifSaid("words", "source-stride", columns + 2)
        .ifSaid("halves", "source-stride", columns + 3)
        .ifSaid("stochastic", "rounding", "stochastic")
        .ifSaid("nan", "overflow", "nan")
        .ifSaid("scale", "scale", -3)
        .ifSaid("widest", "scale", -32)
        .ifSaid("unscaled", "scale", 0)
        .ifSaid("source-scale", "source-scale", 5)
        .spec();
  }

  private static String from(String word) {
    return switch (word) {
      case "fp8", "same" -> "f143";
      case "other" -> "f152";
      default -> word;
    };
  }
}
