package org.ipukern.generator.explore.sweep;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.ipukern.generator.gate.CostSizes;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Orientation;
import org.ipukern.generator.spec.Precision;
import org.ipukern.generator.spec.SpecBuilder;
import org.ipukern.generator.spec.Weights;
import org.ipukern.tile.cost.CostTable;

/** GEMMs by their cost tables, without a spec for each: millions a second. */
final class GemmEstimates implements Estimates {
  private static final List<String> NUMBERS = List.of("rows", "inner", "columns");

  /** What decides between tables, or between the sides of the product. */
  private static final Set<String> WORDS = Set.of("precision", "weights", "mode", "orientation");

  private static final int PANEL = 16;

  /** Bytes of a tile and of its interleaved memory, where the output and some operands must lie. */
  private static final long TILE = 638_976;

  private static final long INTERLEAVED = 425_984;

  private final int[] rows;
  private final int[] inner;
  private final int[] columns;
  private final Way[] ways;

  /** A variant: what all its cells have in common. */
  private record Way(
      CostTable table,
      boolean interleaved,
      boolean swapped,
      int group,
      int operandBytes,
      int outputBytes) {}

  GemmEstimates(SweepSpace space) {
    rows = numbers(space, "rows");
    inner = numbers(space, "inner");
    columns = numbers(space, "columns");
    ways = new Way[space.variants()];
    for (int variant = 0; variant < ways.length; variant++) {
      GemmSpec spec = smallest(space.fields(0, variant));
      Precision precision = spec.precision();
      ways[variant] =
          new Way(
              table(spec),
              spec.weights() == Weights.INTERLEAVED,
              spec.orientation() == Orientation.SWAPPED,
              precision.group(),
              precision.operandBytes(),
              precision.outputBytes());
    }
  }

  /** A table does not depend on the sizes, and those of the first cell may not fit on a tile. */
  private static GemmSpec smallest(SpecBuilder words) {
    return (GemmSpec)
        words.with("rows", List.of(1)).with("inner", PANEL).with("columns", PANEL).build();
  }

  private static CostTable table(GemmSpec spec) {
    return CostSizes.of(spec, spec.entryPoints().get(0)).flatMap(CostSizes::table).orElseThrow();
  }

  private static int[] numbers(SweepSpace space, String name) {
    return space.axes(true).stream()
        .filter(axis -> axis.name().equals(name))
        .flatMap(axis -> axis.values().stream())
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  /**
   * True if the space has all three sizes and no words but those that every shape has a table for.
   */
  static boolean fits(SweepSpace space) {
    List<SweepAxis> numbers = space.axes(true);
    return space.family().equals("gemm")
        && numbers.stream().map(SweepAxis::name).toList().equals(NUMBERS)
        && numbers.stream().allMatch(axis -> least(axis) > 0)
        && space.axes(false).stream().allMatch(GemmEstimates::fits);
  }

  private static int least(SweepAxis axis) {
    return axis.values().stream().mapToInt(Integer::parseInt).min().orElse(0);
  }

  private static boolean fits(SweepAxis axis) {
    List<String> known =
        switch (axis.name()) {
          case "precision" -> Stream.of(Precision.values()).map(Precision::id).toList();
          case "weights" -> List.of("standard", "interleaved");
          case "mode" -> List.of("initialize", "accumulate");
          default -> List.of("normal", "swapped");
        };
    return WORDS.contains(axis.name()) && known.containsAll(axis.values());
  }

  @Override
  public long cycles(int cell, int variant) {
    Way way = ways[variant];
    int c = columns[cell % columns.length];
    int k = inner[cell / columns.length % inner.length];
    int r = rows[cell / columns.length / inner.length];
    int streamed = way.swapped ? c : r;
    int panels = up(way.swapped ? r : c, PANEL);
    int groups = up(k, way.group);
    long depth = (long) groups * way.group * way.operandBytes;
    long coefficients = (long) panels * PANEL * depth;
    long output = (long) streamed * panels * PANEL * way.outputBytes;
    if (streamed * depth + coefficients + output > TILE
        || output + (way.interleaved ? coefficients : 0) > INTERLEAVED) {
      return NONE;
    }
    return way.table.cycles(streamed, groups, panels);
  }

  private static int up(int value, int unit) {
    return (value + unit - 1) / unit;
  }

  @Override
  public String kind() {
    return "KernelCosts";
  }
}
