package org.ipukern.generator.gate;

import java.util.ArrayList;
import java.util.List;
import org.ipukern.generator.reference.GemmNumbers;
import org.ipukern.generator.reference.Seeded;
import org.ipukern.generator.spec.GemmSpec;
import org.ipukern.generator.spec.Overflow;

/** Data for GEMMs: whole numbers, Gaussian values, and partials that overflow. */
final class GemmData implements DataSource {
  /** Scales of the left operand and of the coefficients where the entry leaves them open. */
  private static final int[][] SCALES = {{0, 0}, {3, -5}, {-2, 4}};

  private final GemmSpec spec;
  private final int rows;

  GemmData(GemmSpec spec, int rows) {
    this.spec = spec;
    this.rows = rows;
  }

  @Override
  public List<KernelData> ordinary() {
    return List.of(
        data(GemmValueKind.WHOLE, 1, 0),
        data(GemmValueKind.GAUSSIAN, 2, 1),
        data(GemmValueKind.WHOLE, 3, 2));
  }

  @Override
  public List<KernelData> special() {
    return spec.precision().outputBytes() == 2
        ? List.of(data(GemmValueKind.OVERFLOWING, 4, 0))
        : List.of();
  }

  @Override
  public int storesPerWord() {
    return Math.toIntExact(spec.rounds());
  }

  private KernelData data(GemmValueKind kind, long seed, int scales) {
    int left = spec.scale().orElse(SCALES[scales][0]);
    int coefficients = spec.coefficientsScale().orElse(SCALES[scales][1]);
    if (left + coefficients < -32 || left + coefficients > 31) {
      // Only one of them is open; the other leaves no room for it.
      left = spec.scale().orElse(0);
      coefficients = spec.coefficientsScale().orElse(0);
    }
    GemmNumbers numbers =
        new GemmNumbers(
            spec.precision(),
            spec.precision().isFp8() ? left + coefficients : 0,
            spec.overflow() == Overflow.NAN
                ? org.ipukern.tile.number.Overflow.NAN
                : org.ipukern.tile.number.Overflow.SATURATE);
    GemmValues values = new GemmValues(spec, numbers, new Seeded(seed));
    List<GemmProduct> products = new ArrayList<>();
    for (int i = 0; i < spec.batch(); i++) {
      products.add(values.product(kind, rows));
    }
    GemmOperands operands = new GemmOperands(spec, rows, products);
    return new KernelData(
        kind.title() + ", seed " + seed,
        operands.list(left, coefficients),
        operands::place,
        kind == GemmValueKind.GAUSSIAN ? operands.outsideBound() : "");
  }
}
