package org.ipukern.generator.explore.sweep;

import java.util.List;
import java.util.Set;
import org.ipukern.generator.spec.Precision;
import org.ipukern.tile.cost.PlainGemmCost;
import org.ipukern.tile.cost.PlainGemmShape;
import org.ipukern.tile.timing.TimingModel;

/** Plain GEMMs by their closed form, without a spec for each: at least a million a second. */
final class GemmEstimates implements Estimates {
  private static final Set<String> NUMBERS = Set.of("rows", "inner", "columns");
  private static final Set<String> WORDS = Set.of("precision", "weights", "orientation");
  private static final Set<String> PRECISIONS = Set.of("f16", "f143", "f152", "f143-f152");
  private static final int PANEL = 16;

  /** Bytes of a tile and of its interleaved memory, where the output and some operands must lie. */
  private static final long TILE = 638_976;

  private static final long INTERLEAVED = 425_984;

  private final PlainGemmCost cost;
  private final int[] rows;
  private final int[] inner;
  private final int[] columns;
  private final boolean[] fp8;
  private final boolean[] interleaved;
  private final boolean[] swapped;

  GemmEstimates(SweepSpace space, TimingModel timing) {
    cost = new PlainGemmCost(timing);
    rows = numbers(space, "rows");
    inner = numbers(space, "inner");
    columns = numbers(space, "columns");
    fp8 = new boolean[space.variants()];
    interleaved = new boolean[space.variants()];
    swapped = new boolean[space.variants()];
    List<SweepAxis> words = space.axes(false);
    for (int variant = 0; variant < fp8.length; variant++) {
      List<String> values = space.values(false, variant);
      for (int i = 0; i < words.size(); i++) {
        switch (words.get(i).name()) {
          case "precision" -> fp8[variant] = !values.get(i).equals(Precision.F16.id());
          case "weights" -> interleaved[variant] = values.get(i).equals("interleaved");
          default -> swapped[variant] = values.get(i).equals("swapped");
        }
      }
    }
  }

  private static int[] numbers(SweepSpace space, String name) {
    return space.axes(true).stream()
        .filter(axis -> axis.name().equals(name))
        .flatMap(axis -> axis.values().stream())
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  /** True if the space has all three sizes and nothing that the closed form does not know. */
  static boolean fits(SweepSpace space) {
    if (!space.family().equals("gemm")
        || !space.axes(true).stream()
            .map(SweepAxis::name)
            .toList()
            .equals(List.of("rows", "inner", "columns"))) {
      return false;
    }
    return space.axes(false).stream().allMatch(GemmEstimates::fits)
        && space.axes(true).stream().allMatch(axis -> least(axis) > 0)
        && NUMBERS.size() == space.axes(true).size();
  }

  private static int least(SweepAxis axis) {
    return axis.values().stream().mapToInt(Integer::parseInt).min().orElse(0);
  }

  private static boolean fits(SweepAxis axis) {
    Set<String> known =
        switch (axis.name()) {
          case "precision" -> PRECISIONS;
          case "weights" -> Set.of("standard", "interleaved");
          default -> Set.of("normal", "swapped");
        };
    return WORDS.contains(axis.name()) && known.containsAll(axis.values());
  }

  @Override
  public long cycles(int cell, int variant) {
    int c = columns[cell % columns.length];
    int k = inner[cell / columns.length % inner.length];
    int r = rows[cell / columns.length / inner.length];
    int streamed = swapped[variant] ? c : r;
    long held = up(swapped[variant] ? r : c, PANEL);
    int bytes = fp8[variant] ? 1 : 2;
    long depth = up(k, fp8[variant] ? 2 * PANEL : PANEL);
    long coefficients = held * depth * bytes;
    long output = 2L * streamed * held;
    if (streamed * depth * bytes + coefficients + output > TILE
        || output + (interleaved[variant] ? coefficients : 0) > INTERLEAVED) {
      return NONE;
    }
    return cost.cycles(
        PlainGemmShape.of(streamed, k, (int) held, fp8[variant], interleaved[variant]));
  }

  private static long up(long value, long multiple) {
    return (value + multiple - 1) / multiple * multiple;
  }

  @Override
  public String kind() {
    return "closed form";
  }
}
